import { Avatar } from '~/design-system';
import { AccountMenuButton } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

export const createAccountMenuButtonGuide = (): Guide => ({
  use: 'Take it as the trigger of the menu about the signed-in owner.',
  avoid: [
    { when: 'For the button with its menu', take: 'Patterns/Shell/AccountMenu' },
    { when: 'For a member who can’t be pressed', take: 'Design system/Avatar' },
    { when: 'For another button with an icon alone', take: 'Design system/IconButton' },
    { when: 'For a player', take: 'Patterns/Verdict/PlayerCell' },
  ],
  pairs: [
    {
      right: <AccountMenuButton email="mika@survival-one.example" />,
      wrong: <Avatar name="mika@survival-one.example" />,
      because: 'An avatar is a drawing: it takes no focus and has no name.',
    },
    {
      right: <AccountMenuButton email={null} />,
      wrong: <AccountMenuButton email="Loading..." />,
      because:
        'While the address is unknown, `null` shows “U”; another text would show its own first letter.',
    },
  ],
  accessibility: [
    'Its name is “Account menu”, and screen readers skip the letter.',
    'It says nothing about a menu by itself. As the `trigger` of a `DropdownMenu` it tells that it opens one, and whether it is open.',
  ],
  content: [
    'Pass the whole address: the button cuts its first letter and writes it as a capital.',
    'Its words are fixed: the name, and the hint “Account” on hover.',
  ],
});
