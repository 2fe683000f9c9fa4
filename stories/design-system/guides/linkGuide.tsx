import type { ReactNode } from 'react';
import { Button, type LINK_VARIANTS, Link, Logo, Text } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const variantUses = {
  inline: 'In running text, where its underline tells it from the words around it.',
  quiet: 'Alone or in a list of links, such as a footer.',
  plain: 'Around content with a look of its own, such as the logo.',
} satisfies Record<(typeof LINK_VARIANTS)[number], string>;

const variantDrawings = {
  inline: (
    <Text>
      See <Link href="#keys">API keys</Link>.
    </Text>
  ),
  quiet: (
    <Link href="#keys" variant="quiet">
      API keys
    </Link>
  ),
  plain: (
    <Link href="#home" variant="plain" aria-label="Torchward home">
      <Logo />
    </Link>
  ),
} satisfies Record<(typeof LINK_VARIANTS)[number], ReactNode>;

export const createLinkGuide = (): Guide => ({
  use: 'Take a link to go to another page, to a place on this page, to a mail address or to another site.',
  avoid: [
    { when: 'For an action on this page', take: 'Design system/Button' },
    { when: 'For the main way on, with the weight of a button', take: 'Design system/ButtonLink' },
    { when: 'To turn the pages of a list', take: 'Design system/Pagination' },
  ],
  variants: [drawVariants('variant', variantUses, (value) => variantDrawings[value])],
  pairs: [
    {
      right: (
        <Text>
          Create a key under <Link href="#keys">API keys</Link>.
        </Text>
      ),
      wrong: (
        <Text>
          To create a key, click <Link href="#keys">here</Link>.
        </Text>
      ),
      because: 'Screen readers list links without the sentences around them.',
    },
    {
      right: <Button variant="danger">Revoke key</Button>,
      wrong: <Link href="#revoke">Revoke key</Link>,
      because: 'A reader who opens a link in a new tab expects that nothing changes.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the link.',
    Enter: 'Opens its page, through the router where there is one.',
  },
  accessibility: [
    'A link around a drawing needs an aria-label that names its page: “Torchward home”.',
    'newTab adds nothing to the link’s name.',
  ],
  content: ['Name the place that it leads to: “API keys”, “Privacy Policy”.'],
});
