import { Button, Inline } from '~/design-system';
import type { Guide } from '../../../../.storybook/guide';

export const createAuthShellGuide = (): Guide => ({
  use: 'Take it once, around each page between the public site and the app: sign-in, sign-up, the pages that links in mails open, and checkout.',
  avoid: [
    { when: 'For a screen of the signed-in area', take: 'Patterns/Shell/AppShell' },
    { when: 'For a page of the public site', take: 'Patterns/Marketing/MarketingShell' },
    { when: 'For the form or the outcome itself', take: 'Patterns/Account/AuthCard' },
    { when: 'For the width of a page without a frame', take: 'Design system/Container' },
  ],
  pairs: [
    {
      right: (
        <Button variant="ghost" size="compact">
          Sign out
        </Button>
      ),
      wrong: (
        <Inline space="xsmall">
          <Button variant="primary">Create account</Button>
          <Button>Sign in</Button>
          <Button>Sign out</Button>
        </Inline>
      ),
      because: '`headerEnd` holds one quiet way out, because the main action of the page is in its card.',
    },
  ],
  accessibility: [
    'The shell draws a header, a main area and a footer, and no heading. The page begins with its own heading of level 1, which an `AuthCard` brings.',
    'The logo is a link to the public site. Its name begins with the name of the installation: “Torchward home”.',
    'The main area has the id “main”, so a page has one shell and no other element of that id.',
  ],
  content: [
    'Leave `width` at `form` for one card. Take `page` where several cards stand side by side, as the plans do.',
    'A message about the form stands in its card.',
    'The footer leads to the terms and the privacy policy. It has the theme switch where `ThemeChoiceContext` holds a choice.',
  ],
});
