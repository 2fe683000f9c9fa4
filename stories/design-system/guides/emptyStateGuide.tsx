import { Alert, Button, ButtonLink, EmptyState } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

export const createEmptyStateGuide = (): Guide => ({
  alsoCalled: ['blank slate', 'zero state'],
  use: 'Take an empty state in the place of a list or figure that has nothing yet, or that a filter has emptied.',
  avoid: [
    { when: 'For a failure', take: 'Design system/Alert' },
    { when: 'For content that is being loaded', take: 'Design system/Skeleton' },
    { when: 'For one value that is missing', take: 'Design system/NoValue' },
    { when: 'For what a new account has yet to do', take: 'Patterns/Servers/FirstStepsCard' },
  ],
  anatomy: {
    drawing: (
      <EmptyState
        title="No messages yet"
        level={3}
        action={
          <ButtonLink href="#documentation" variant="primary">
            Connect your server
          </ButtonLink>
        }
      >
        The first one appears here as soon as your server sends it.
      </EmptyState>
    ),
    parts: [
      { name: 'Icon', text: 'A drawing of the subject. An empty tray by default.', selector: 'span' },
      { name: 'Title', text: 'Says what is missing.', selector: 'h3' },
      { name: 'Action', text: 'The next step. Optional, one or two.', selector: 'a' },
      { name: 'Text', text: 'What will appear here, or the next step. Optional.', selector: 'h3 + div' },
    ],
  },
  pairs: [
    {
      right: (
        <EmptyState
          title="No API keys yet"
          level={3}
          action={<Button variant="primary">Create new key</Button>}
        >
          A key lets one server send its chat.
        </EmptyState>
      ),
      wrong: (
        <EmptyState title="No data" level={3}>
          There is nothing to display.
        </EmptyState>
      ),
      because: 'The reader learns what would stand here and how to get it.',
    },
    {
      right: (
        <Alert tone="critical" announce={false} action={<Button size="compact">Retry</Button>}>
          The webhooks could not be loaded.
        </Alert>
      ),
      wrong: <EmptyState title="No webhooks" level={3} />,
      because: 'After a failed load the reader doesn’t know whether there are any.',
    },
  ],
  accessibility: [
    'The title is a heading: give the `level` that follows the heading above it.',
    'It is not announced. Where a search empties a list, announce the count beside it.',
  ],
  content: [
    'Begin with “No” and the noun: “No logs found”.',
    'Write the text as what to do: “Try another word.”',
  ],
});
