import { Button, CircleCheckIcon, CircleXIcon, CreditCardIcon, Link, MailIcon } from '~/design-system';
import { AuthCard, type AuthCardProps } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const toneUses = {
  accent: {
    text: 'Something is to be done next, such as to open a mail.',
    drawn: { icon: MailIcon, title: 'Check your email' },
  },
  positive: { text: 'A call has succeeded.', drawn: { icon: CircleCheckIcon, title: 'Email verified' } },
  critical: {
    text: 'A call or a link has failed.',
    drawn: { icon: CircleXIcon, title: 'Verification failed' },
  },
  neutral: {
    text: 'The visitor has stopped something, and nothing is wrong.',
    drawn: { icon: CreditCardIcon, title: 'Checkout canceled' },
  },
} satisfies Record<
  NonNullable<AuthCardProps['tone']>,
  { text: string; drawn: Pick<AuthCardProps, 'icon' | 'title'> }
>;

const TONES = ['accent', 'positive', 'critical', 'neutral'] as const;

export const createAuthCardGuide = (): Guide => ({
  use: 'Take it for the one form or the one outcome of a page between the public site and the app, such as sign-in or a verified address.',
  avoid: [
    { when: 'For the frame of the page around it', take: 'Patterns/Account/AuthShell' },
    { when: 'For one of several parts of a screen', take: 'Design system/Card' },
    { when: 'For a form above a screen', take: 'Design system/Dialog' },
    { when: 'For a message within a screen', take: 'Design system/Alert' },
  ],
  anatomy: {
    drawing: (
      <AuthCard
        level={2}
        icon={MailIcon}
        title="Check your email"
        lead="We have sent you a link."
        end={<Link href="#login">Back to login</Link>}
      >
        <Button fullWidth>Resend email</Button>
      </AuthCard>
    ),
    parts: [
      {
        name: 'Icon',
        text: 'On a page that reports an outcome. A spinner takes its place while a call is in flight.',
        selector: 'section > div > span',
      },
      { name: 'Title', text: 'The title of the page.', selector: 'h2' },
      { name: 'Content', text: 'The form, or what to do next.', selector: 'section > button' },
      { name: 'Lead', text: 'One sentence below the title. Optional.', selector: 'h2 + div' },
      {
        name: 'End',
        text: 'The way to another page, below the card. Optional.',
        selector: 'section + div',
      },
    ],
  },
  variants: [
    {
      prop: 'tone',
      values: TONES.map((value) => ({
        value,
        text: toneUses[value].text,
        drawing: <AuthCard level={2} tone={value} {...toneUses[value].drawn} />,
      })),
    },
  ],
  pairs: [
    {
      right: <AuthCard level={2} loading title="Verifying your email" lead="This takes a moment." />,
      wrong: <AuthCard level={2} loading title="Please wait" />,
      because: 'The spinner has no name, so the title says what is going on.',
    },
  ],
  accessibility: [
    'The title is the page’s heading of level 1. Give `level` 2 where the page has a title of its own, as the enterprise page has.',
    'Where a form gives way to its outcome, pass `titleRef` and focus the title: the button that had the focus is gone.',
    'Where a state changes by itself, write the lead in a `Text` with `role="status"`, so that a screen reader announces it.',
  ],
  content: [
    'Write the title as the task or as what has happened: “Sign in”, “Email verified”.',
    'Say in the lead what comes next, and give the content one primary button that leads there.',
    'Write a refused call in an `Alert` above the fields, not in the lead.',
  ],
});
