import { Button, DropdownMenu, MenuLabel } from '~/design-system';
import { AccountMenu } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const EMAIL = 'mika@survival-one.example';
const PLAN = 'Growth plan, Free Trial';
const doNothing = () => undefined;

export const createAccountMenuGuide = (): Guide => ({
  use: 'Take it once, at the end of the app’s bar, for what belongs to the signed-in owner: plan, keys, theme and Logout.',
  avoid: [
    { when: 'For the button alone', take: 'Patterns/Shell/AccountMenuButton' },
    { when: 'For the theme on a public page', take: 'Patterns/Shell/ThemeSwitch' },
    { when: 'For the actions of a row or a page', take: 'Design system/DropdownMenu' },
    { when: 'For the screens of the app', take: 'Patterns/Shell/AppShell' },
  ],
  pairs: [
    {
      right: (
        <AccountMenu
          email={EMAIL}
          plan={PLAN}
          subscriptionHref="/subscription"
          keysHref="/api-keys"
          currentPath="/dashboard"
          theme="system"
          onThemeChange={doNothing}
          onLogout={doNothing}
        />
      ),
      wrong: (
        <DropdownMenu trigger={<Button>{EMAIL}</Button>}>
          <MenuLabel>{PLAN}</MenuLabel>
        </DropdownMenu>
      ),
      because: 'The bar has one line on a phone too, so the address stands in the menu.',
    },
  ],
  accessibility: [
    'The button’s name, “Account menu”, is the menu’s name too.',
    'The link to the shown page has `aria-current`. It compares `currentPath` as a whole, so pass it without its query.',
    'The arrow keys skip the address and the plan, which are text.',
    'The themes are one group of radio items, and the menu stays open after a choice.',
  ],
  content: [
    'Write `plan` as the plan and its status: “Growth plan, Free Trial”. `formatPlanAndStatus` makes it.',
    'Pass `email` as `null` while it is unknown: the menu leaves its line out, and the button shows “U”.',
    'The menu asks nothing before `onLogout`. Let the caller ask where a draft would be lost.',
  ],
});
