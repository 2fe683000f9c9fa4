import { Badge, Button, Inline, Text, Tooltip, type TooltipProps } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const sideUses = {
  top: 'Nearly always.',
  bottom: 'In a bar at the top of the page.',
  left: 'At the end of a row, where it must not cover the row above.',
  right: 'In a narrow column at the start of the page.',
} satisfies Record<NonNullable<TooltipProps['side']>, string>;

export const createTooltipGuide = (): Guide => ({
  use: 'Take a tooltip for a short text that adds to a control and that a reader can do without, such as the names behind avatars.',
  avoid: [
    { when: 'For text that everybody needs', take: 'Design system/Text' },
    { when: 'For the help of a field, with its `description`', take: 'Design system/Field' },
    { when: 'For the name of an icon button, which shows it by itself', take: 'Design system/IconButton' },
    { when: 'For content with links or buttons', take: 'Design system/Dialog' },
  ],
  variants: [
    drawVariants('side', sideUses, (value) => (
      <Tooltip side={value} content={`At the ${value}`}>
        <Button size="compact">Rest here</Button>
      </Tooltip>
    )),
  ],
  pairs: [
    {
      right: (
        <Inline space="xsmall">
          <Badge tone="caution">Past due</Badge>
          <Text as="span">Pay by 1 December</Text>
        </Inline>
      ),
      wrong: (
        <Tooltip content="Pay by 1 December">
          <Badge tone="caution">Past due</Badge>
        </Tooltip>
      ),
      because: 'What has to be done is shown; a badge takes no focus, and a touch opens no tooltip.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the trigger and opens the tooltip.',
    Escape: 'Closes it. The focus stays on the trigger.',
  },
  accessibility: [
    'While it is open, its text is the trigger’s accessible description; set `describes` to false when the name says the same.',
    'The trigger must be able to take the focus, and must pass its props on to its element.',
    'A touch does not open it.',
  ],
  content: ['A few words or one short sentence, without a full stop: “Opens a ticket”.'],
});
