import { ACCOUNT_ERRORS, validateEmail, validateNewPassword } from '~/contract/accountRules';
import type { FormSchema } from '~/domain';

export type SignupValues = {
  email: string;
  password: string;
  confirmPassword: string;
  agreeToTerms: boolean;
};

export const emptySignup: SignupValues = {
  email: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
};

/** The form's rules in the order of the fields. */
export const signupSchema: FormSchema<SignupValues> = {
  email: ({ email }) => validateEmail(email),
  password: ({ password }) => validateNewPassword(password),
  confirmPassword: ({ password, confirmPassword }) =>
    password === confirmPassword ? null : ACCOUNT_ERRORS.passwordMismatch,
  agreeToTerms: ({ agreeToTerms }) => (agreeToTerms ? null : ACCOUNT_ERRORS.termsRequired),
};
