import { findAiModel } from './aiModel';
import { PLANS } from '~/contract/plans';
import type { Env } from './env';

/** One part of an installation, and the effect of its settings. */
export interface SetupLine {
  part: 'mail' | 'payments' | 'ai' | 'settings';
  /** False where the part is missing or a stand-in. */
  isSetUp: boolean;
  /** A sentence for the operator. */
  text: string;
}

function describeMail({ smtpUrl, dataDir }: Env): SetupLine {
  return smtpUrl === undefined
    ? {
        part: 'mail',
        isSetUp: false,
        text: `Mail: no mail server is set up (SMTP_URL). Links to verify an address or to reset a password stay in ${dataDir}/outbox.`,
      }
    : { part: 'mail', isSetUp: true, text: `Mail: sent through ${new URL(smtpUrl).host}.` };
}

function describePayments({ billing, billingPlan }: Env): SetupLine {
  if (billing === 'stripe') return { part: 'payments', isSetUp: true, text: 'Payments: taken by Stripe.' };
  return {
    part: 'payments',
    isSetUp: false,
    text:
      billing === 'test'
        ? 'Payments: a test checkout gives every plan and charges nothing (BILLING=test).'
        : `Payments: none are taken (BILLING=none). Every account has the ${PLANS[billingPlan].name} plan.`,
  };
}

function describeAi(env: Env): SetupLine {
  const model = findAiModel(env);
  return model === undefined
    ? {
        part: 'ai',
        isSetUp: false,
        text: 'AI: none is set up (ANTHROPIC_API_KEY or OPENAI_BASE_URL). The local rules judge every message alone.',
      }
    : { part: 'ai', isSetUp: true, text: `AI: ${model} judges what the pre-filter lets pass.` };
}

/** Tells the operator at start which optional parts are set up, and what is ignored. The lines contain no secret. */
export function describeSetup(env: Env): SetupLine[] {
  const warnings = env.warnings.map((text) => ({ part: 'settings', isSetUp: false, text }) as const);
  return [describeMail(env), describePayments(env), describeAi(env), ...warnings];
}
