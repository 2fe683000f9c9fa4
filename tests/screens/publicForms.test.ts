import { describe, expect, it } from 'vitest';
import { validate } from '~/domain';
import { inquirySchema, MONTHLY_PLAYERS_OPTIONS, TIMELINE_OPTIONS } from '~/screens/enterprise/inquiryForm';
import { resetPasswordSchema } from '~/screens/reset-password/resetPasswordForm';
import { signupSchema, type SignupValues } from '~/screens/signup/signupForm';

const validValues: SignupValues = {
  email: 'mika@survival-one.example',
  password: 'Torchlight7',
  confirmPassword: 'Torchlight7',
  agreeToTerms: true,
};

describe('the rules of sign-up', () => {
  it('accept valid values', () => {
    expect(validate(signupSchema, validValues)).toEqual({});
  });

  it('check every field at once, in the order of the page', () => {
    const faults = validate(signupSchema, {
      email: '',
      password: '',
      confirmPassword: 'x',
      agreeToTerms: false,
    });
    expect(Object.entries(faults)).toEqual([
      ['email', 'Email is required'],
      ['password', 'Password is required'],
      ['confirmPassword', 'Passwords do not match'],
      ['agreeToTerms', 'You must agree to the Terms of Service'],
    ]);
  });

  it.each([
    ['  ', 'Email is required'],
    ['mika', 'Email is invalid'],
    ['mika@server', 'Email is invalid'],
  ])('answer the address "%s" with "%s"', (email, fault) => {
    expect(validate(signupSchema, { ...validValues, email })).toEqual({ email: fault });
  });

  it.each([
    ['Torch7!', 'Password must be at least 8 characters'],
    ['torchlight7', 'Password must contain uppercase, lowercase, and number'],
    ['TORCHLIGHT7', 'Password must contain uppercase, lowercase, and number'],
    ['Torchlights', 'Password must contain uppercase, lowercase, and number'],
  ])('answer the password "%s" with its first fault', (password, fault) => {
    expect(validate(signupSchema, { ...validValues, password, confirmPassword: password })).toEqual({
      password: fault,
    });
  });
});

describe('the rules of the reset', () => {
  it('are those of sign-up without address and terms', () => {
    expect(validate(resetPasswordSchema, { password: 'short', confirmPassword: 'other' })).toEqual({
      password: 'Password must be at least 8 characters',
      confirmPassword: 'Passwords do not match',
    });
    expect(validate(resetPasswordSchema, { password: 'Lantern42b', confirmPassword: 'Lantern42b' })).toEqual(
      {},
    );
  });
});

describe('the enterprise inquiry', () => {
  it('requires company, work e-mail, game and players, and nothing else', () => {
    const empty = { company: '', email: '', game: ' ', monthlyPlayers: '', timeline: '', message: '' };
    expect(Object.keys(validate(inquirySchema, empty))).toEqual([
      'company',
      'email',
      'game',
      'monthlyPlayers',
    ]);
  });

  it('offers the ranges and the timelines of the specification', () => {
    expect(MONTHLY_PLAYERS_OPTIONS.map(({ value }) => value)).toEqual([
      '10k-100k',
      '100k-500k',
      '500k-1m',
      '1m-10m',
      '10m+',
    ]);
    expect(TIMELINE_OPTIONS.map(({ value }) => value)).toEqual([
      'asap',
      '1-3months',
      '3-6months',
      'exploring',
    ]);
  });
});
