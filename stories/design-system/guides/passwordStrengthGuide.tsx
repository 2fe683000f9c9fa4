import { PasswordStrength } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

const CRITERIA = [
  { label: '8+ characters', met: true },
  { label: 'Uppercase', met: false },
  { label: 'Lowercase', met: true },
  { label: 'Number', met: false },
];

export const createPasswordStrengthGuide = (): Guide => ({
  use: 'Take it below the field for a new password, to show which rules the typed one meets.',
  avoid: [
    { when: 'For the field together with the rules', take: 'Patterns/Account/NewPasswordField' },
    { when: 'To refuse a password', take: 'Design system/PasswordField' },
    { when: 'For what a plan includes', take: 'Patterns/Billing/CheckList' },
    { when: 'For how much of a limit is used', take: 'Design system/Meter' },
  ],
  anatomy: {
    drawing: <PasswordStrength criteria={CRITERIA} />,
    parts: [
      {
        name: 'Bar',
        text: 'Has a block for each rule and fills as many as are met.',
        selector: 'div[aria-hidden="true"]',
      },
      { name: 'Rule not met', text: 'Says what is still to do.', selector: 'li:nth-child(2)' },
      { name: 'Rule met', text: 'Has a check and the positive tone.', selector: 'li:nth-child(3)' },
    ],
  },
  pairs: [
    {
      right: <PasswordStrength criteria={CRITERIA} />,
      wrong: <PasswordStrength criteria={[{ label: 'Strong enough', met: false }]} />,
      because: 'A rule says what to type, and a judgement lets the visitor guess.',
    },
  ],
  accessibility: [
    'A status reports every change: “2 of 4 password rules met”.',
    'The bar is hidden from assistive technology; each rule says “met” or “not met yet” after its words.',
  ],
  content: ['Write a rule in one or two words: “8+ characters”, “Uppercase”.'],
});
