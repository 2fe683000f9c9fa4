import { appPaths } from '~/contract/appPaths';
import { ButtonLink, Card, ClockProvider, EmptyState, ServerIcon } from '~/design-system';
import { FIXTURE_NOW, gameServerLists } from '~/fixtures';
import { ServerTable, type ServerTableProps } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const openNothing = (): void => undefined;

const drawTable = (servers: ServerTableProps['servers']) => (
  <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
    <Card padding="none">
      <ServerTable servers={servers} onOpen={openNothing} />
    </Card>
  </ClockProvider>
);

export const createServerTableGuide = (): Guide => ({
  use: 'Take it for the game servers of an account: the owner sees which are heard, which lag, and opens the settings of one.',
  avoid: [
    { when: 'For the settings of one server', take: 'Patterns/Servers/ServerForm' },
    { when: 'For servers that failed to load', take: 'Patterns/Statistics/PanelState' },
    { when: 'To pay for further servers', take: 'Patterns/Billing/ExtraServersDialog' },
    { when: 'For any other list from the server', take: 'Design system/DataTable' },
  ],
  anatomy: {
    drawing: drawTable(gameServerLists.filled.servers),
    parts: [
      {
        name: 'Server',
        text: 'The owner’s name for it, and below it the name that it sends.',
        selector: '[role="rowheader"]',
      },
      {
        name: 'Own settings',
        text: 'One badge for each setting that replaces the account’s.',
        selector: '[role="rowheader"] [data-tone="accent"]',
      },
      {
        name: 'Dry run',
        text: 'Marks a link that prints its commands and sends none to the game.',
        selector: '[data-tone="caution"]',
      },
      { name: 'Decisions waiting', text: 'A badge as soon as one waits.', selector: '[data-tone="serious"]' },
      { name: 'Settings', text: 'A press anywhere on the row presses it.', selector: '[data-row] button' },
    ],
  },
  pairs: [
    {
      right: (
        <EmptyState
          title="No server is known by name yet"
          icon={ServerIcon}
          action={<ButtonLink href={appPaths.documentation}>Connect your server</ButtonLink>}
        />
      ),
      wrong: drawTable([]),
      because: 'An account without servers has to connect one, and the table doesn’t say how.',
    },
  ],
  accessibility: [
    'Each button is named after its server, because all buttons show the same word.',
    'Pass the id of the open server as `openId`, so that its row is marked.',
    'A dash says “No link” or “Unknown” to screen readers.',
  ],
  content: [
    'Pass the servers in their order, the last heard first: the table sorts nothing.',
    '“Another program” asks for decisions without a version of torchward-link.',
  ],
});
