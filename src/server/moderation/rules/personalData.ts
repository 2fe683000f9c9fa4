import type { NormalisedText } from '../normalise';
import { type Finding, toTextSpan } from '../types';
import { createFinding } from './createFinding';
import { NUMBER_IN_GAME } from './gameWords';

const EMAIL =
  /[a-z0-9][\w.+-]*\s?@\s?[a-z0-9-]+(?:\s?\.\s?[a-z0-9-]+)*\s?\.\s?[a-z]{2,}|[a-z0-9][\w.+-]*\s?(?:\(at\)|\[at\]|\bat\b)\s?(?:gmail|hotmail|outlook|yahoo|icloud|proton|gmx|web|mail)\s?(?:\.|\(dot\)|\[dot\]|\bdot\b)\s?[a-z]{2,}/;
const PHONE_SHAPE =
  /(?<![\d.])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,4}\)[\s.-]?|\d{2,5}[\s.-])\d{2,4}(?:[\s.-]?\d{2,4}){1,4}(?![\d.])|\+\d{9,14}\b/;
const PHONE_CONTEXT =
  /\b(?:phone|call|text|whatsapp|number|mobile|cell|tel|nummer|numero|телефон|номер|sms|ring)\b|номер/;
const NUMBERS_IN_GAME = new RegExp(NUMBER_IN_GAME, 'gu');
const NOT_PHONE = /\b(?:coords?|coordinates?|at -?\d+ -?\d+ -?\d+|seed|xyz|y ?=|id)\b/;
const SPOKEN_NUMBER =
  /\b(?:phone|number|call me)\b.*\b(?:(?:zero|one|two|three|four|five|six|seven|eight|nine)\b\s*){3,}/;
const STREET =
  /\b\d{1,5}[a-z]?,? (?:[a-z]+\.? ){1,3}(?:street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|court|way|close|crescent)\b|\b[a-z]{3,}(?:strasse|str\.|weg|allee|platz|gasse) \d{1,4}\b|\b\d{1,4},? (?:rue|avenue|boulevard|calle|via|ulica) (?:[a-z]+ ?){1,4}/;
const HOME_CONTEXT = /\b(?:live|lives|address|home|house|wohne|wohnt|adresse|vivo|habite)\b/;
const SOMEONES_IP =
  /\b(?:his|her|your|ur|their|[a-z]\w*) ip(?:'s| is|:| =|s)?:?\s*(?:is )?\d{1,3}(?:\.\d{1,3}){3}\b/;
const OWN_SERVER_IP = /\b(?:server|new|the|join|my|local) ip\b/;
const PASSWORD =
  /\bmy (?:account )?(?:password|pass|pw|passwort) (?:is|ist|:) ?\S*\d\S*|\bmy password is \S{6,}/;
const CARD_DIGITS = /(?<!\d)(?:\d[ -]?){13,19}(?!\d)/;
const IBAN = /\b[a-z]{2}\d{2}(?:\s?[a-z0-9]{4}){3,7}\s?[a-z0-9]{0,4}\b/;
const SOCIAL_SECURITY = /\b(?:ssn|social security)\b.*\b\d{3}-\d{2}-\d{4}\b|\b\d{3}-\d{2}-\d{4}\b/;
const MINOR_CONTACT = /\b(?:my )?(?:snapchat|snap|insta|instagram) is \S+.*\b(?:im|i am|i'm) 1[0-7]\b/;

function isLuhnValid(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    let digit = Number(digits[digits.length - 1 - index]);
    if (index % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return sum % 10 === 0;
}

function findCardNumber(line: string): RegExpExecArray | null {
  const match = CARD_DIGITS.exec(line);
  const digits = match?.[0].replace(/\D/g, '');
  const isCard =
    digits !== undefined && digits.length >= 13 && !/^(\d)\1+$/.test(digits) && isLuhnValid(digits);
  return isCard ? match : null;
}

function findIban(line: string): RegExpExecArray | null {
  const match = IBAN.exec(line);
  const iban = match?.[0].replace(/\s/g, '');
  return iban !== undefined && iban.length >= 15 && iban.length <= 34 && /\d{8}/.test(iban) ? match : null;
}

function createDataFinding(
  severity: number,
  confidence: number,
  what: string,
  match: RegExpExecArray,
): Finding {
  return createFinding('personal_data', severity, confidence, `Contains ${what}.`, {
    found: [toTextSpan(match)],
  });
}

function findPhoneNumber(line: string): Finding | undefined {
  const spoken = SPOKEN_NUMBER.exec(line);
  if (spoken) return createDataFinding(4, 0.78, 'what reads as a phone number', spoken);
  const match = PHONE_SHAPE.exec(line);
  if (match === null || NOT_PHONE.test(line)) return undefined;
  const digits = match[0].replace(/\D/g, '').length;
  if (digits < 7 || digits > 15) return undefined;
  if (PHONE_CONTEXT.test(line.replace(NUMBERS_IN_GAME, ' ')))
    return createDataFinding(4, 0.92, 'a phone number', match);
  return match[0].startsWith('+')
    ? createDataFinding(4, 0.84, 'what reads as a phone number', match)
    : undefined;
}

/** Finds data by which a person can be found or robbed outside the game. */
export function findPersonalData(text: NormalisedText): Finding[] {
  const line = text.folded;
  const findings: Finding[] = [];
  const add = (severity: number, confidence: number, what: string, match: RegExpExecArray | null): void => {
    if (match) findings.push(createDataFinding(severity, confidence, what, match));
  };
  if (line.includes('@') || line.includes('at')) add(4, 0.92, 'an e-mail address', EMAIL.exec(line));
  add(4, 0.78, 'what reads as a phone number', SPOKEN_NUMBER.exec(line));
  add(4, 0.76, 'a private contact of a player who seems to be a minor', MINOR_CONTACT.exec(line));
  add(4, 0.84, 'a password', PASSWORD.exec(line));
  if (!/\d/.test(line)) return findings;
  const phoneNumber = findPhoneNumber(line);
  if (phoneNumber) findings.push(phoneNumber);
  const street = STREET.exec(line);
  const isHome = street !== null && HOME_CONTEXT.test(line);
  add(isHome ? 6 : 4, isHome ? 0.9 : 0.6, 'a street address', street);
  if (!OWN_SERVER_IP.test(line)) add(6, 0.86, 'a network address of a person', SOMEONES_IP.exec(line));
  add(6, 0.93, 'a payment card number', findCardNumber(line));
  add(5, 0.86, 'a bank account number', findIban(line));
  add(6, 0.88, 'an identity number', SOCIAL_SECURITY.exec(line));
  return findings;
}
