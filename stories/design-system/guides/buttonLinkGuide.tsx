import {
  ArrowRightIcon,
  type BUTTON_SIZES,
  type BUTTON_VARIANTS,
  ButtonLink,
  Link,
  Text,
} from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const variantUses = {
  primary: 'The one next step of a view, such as “Start free trial”.',
  secondary: 'Every other way on from a header, a notice or an empty state.',
  danger: 'For no link: what destroys is an action, and so a button.',
  dangerSolid: 'For no link either.',
  ghost: 'A way on beside a stronger one in a dense area.',
} satisfies Record<(typeof BUTTON_VARIANTS)[number], string>;

const sizeUses = {
  compact: 'In notices and list entries.',
  regular: 'In page headers, cards and empty states.',
  large: 'For the call to action of a public page.',
} satisfies Record<(typeof BUTTON_SIZES)[number], string>;

export const createButtonLinkGuide = (): Guide => ({
  use: 'Take a button link for the next step where that step is another page or a place further down.',
  avoid: [
    { when: 'For an action on this page', take: 'Design system/Button' },
    { when: 'Inside a sentence or a list of links', take: 'Design system/Link' },
    { when: 'For several addresses in little room', take: 'Design system/DropdownMenu' },
  ],
  anatomy: {
    drawing: (
      <ButtonLink href="#pricing" size="large" iconEnd={ArrowRightIcon}>
        See how it works
      </ButtonLink>
    ),
    parts: [
      { name: 'Container', text: 'The link itself, in the form of a button.', selector: 'a' },
      {
        name: 'Arrow',
        text: 'Says that it leads on, and turns with the reading direction. Optional.',
        selector: 'svg',
      },
      { name: 'Label', text: 'The step or the page.', selector: 'a > span' },
    ],
  },
  variants: [
    drawVariants('variant', variantUses, (value) => (
      <ButtonLink href="#pricing" variant={value}>
        See the plans
      </ButtonLink>
    )),
    drawVariants('size', sizeUses, (value) => (
      <ButtonLink href="#pricing" size={value}>
        See the plans
      </ButtonLink>
    )),
  ],
  pairs: [
    {
      right: (
        <Text>
          The limits are those of <Link href="#pricing">your plan</Link>.
        </Text>
      ),
      wrong: (
        <Text as="div">
          The limits are those of{' '}
          <ButtonLink href="#pricing" size="compact">
            your plan
          </ButtonLink>
        </Text>
      ),
      because: 'A sentence stays a sentence, and its lines keep their distance.',
    },
    {
      right: <ButtonLink href="#documentation">Connect your server</ButtonLink>,
      wrong: <ButtonLink href="#documentation">Click here</ButtonLink>,
      because: 'A list of the page’s links shows the label without its surroundings.',
    },
  ],
  accessibility: [
    'It is a link: screen readers list it among the links, and a middle click opens it in a new tab.',
    'It can’t be disabled. Leave it out, or say what is missing first.',
  ],
  content: ['Name the step or the page: “Create an API key”, “Open the logs”.'],
});
