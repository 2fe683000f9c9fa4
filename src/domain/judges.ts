import type { AiHealth } from '~/contract/api.gen';
import { humanize } from './labelled';

const JUDGES: Readonly<Record<string, string>> = {
  pre_filter: 'Pre-filter',
  local: 'Local rules',
  fail_open: 'Let through, because the service was disturbed',
};

/**
 * Formats the label of the judge, the stage that gave a verdict.
 *
 * @param decidedBy the contract's name of the stage
 * @param aiModel name of the configured AI model, null when none is configured
 */
export function formatJudge(decidedBy: string, aiModel: string | null): string {
  if (decidedBy === 'ai') return aiModel ?? 'AI';
  return (Object.hasOwn(JUDGES, decidedBy) ? JUDGES[decidedBy] : undefined) ?? humanize(decidedBy);
}

/** A sentence that says which stages judge chat now. */
export function describeJudges({ status, model }: AiHealth): string {
  return status === 'ok' && model !== null
    ? `${model} and local rules judge your chat.`
    : 'Local rules judge your chat.';
}
