import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH } from '~/contract/accountRules';

/** Only those that could pass the form's rules in some spelling: with a letter and a digit, and long enough. */
const common = new Set(
  dictionary['passwords-common'].filter(
    (password) => password.length >= PASSWORD_MIN_LENGTH && /[a-z]/i.test(password) && /\d/.test(password),
  ),
);

/** Whether a password, in any capitals, is among those that attackers try first. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
