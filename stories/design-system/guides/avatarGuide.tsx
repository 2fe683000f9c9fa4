import { type AVATAR_SIZES, Avatar, Inline, Text } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const sizeUses = {
  compact: 'In a row of several, such as the reviewers who have an item open.',
  regular: 'Beside one name.',
  large: 'At the head of a part about one person.',
} satisfies Record<(typeof AVATAR_SIZES)[number], string>;

export const createAvatarGuide = (): Guide => ({
  use: 'Take an avatar to tell apart members whose names stand nearby.',
  avoid: [
    { when: 'For a player, who is known by name and uuid', take: 'Patterns/Verdict/PlayerCell' },
    { when: 'For the button that opens the account menu', take: 'Patterns/Shell/AccountMenuButton' },
    { when: 'For a symbol that is no person', take: 'Design system/Icon' },
  ],
  variants: [drawVariants('size', sizeUses, (value) => <Avatar name="ada@blocks.example" size={value} />)],
  pairs: [
    {
      right: (
        <Inline space="xsmall">
          <Avatar name="ada@blocks.example" />
          <Text as="span">ada@blocks.example</Text>
        </Inline>
      ),
      wrong: <Avatar name="ada@blocks.example" />,
      because: 'Two members can share a first letter, and a screen reader hears nothing of the avatar.',
    },
  ],
  accessibility: [
    'Assistive technology skips it.',
    'Write the name beside it, or give it to the button around it.',
  ],
  content: ['Give the whole name or address: the avatar cuts the letter itself, and shows “U” without one.'],
});
