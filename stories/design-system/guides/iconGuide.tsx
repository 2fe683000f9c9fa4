import { CircleAlertIcon, Icon, Inline, LockIcon, Text, type IconProps } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

type Size = NonNullable<IconProps['size']>;

const sizeUses = {
  small: 'Beside small text, such as a field’s error.',
  regular: 'Beside body text, in buttons and in the navigation.',
  large: 'Above a title, as in an empty state.',
} satisfies Record<Size, string>;

export const createIconGuide = (): Guide => ({
  use: 'Take an icon beside words whose meaning it repeats. It has the colour of the text around it.',
  avoid: [
    { when: 'For an icon that is pressed', take: 'Design system/IconButton' },
    { when: 'For a person', take: 'Design system/Avatar' },
    { when: 'For the product’s torch', take: 'Design system/Logo' },
    { when: 'For something that is loading', take: 'Design system/Spinner' },
  ],
  variants: [drawVariants('size', sizeUses, (size) => <Icon icon={LockIcon} size={size} />)],
  pairs: [
    {
      right: (
        <Inline space="half">
          <Icon icon={CircleAlertIcon} />
          <Text as="span">Delivery failed</Text>
        </Inline>
      ),
      wrong: <Icon icon={CircleAlertIcon} label="Delivery failed" />,
      because: 'Only the words say what failed; a drawing alone has to be guessed.',
    },
  ],
  accessibility: [
    'Without a label assistive technology does not get the icon.',
    'With a label it is an image of that name. Give one only where no text beside it says the same.',
    'Set directional for arrows that mean forward and back, so that they point the other way from right to left.',
  ],
  content: ['A label says what the icon means and not what it shows: “becomes”, not “Arrow”.'],
});
