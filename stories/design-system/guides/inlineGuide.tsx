import { Badge, Card, DescriptionList, Inline, Stack, Text, type InlineProps } from '~/design-system';
import { scaleMeanings } from '~/design-system/theme/meanings';
import { drawVariants, type Guide } from '../../../.storybook/guide';

type Align = NonNullable<InlineProps['align']>;
type Justify = NonNullable<InlineProps['justify']>;

const alignUses = {
  center: 'Buttons, badges and texts of one line.',
  start: 'A block of several lines with a button at its top.',
  end: 'A field beside its button, or a title beside its actions.',
  baseline: 'Texts of different sizes.',
  stretch: 'Blocks that should be equally high.',
} satisfies Record<Align, string>;

const justifyUses = {
  start: 'Most rows.',
  center: 'Actions below a centred text.',
  end: 'Actions that close a block.',
  between: 'A title at one end and its actions at the other.',
} satisfies Record<Justify, string>;

export const createInlineGuide = (): Guide => ({
  alsoCalled: ['row'],
  use: 'Take an inline for elements that stand beside one another with equal gaps and wrap when the row is full.',
  avoid: [
    { when: 'For elements below one another', take: 'Design system/Stack' },
    { when: 'For columns of equal width', take: 'Design system/Grid' },
    { when: 'For facts with their names', take: 'Design system/DescriptionList' },
  ],
  variants: [
    drawVariants('align', alignUses, (align) => (
      <Inline align={align} space="xsmall" wrap={false}>
        <Card padding="compact">
          <Text>Two</Text>
          <Text>lines</Text>
        </Card>
        <Badge>One</Badge>
      </Inline>
    )),
    drawVariants('justify', justifyUses, (justify) => (
      <Inline justify={justify} space="xsmall" wrap={false}>
        <Badge>One</Badge>
        <Badge>Two</Badge>
      </Inline>
    )),
    drawVariants('space', scaleMeanings.space, (space) => (
      <Inline space={space} wrap={false}>
        <Badge>One</Badge>
        <Badge>Two</Badge>
      </Inline>
    )),
  ],
  pairs: [
    {
      right: (
        <DescriptionList
          items={[
            { term: 'Server', description: 'survival-1' },
            { term: 'Messages', description: '48,210' },
          ]}
        />
      ),
      wrong: (
        <Stack space="xsmall">
          <Inline>
            <Text tone="muted">Server</Text>
            <Text>survival-1</Text>
          </Inline>
          <Inline>
            <Text tone="muted">Messages</Text>
            <Text>48,210</Text>
          </Inline>
        </Stack>
      ),
      because:
        'A description list puts the values in one column and ties each to its name for screen readers.',
    },
  ],
  accessibility: [
    'It renders a div without a meaning. A list takes as="ul" with li as children.',
    'As a nav it needs an aria-label that no other navigation of the page has.',
  ],
});
