import type { FirstSteps } from '~/contract/api.gen';
import { appPaths } from '~/contract/appPaths';
import { includesFeature } from '~/contract/planFeatures';
import { ButtonLink, Card, StepList } from '~/design-system';

export interface FirstStepsCardProps {
  /** What is done so far; a missing step is not. */
  steps: Partial<FirstSteps>;
  /** The account's plan. Without custom rules the step "Write your rules" becomes "Save the configuration". */
  tier: string | undefined;
}

interface Step {
  done: boolean | undefined;
  title: string;
  text: string;
  /** Where the owner takes the step; a step that completes by itself has none. */
  link?: { href: string; label: string };
}

function listSteps(steps: Partial<FirstSteps>, rulesIncluded: boolean): Step[] {
  return [
    {
      done: steps.key_created,
      title: 'Create an API key',
      text: 'Your game server signs in with it. The key is shown once, so copy it.',
      link: { href: appPaths.apiKeys, label: 'Create a key' },
    },
    {
      done: steps.server_connected,
      title: 'Connect a server',
      text: 'Run torchward-link beside the game server, or have a plugin call the API.',
      link: { href: `${appPaths.documentation}#connect`, label: 'Read how' },
    },
    {
      done: steps.message_seen,
      title: 'See the first message',
      text: 'Say something in the game. This step ticks itself within seconds.',
    },
    rulesIncluded
      ? {
          done: steps.rules_written,
          title: 'Write your rules',
          text: 'In your own words, one rule a line.',
          link: { href: appPaths.config, label: 'Write rules' },
        }
      : {
          done: steps.rules_written,
          title: 'Save the configuration',
          text: 'Choose what happens without you, then save.',
          link: { href: appPaths.config, label: 'Open the configuration' },
        },
    {
      done: steps.review_decided,
      title: 'Decide one review',
      text: 'Close calls wait for you in the review queue.',
      link: { href: appPaths.review, label: 'Open the queue' },
    },
  ];
}

/** What a new account has yet to do. Ticks itself as `steps` change; leave it out once all is done. */
export function FirstStepsCard({ steps, tier }: FirstStepsCardProps) {
  const all = listSteps(steps, includesFeature(tier, 'customRules'));
  const next = all.find(({ done }) => !done);
  const doneCount = all.filter(({ done }) => done).length;
  return (
    <Card title="First steps" description={<span role="status">{`${doneCount} of ${all.length} done`}</span>}>
      <StepList
        label="First steps"
        steps={all.map(({ done, title, text, link }) => ({
          title,
          done,
          description: done ? null : text,
          action:
            done || link === undefined ? null : (
              <ButtonLink
                size="compact"
                variant={title === next?.title ? 'primary' : 'secondary'}
                href={link.href}
              >
                {link.label}
              </ButtonLink>
            ),
        }))}
      />
    </Card>
  );
}
