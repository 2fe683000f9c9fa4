import { Inline, Link, Logo, Text, type LogoProps } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

type Size = NonNullable<LogoProps['size']>;

const sizeUses = {
  regular: 'In the bar or the sidebar of a page.',
  large: 'Where the logo stands alone. No screen has it so.',
} satisfies Record<Size, string>;

export const createLogoGuide = (): Guide => ({
  use: 'Take the logo once at the start of a page’s bar or sidebar, as a link to the home page.',
  avoid: [
    { when: 'For the product’s name in a sentence', take: 'Design system/Text' },
    { when: 'For a person', take: 'Design system/Avatar' },
    { when: 'For an illustration of a public page', take: 'Patterns/Marketing/Drawings' },
  ],
  variants: [drawVariants('size', sizeUses, (size) => <Logo size={size} />)],
  pairs: [
    {
      right: (
        <Link href="#home" variant="plain" aria-label="Torchward home">
          <Logo />
        </Link>
      ),
      wrong: (
        <Inline space="half">
          <Logo markOnly />
          <Text as="span" weight="strong">
            Torchward
          </Text>
        </Inline>
      ),
      because: 'The logo has the name in its own face; beside markOnly screen readers read the name twice.',
    },
  ],
  accessibility: [
    'The torch has no name beside the word and is called “Torchward” without it.',
    'Wrap it in a Link whose aria-label says where it leads: “Torchward home”.',
  ],
});
