import { Alert } from '~/design-system';
import { DemoMailboxNotice } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

export const createDemoMailboxNoticeGuide = (): Guide => ({
  use: 'Take it on a screen that says “check your email”, so that the visitor of a demo finds that mail.',
  avoid: [
    { when: 'For a reminder to verify an address', take: 'Patterns/Account/VerificationBanner' },
    { when: 'For another message about a part of the page', take: 'Design system/Alert' },
    { when: 'For the success of an action', take: 'Patterns/Forms/SuccessBanner' },
  ],
  anatomy: {
    drawing: <DemoMailboxNotice href="/dev/outbox" />,
    parts: [
      {
        name: 'Message',
        text: 'Says that the mail of a demo goes to no real mailbox.',
        selector: '[data-tone] > div > div',
      },
      { name: 'Link', text: 'Opens the mailbox in a new tab.', selector: 'a' },
      { name: 'Icon', text: 'The icon of the tone `info`.', selector: 'svg' },
    ],
  },
  pairs: [
    {
      right: <DemoMailboxNotice href="/dev/outbox" />,
      wrong: (
        <Alert tone="caution" announce={false}>
          This demo can’t send mail.
        </Alert>
      ),
      because: 'Nothing is wrong in a demo: the mail was written, and the visitor learns where it is.',
    },
  ],
  accessibility: [
    'It is no live region: screen readers read it where it stands, and do not announce it.',
    'The link’s name is “demo mailbox”. The page with the notice stays open in its own tab.',
  ],
  content: [
    'Place it below the sentences about the mail and above the buttons.',
    'Take the path from `useDemoMailbox`, and leave the notice out where it returns `null`, as in production.',
  ],
});
