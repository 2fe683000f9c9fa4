import { ACCOUNT_ERRORS } from '~/contract/accountRules';
import { PasswordField } from '~/design-system';
import { NewPasswordField } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

export const createNewPasswordFieldGuide = (): Guide => ({
  use: 'Take it in a form in which a visitor sets a password, above the field that repeats it.',
  avoid: [
    { when: 'For the password of an account that exists', take: 'Design system/PasswordField' },
    { when: 'To repeat the new password', take: 'Design system/PasswordField' },
    { when: 'For the rules below a field of your own', take: 'Design system/PasswordStrength' },
    { when: 'For a secret that the product made', take: 'Patterns/Forms/SecretRevealDialog' },
  ],
  anatomy: {
    drawing: <NewPasswordField id="drawn-password" name="drawnPassword" error={undefined} />,
    parts: [
      { name: 'Label', text: '“Password”, unless `label` says otherwise.', selector: 'label' },
      { name: 'Show button', text: 'Shows and hides what was typed.', selector: 'button' },
      {
        name: 'Rules',
        text: 'The rules of the server. Each shows whether the password meets it.',
        selector: 'ul',
      },
      { name: 'Field', text: 'Keeps its own value, which the form reads.', selector: 'input' },
    ],
  },
  pairs: [
    {
      right: (
        <NewPasswordField id="right-password" name="rightPassword" error={ACCOUNT_ERRORS.passwordShort} />
      ),
      wrong: (
        <PasswordField
          id="wrong-password"
          label="Password"
          autoComplete="new-password"
          error={ACCOUNT_ERRORS.passwordShort}
        />
      ),
      because: 'With the rules in sight, a visitor meets all of them before the form refuses the first.',
    },
  ],
  accessibility: [
    'The field is described by its error and then by the rules, each with “met” or “not met yet”.',
    'A status announces each change: “2 of 4 password rules met”.',
    'A password manager reads `autocomplete="new-password"` and offers a new one. What it fills in before the page’s code arrives counts too.',
  ],
  content: [
    'Pass the `id`, `name` and `error` of `form.field`, and check the value with `validateNewPassword`, which the server uses too.',
    'The rules refuse nothing. The error does, when the form is sent.',
  ],
});
