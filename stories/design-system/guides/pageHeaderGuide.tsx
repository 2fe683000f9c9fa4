import { Button, ButtonLink, Heading, Inline, PageHeader, Stack } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

export const createPageHeaderGuide = (): Guide => ({
  alsoCalled: ['page title', 'page heading'],
  use: 'Begin each page of the app with it.',
  avoid: [
    { when: 'For a section of a page or a card', take: 'Design system/Heading' },
    { when: 'For the landing page and pages that sell a plan', take: 'Design system/Heading' },
    { when: 'For controls of one table or chart', take: 'Design system/Inline' },
  ],
  anatomy: {
    drawing: (
      <PageHeader title="Servers" description="Every game server that has sent chat">
        <ButtonLink href="#configuration">Configuration</ButtonLink>
      </PageHeader>
    ),
    parts: [
      { name: 'Title', text: 'Names the page. It is the page’s only heading of level 1.', selector: 'h1' },
      { name: 'Description', text: 'Says in one line what the page shows. Optional.', selector: 'p' },
      { name: 'Controls', text: 'Act on the whole page. Optional.', selector: 'a' },
    ],
  },
  pairs: [
    {
      right: (
        <PageHeader title="Servers" description="Every game server that has sent chat">
          <Button variant="primary">Add server</Button>
        </PageHeader>
      ),
      wrong: (
        <Stack space="half">
          <Inline justify="between">
            <Heading level={1}>Servers</Heading>
            <Button variant="primary">Add server</Button>
          </Inline>
        </Stack>
      ),
      because: 'Controls stand at the same height on each page, so that an owner finds them.',
    },
    {
      right: (
        <PageHeader title="Servers">
          <Inline space="xsmall">
            <Button>Refresh</Button>
            <Button variant="primary">Add server</Button>
          </Inline>
        </PageHeader>
      ),
      wrong: (
        <PageHeader title="Servers">
          <Button>Refresh</Button>
          <Button variant="primary">Add server</Button>
        </PageHeader>
      ),
      because: 'Several controls keep together in a row of their own.',
    },
  ],
  accessibility: [
    'The title has level 1, so a page takes one PageHeader and no other heading of that level.',
    'Give titleRef when a script moves the focus to the title, such as after a dialog whose opener is gone.',
  ],
  content: [
    'Take the title from the page’s entry in the navigation.',
    'Write the description as one line without a full stop.',
  ],
});
