import { Button, GavelIcon, IconButton, RefreshCwIcon, type IconButtonProps } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

type Size = NonNullable<IconButtonProps['size']>;

const sizeUses = {
  compact: 'In rows, toolbars and the headers of dialogs.',
  regular: 'Beside a field.',
} satisfies Record<Size, string>;

export const createIconButtonGuide = (): Guide => ({
  use: 'Take an icon button for an action with a well-known icon where a text has no room.',
  avoid: [
    { when: 'Where a text fits', take: 'Design system/Button' },
    { when: 'To go to another address', take: 'Design system/Link' },
    { when: 'To copy a value', take: 'Design system/CopyButton' },
    { when: 'For an icon that is not pressed', take: 'Design system/Icon' },
  ],
  anatomy: {
    drawing: <IconButton icon={RefreshCwIcon} label="Refresh" outlined />,
    parts: [
      {
        name: 'Container',
        text: 'Is what a pointer hits. Its border is for a button outside a toolbar or row.',
        selector: 'button',
      },
      { name: 'Icon', text: 'Stands for the action; the tooltip names it.', selector: 'svg' },
    ],
  },
  variants: [
    drawVariants('size', sizeUses, (size) => <IconButton icon={RefreshCwIcon} label="Refresh" size={size} />),
  ],
  pairs: [
    {
      right: <Button icon={GavelIcon}>Act on player</Button>,
      wrong: <IconButton icon={GavelIcon} label="Act on player" outlined />,
      because: 'Few readers guess a rare icon, and touch shows no tooltip.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the button and shows its tooltip.',
    Escape: 'Hides the tooltip. The focus stays.',
    Enter: 'Presses the button.',
  },
  accessibility: [
    'The label is the button’s name and the text of its tooltip.',
    'Where the same button stands in several rows, name the row: “More for https://example.com/hook”.',
  ],
  content: [
    'Say what a press does or leads to: “Refresh”, “Next item”.',
    'Put its shortcut in brackets behind it: “Next item (J)”.',
  ],
});
