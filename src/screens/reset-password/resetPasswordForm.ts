import { ACCOUNT_ERRORS, validateNewPassword } from '~/contract/accountRules';
import type { FormSchema } from '~/domain';

export type ResetPasswordValues = { password: string; confirmPassword: string };

/** The rules of sign-up without address and terms. */
export const resetPasswordSchema: FormSchema<ResetPasswordValues> = {
  password: ({ password }) => validateNewPassword(password),
  confirmPassword: ({ password, confirmPassword }) =>
    password === confirmPassword ? null : ACCOUNT_ERRORS.passwordMismatch,
};
