import { ACCOUNT_ERRORS, EMAIL_PATTERN } from '~/contract/accountRules';
import type { SelectOption } from '~/design-system';
import { requireField, type FormSchema } from '~/domain';

export type InquiryValues = {
  company: string;
  email: string;
  game: string;
  monthlyPlayers: string;
  timeline: string;
  message: string;
};

export const emptyInquiry: InquiryValues = {
  company: '',
  email: '',
  game: '',
  monthlyPlayers: '',
  timeline: '',
  message: '',
};

/** The ranges of monthly players that the inquiry form offers. */
export const MONTHLY_PLAYERS_OPTIONS: readonly SelectOption[] = [
  { value: '10k-100k', label: '10,000 to 100,000' },
  { value: '100k-500k', label: '100,000 to 500,000' },
  { value: '500k-1m', label: '500,000 to 1 million' },
  { value: '1m-10m', label: '1 to 10 million' },
  { value: '10m+', label: 'More than 10 million' },
];

/** The answers to when the visitor wants to begin. */
export const TIMELINE_OPTIONS: readonly SelectOption[] = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '1-3months', label: 'In 1 to 3 months' },
  { value: '3-6months', label: 'In 3 to 6 months' },
  { value: 'exploring', label: 'Just exploring' },
];

function checkWorkEmail({ email }: InquiryValues): string | null {
  if (email.trim() === '') return 'Work email is required';
  return EMAIL_PATTERN.test(email.trim()) ? null : ACCOUNT_ERRORS.emailInvalid;
}

/** The inquiry's rules in the order of the fields. */
export const inquirySchema: FormSchema<InquiryValues> = {
  company: requireField('company', 'Company is required'),
  email: checkWorkEmail,
  game: requireField('game', 'Game or platform is required'),
  monthlyPlayers: requireField('monthlyPlayers', 'Monthly players is required'),
};
