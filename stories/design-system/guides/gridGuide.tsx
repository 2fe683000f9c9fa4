import { Card, Grid, Text, type GridProps } from '~/design-system';
import { scaleMeanings } from '~/design-system/theme/meanings';
import { drawVariants, type Guide } from '../../../.storybook/guide';

type Split = NonNullable<GridProps['split']>;
type Align = NonNullable<GridProps['align']>;

const splitUses = {
  even: 'Two panels of equal weight.',
  wideStart: 'The main content, then something smaller.',
  wideEnd: 'Something smaller, then the main content.',
} satisfies Record<Split, string>;

const alignUses = {
  stretch: 'Cards of a row that should be equally high.',
  start: 'Columns that end where their content ends.',
  center: 'A text beside a taller drawing.',
} satisfies Record<Align, string>;

const drawCard = (words: string) => (
  <Card key={words} padding="compact">
    <Text>{words}</Text>
  </Card>
);

const figures = ['Total', 'Filtered', 'Actions', 'Players'].map(drawCard);

export const createGridGuide = (): Guide => ({
  use: 'Take a grid for cards or panels in columns whose number depends on the screen’s width.',
  avoid: [
    { when: 'For the same facts about several subjects', take: 'Design system/Table' },
    { when: 'For elements of their own width in a row', take: 'Design system/Inline' },
    { when: 'For one column at every width', take: 'Design system/Stack' },
    { when: 'To limit the width of a page', take: 'Design system/Container' },
  ],
  variants: [
    drawVariants('split', splitUses, (split) => (
      <Grid split={split} space="xsmall">
        {['First', 'Second'].map(drawCard)}
      </Grid>
    )),
    drawVariants('align', alignUses, (align) => (
      <Grid columns={{ phone: 2 }} space="xsmall" align={align}>
        {drawCard('One')}
        <Card padding="compact">
          <Text>Two</Text>
          <Text>lines</Text>
        </Card>
      </Grid>
    )),
    drawVariants('space', scaleMeanings.space, (space) => (
      <Grid columns={{ phone: 2 }} space={space}>
        {['A', 'B'].map(drawCard)}
      </Grid>
    )),
  ],
  pairs: [
    {
      right: (
        <Grid columns={{ phone: 2 }} space="xsmall">
          {figures}
        </Grid>
      ),
      wrong: (
        <Grid columns={{ phone: 4 }} space="xsmall">
          {figures}
        </Grid>
      ),
      because:
        'Four columns are too narrow on a phone: begin with one or two and add more for tablet and desktop.',
    },
  ],
  accessibility: [
    'Screen readers read the cells in the order of children, row by row.',
    'A list of equal things takes as="ul" and its cells are li, so that screen readers count them.',
  ],
});
