import { Alert } from '~/design-system';
import { VerificationBanner, type VerificationBannerProps } from '~/patterns';
import { drawVariants, type Guide } from '../../../../.storybook/guide';

const stateUses = {
  idle: 'The owner can ask for another mail.',
  sending: 'The call is in flight. A press does nothing, and the button keeps the focus.',
  sent: 'The mail was sent. A press does nothing, and the button keeps the focus.',
  failed: 'The call has failed. The owner can press the button again.',
} satisfies Record<VerificationBannerProps['state'], string>;

const draw = (state: VerificationBannerProps['state']) => (
  <VerificationBanner state={state} onResend={() => undefined} />
);

export const createVerificationBannerGuide = (): Guide => ({
  use: 'Take it above the page of a signed-in owner whose e-mail address is not verified.',
  avoid: [
    { when: 'For the page that says that a mail was sent', take: 'Patterns/Account/AuthCard' },
    { when: 'For a payment that failed', take: 'Patterns/Billing/PaymentBanner' },
    { when: 'For the place where a demo keeps its mail', take: 'Patterns/Shell/DemoMailboxNotice' },
    { when: 'For a message about one part of a page', take: 'Design system/Alert' },
  ],
  anatomy: {
    drawing: draw('failed'),
    parts: [
      { name: 'Title', text: 'What the owner has to do.', selector: 'p' },
      { name: 'Failure', text: 'Says that the mail was not sent.', selector: '[role="status"]' },
      { name: 'Message', text: 'How long the link is valid, and where to look.', selector: 'p + div' },
      { name: 'Button', text: 'Sends the mail again, and says what became of it.', selector: 'button' },
    ],
  },
  variants: [drawVariants('state', stateUses, (value) => draw(value))],
  pairs: [
    {
      right: draw('failed'),
      wrong: (
        <Alert tone="critical" announce={false}>
          Failed to resend email. Please try again.
        </Alert>
      ),
      because: 'The failure stands beside the button that tries again, and the banner stays as it was.',
    },
  ],
  accessibility: [
    'The banner itself is not announced, because it stands on one page after another.',
    'Failure and success appear in a status beside the button, so screen readers announce them. The screen shows the success in the button alone.',
  ],
  content: [
    'Take `state` and `onResend` from `useResend`, which goes back to `idle` five seconds after the mail was sent.',
    'The words belong to the banner, so that every page reminds the owner in the same ones.',
  ],
});
