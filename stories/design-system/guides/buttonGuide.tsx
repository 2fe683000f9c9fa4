import { type BUTTON_SIZES, type BUTTON_VARIANTS, Button, Inline, PlusIcon } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const variantUses = {
  primary: 'The one main action of a view.',
  secondary: 'Every other action.',
  danger: 'Begins something that destroys and asks first.',
  dangerSolid: 'Confirms in a dialog what destroys.',
  ghost: 'A small helper inside a dense area, such as a toolbar.',
} satisfies Record<(typeof BUTTON_VARIANTS)[number], string>;

const sizeUses = {
  compact: 'In table rows and toolbars.',
  regular: 'In forms, dialogs and page headers.',
  large: 'For the call to action of a public page.',
} satisfies Record<(typeof BUTTON_SIZES)[number], string>;

export const createButtonGuide = (): Guide => ({
  use: 'Take a button for an action on this page: save, send, delete, open a dialog.',
  avoid: [
    { when: 'To go to another address', take: 'Design system/Link' },
    { when: 'To go there with the weight of a button', take: 'Design system/ButtonLink' },
    { when: 'For an action whose icon says enough', take: 'Design system/IconButton' },
    { when: 'For several actions in little room', take: 'Design system/DropdownMenu' },
    { when: 'To turn something on', take: 'Design system/Switch' },
  ],
  anatomy: {
    drawing: (
      <Button variant="primary" size="large" icon={PlusIcon}>
        Create new key
      </Button>
    ),
    parts: [
      { name: 'Container', text: 'Shows the variant, and is what a pointer hits.', selector: 'button' },
      { name: 'Label', text: 'A verb and its object.', selector: 'button > span' },
      { name: 'Icon', text: 'Repeats the label’s meaning. Optional.', selector: 'svg' },
    ],
  },
  variants: [
    drawVariants('variant', variantUses, (value) => <Button variant={value}>Save changes</Button>),
    drawVariants('size', sizeUses, (value) => <Button size={value}>Save changes</Button>),
  ],
  pairs: [
    {
      right: (
        <Inline space="small">
          <Button variant="primary">Save changes</Button>
          <Button>Discard</Button>
        </Inline>
      ),
      wrong: (
        <Inline space="small">
          <Button variant="primary">Save changes</Button>
          <Button variant="primary">Discard</Button>
        </Inline>
      ),
      because: 'One primary button a view: a second one leaves open which action is expected.',
    },
    {
      right: <Button variant="danger">Revoke key</Button>,
      wrong: <Button variant="danger">OK</Button>,
      because: 'A reader who sees only the button knows what it does.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the button.',
    Enter: 'Presses it. Does nothing while it loads.',
    Space: 'Presses it.',
  },
  accessibility: [
    'While it loads it keeps its name and the focus, and assistive technology hears that it is busy.',
    'Prefer a sentence that says what is missing to a disabled button: the keyboard skips a disabled one.',
  ],
  content: ['Begin with a verb in sentence case: “Create new key”.', 'Write no full stop and no “please”.'],
});
