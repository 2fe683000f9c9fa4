import type { ServiceHealth } from '~/contract/api.gen';
import { toReady } from '~/domain';
import { serviceHealths } from '~/fixtures';
import { ServiceStatus, type ServiceStatusProps } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const drawHealth = (health: ServiceStatusProps['health']) => (
  <ServiceStatus health={health} statusPageUrl="https://status.torchward.example" />
);

const slow: ServiceHealth = {
  ...serviceHealths.operational,
  status: 'degraded',
  components: [{ name: 'Dashboard', status: 'degraded', detail: 'New figures come some minutes late.' }],
};

const states: Readonly<Record<string, { text: string; health: ServiceStatusProps['health'] }>> = {
  operational: { text: 'Every part works.', health: toReady(serviceHealths.operational) },
  degraded: { text: 'A part is slow or fails.', health: toReady(serviceHealths.degraded) },
  down: { text: 'A part is down.', health: toReady({ ...serviceHealths.degraded, status: 'down' }) },
  loading: { text: '`aiModel` says what judges until the call has answered.', health: { state: 'loading' } },
  failed: {
    text: 'The call or its last refresh failed, so neither problems nor judges are shown.',
    health: { state: 'failed', detail: null },
  },
};

export const createServiceStatusGuide = (): Guide => ({
  use: 'Take it on a page where an owner looks for help, to say whether the service works now and what judges chat.',
  avoid: [
    { when: 'For a part of the page that failed to load', take: 'Patterns/Statistics/PanelState' },
    { when: 'For a used-up AI budget', take: 'Patterns/Billing/AiBudgetNotice' },
    { when: 'For the state of the owner’s game servers', take: 'Patterns/Servers/ServerTable' },
    { when: 'For another message about a part of the page', take: 'Design system/Alert' },
  ],
  anatomy: {
    drawing: drawHealth(toReady(slow)),
    parts: [
      { name: 'State', text: 'The state of the whole service in one badge.', selector: '[role="status"]' },
      { name: 'Link', text: 'Opens the status page in a new tab.', selector: 'a' },
      { name: 'Problem', text: 'One for each part that has trouble.', selector: 'a + span' },
      {
        name: 'Judges',
        text: 'What judges chat now. While the AI has trouble, it is one of the problems instead.',
        selector: 'a + span + span',
      },
    ],
  },
  variants: [
    {
      prop: 'health',
      values: Object.entries(states).map(([value, { text, health }]) => ({
        value,
        text,
        drawing: drawHealth(health),
      })),
    },
  ],
  accessibility: [
    'The badge stands in a status, so screen readers announce a new state. They do not announce problems and judges.',
    'The words of the badge say what its tone says.',
  ],
  content: [
    'Write the detail of a component on the server as a sentence: it follows the component’s name and a colon.',
    'Let `statusPageUrl` lead outside the app, to a page that an owner reaches while the app is down.',
  ],
});
