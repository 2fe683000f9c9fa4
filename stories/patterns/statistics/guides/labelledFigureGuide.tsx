import { Card, Grid, NoValue, ProgressBar, StatCard } from '~/design-system';
import { LabelledFigure } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

export const createLabelledFigureGuide = (): Guide => ({
  use: 'Take it for one of several figures that stand together on one card.',
  avoid: [
    { when: 'For a figure with a card of its own', take: 'Design system/StatCard' },
    { when: 'For the row of cards at the head of a page', take: 'Patterns/Statistics/StatCardGrid' },
    { when: 'For facts in words', take: 'Design system/DescriptionList' },
    { when: 'For the use of a quota', take: 'Patterns/Billing/UsageMeter' },
  ],
  anatomy: {
    drawing: (
      <LabelledFigure label="Pre-filter rate" value="82%">
        <ProgressBar label="Pre-filter rate" value={0.82} max={1} />
      </LabelledFigure>
    ),
    parts: [
      { name: 'Label', text: 'Says what is measured.', selector: 'p' },
      { name: 'Figure', text: 'The formatted number, or a badge.', selector: 'p + p' },
      {
        name: 'Addition',
        text: 'Draws or explains the figure. Optional.',
        selector: '[role="progressbar"]',
      },
    ],
  },
  pairs: [
    {
      right: (
        <Card>
          <Grid columns={{ phone: 2 }}>
            <LabelledFigure label="Average response time" value="38 ms" />
            <LabelledFigure label="Pre-filter rate" value="82%" />
          </Grid>
        </Card>
      ),
      wrong: (
        <Card>
          <Grid columns={{ phone: 2 }}>
            <StatCard label="Average response time" value="38 ms" />
            <StatCard label="Pre-filter rate" value="82%" />
          </Grid>
        </Card>
      ),
      because: 'A card never holds another card.',
    },
    {
      right: <LabelledFigure label="Average response time" value={<NoValue label="No messages" />} />,
      wrong: <LabelledFigure label="Average response time" value="0 ms" />,
      because: 'Without a message there is no response time, and 0 ms would look like a very good one.',
    },
  ],
  accessibility: [
    'Label and figure are two paragraphs, which screen readers read in this order.',
    'Screen readers skip the placeholder of a `null` value. Draw the figures in a `PanelState`, which is busy while it loads.',
    'A bar below the figure has a name of its own: repeat the label.',
  ],
  content: [
    'Format the figure with its unit before you pass it: “38 ms”, “82%”.',
    'Where the figure counts a time that the card does not name, say it below: “In the last 24 hours”.',
  ],
});
