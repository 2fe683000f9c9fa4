import { Badge, type SPACES, Stack, Text, type StackProps } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const spaceUses = {
  none: 'The lines of one entry, such as a name and its uuid.',
  half: 'A title and its lead.',
  xsmall: 'The entries of a list of short lines.',
  small: 'A control and what belongs to it.',
  medium: 'The fields of a form, or the parts of a card.',
  large: 'The sections of a form or of a screen.',
  xlarge: 'The chapters of a long page.',
  xxlarge: 'The halves of a public page.',
  huge: 'The sections of a public page.',
} satisfies Record<(typeof SPACES)[number], string>;

const alignUses = {
  stretch: 'Children that are as wide as the column, such as fields and cards.',
  start: 'Children that keep their own width, such as badges and buttons.',
  center: 'A short text with its button in the middle of an empty place.',
  end: 'Numbers and what belongs to them.',
} satisfies Record<NonNullable<StackProps['align']>, string>;

export const createStackGuide = (): Guide => ({
  alsoCalled: ['column'],
  use: 'Take a stack for the gaps between elements below one another: components have no margins of their own.',
  avoid: [
    { when: 'For elements beside one another', take: 'Design system/Inline' },
    { when: 'For columns', take: 'Design system/Grid' },
    { when: 'For the fields of a form, which spaces its own', take: 'Design system/Form' },
    { when: 'For named facts about one subject', take: 'Design system/DescriptionList' },
  ],
  variants: [
    drawVariants('space', spaceUses, (value) => (
      <Stack space={value} align="start">
        <Badge>One</Badge>
        <Badge>Two</Badge>
      </Stack>
    )),
    drawVariants('align', alignUses, (value) => (
      <Stack space="half" align={value}>
        <Badge>Two</Badge>
        <Badge>Three and more</Badge>
      </Stack>
    )),
  ],
  pairs: [
    {
      right: (
        <Stack space="large">
          <Stack space="half">
            <Text weight="medium">Automation level</Text>
            <Text tone="muted">What happens without you.</Text>
          </Stack>
          <Stack space="half">
            <Text weight="medium">Swearing</Text>
            <Text tone="muted">What coarse words lead to.</Text>
          </Stack>
        </Stack>
      ),
      wrong: (
        <Stack>
          <Text weight="medium">Automation level</Text>
          <Text tone="muted">What happens without you.</Text>
          <Text weight="medium">Swearing</Text>
          <Text tone="muted">What coarse words lead to.</Text>
        </Stack>
      ),
      because: 'A smaller gap within a group than between groups shows which lines belong together.',
    },
  ],
  accessibility: [
    'It adds no meaning by itself: set `as` to `ul` or `ol` for a list, and give it `li` children.',
    'Name it with `aria-label` or `aria-labelledby` when it is a `section`.',
  ],
});
