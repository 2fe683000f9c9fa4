/**
 * The rules for e-mail addresses and passwords with their exact messages, used by the forms and by the server, so that
 * neither accepts what the other refuses.
 */

export const ACCOUNT_ERRORS = {
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 8 characters',
  passwordMix: 'Password must contain uppercase, lowercase, and number',
  passwordMismatch: 'Passwords do not match',
  termsRequired: 'You must agree to the Terms of Service',
} as const;

export const PASSWORD_MIN_LENGTH = 8;

/** Accepts any text with an at sign and a dotted domain, because the verification link proves the address. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const PASSWORD_CRITERIA = [
  { id: 'length', label: '8+ characters' },
  { id: 'uppercase', label: 'Uppercase letter' },
  { id: 'lowercase', label: 'Lowercase letter' },
  { id: 'number', label: 'Number' },
] as const;
export type PasswordCriterion = (typeof PASSWORD_CRITERIA)[number]['id'];

/** Whether a password meets each criterion of the strength meter. Letters of any script count. */
export function checkPasswordCriteria(password: string): Record<PasswordCriterion, boolean> {
  return {
    length: [...password].length >= PASSWORD_MIN_LENGTH,
    uppercase: /\p{Lu}/u.test(password),
    lowercase: /\p{Ll}/u.test(password),
    number: /\d/.test(password),
  };
}

/** Returns the first error of an e-mail address, or null. */
export function validateEmail(email: string): string | null {
  if (email.trim() === '') return ACCOUNT_ERRORS.emailRequired;
  return EMAIL_PATTERN.test(email.trim()) ? null : ACCOUNT_ERRORS.emailInvalid;
}

/** Returns the first error of a new password, or null. */
export function validateNewPassword(password: string): string | null {
  if (password === '') return ACCOUNT_ERRORS.passwordRequired;
  const met = checkPasswordCriteria(password);
  if (!met.length) return ACCOUNT_ERRORS.passwordShort;
  return met.uppercase && met.lowercase && met.number ? null : ACCOUNT_ERRORS.passwordMix;
}
