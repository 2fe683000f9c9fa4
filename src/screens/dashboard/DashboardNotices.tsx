import { appPaths } from '~/contract/appPaths';
import type { FirstSteps, Overview } from '~/contract/api.gen';
import { Alert, ButtonLink, Inline } from '~/design-system';
import { AiBudgetNotice, FirstStepsCard } from '~/patterns';

export interface DashboardNoticesProps {
  /** What is done of the first steps; undefined for an account that has left them behind. */
  first_steps?: Partial<FirstSteps> | undefined;
  /** What the AI may cost in a day; absent where no AI is configured. */
  ai_budget?: Overview['ai_budget'] | undefined;
  /** Messages of the last 24 hours. */
  messages: number;
  /** The account's plan. */
  tier: string | undefined;
}

/** What an owner should know or do before reading the figures. Most visits need none of it, so it loads on demand. */
export function DashboardNotices({
  first_steps: steps,
  ai_budget: budget,
  messages,
  tier,
}: DashboardNoticesProps) {
  return (
    <>
      {steps ? <FirstStepsCard steps={steps} tier={tier} /> : messages === 0 ? <NoChatNotice /> : null}
      {budget?.used_up ? <AiBudgetNotice resetsAt={budget.resets_at} /> : null}
    </>
  );
}

function NoChatNotice() {
  return (
    <Alert
      tone="info"
      title="No chat has arrived in the last 24 hours"
      action={
        <Inline space="xsmall">
          <ButtonLink size="compact" variant="primary" href={appPaths.apiKeys}>
            Create an API key
          </ButtonLink>
          <ButtonLink size="compact" href={appPaths.documentation}>
            Connect your server
          </ButtonLink>
        </Inline>
      }
    >
      Once your server sends its chat, figures appear here within a minute.
    </Alert>
  );
}
