import { PasswordField, type PasswordFieldProps } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const autoCompleteUses = {
  'current-password': 'The person has the password: to sign in, or to confirm a deletion.',
  'new-password': 'The person chooses the password: to sign up, or to reset it.',
} satisfies Record<PasswordFieldProps['autoComplete'], string>;

export const createPasswordFieldGuide = (): Guide => ({
  use: 'Take it for a password that a person types or a password manager fills in.',
  avoid: [
    { when: 'For a new password with its rules', take: 'Patterns/Account/NewPasswordField' },
    { when: 'For any other text', take: 'Design system/TextField' },
    { when: 'To show a secret once', take: 'Patterns/Forms/SecretRevealDialog' },
  ],
  anatomy: {
    drawing: <PasswordField label="Password" autoComplete="current-password" />,
    parts: [
      { name: 'Label', text: 'Names the password, and with it the button.', selector: 'label' },
      { name: 'Field', text: 'Hides what is typed.', selector: 'input' },
      { name: 'Show button', text: 'Shows and hides the password.', selector: 'button' },
    ],
  },
  variants: [
    drawVariants('autoComplete', autoCompleteUses, (value) => (
      <PasswordField label={value === 'new-password' ? 'New password' : 'Password'} autoComplete={value} />
    )),
  ],
  pairs: [
    {
      right: (
        <PasswordField
          label="New password"
          autoComplete="new-password"
          description="At least 8 characters."
        />
      ),
      wrong: (
        <PasswordField label="New password" autoComplete="new-password" placeholder="At least 8 characters" />
      ),
      because: 'A placeholder is gone with the first letter, when the rule is needed.',
    },
  ],
  keys: { Enter: 'Shows or hides the password while the focus is on the button. The focus stays there.' },
  accessibility: [
    'The button is named after the label and what it does next: “Show password”, “Hide password”.',
    'The Tab key reaches a link in labelEnd before the field. Help with a forgotten password belongs after it.',
    'autoComplete tells password managers whether to fill in a password or to suggest one.',
  ],
  content: ['The button’s name is made from the label: “New password” gives “Show new password”.'],
});
