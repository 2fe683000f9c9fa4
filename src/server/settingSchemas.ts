import * as v from 'valibot';
import { PLAN_IDS } from '~/contract/plans';

export const trimmedText = v.pipe(v.string(), v.trim());

export function isUrl(value: string, protocols: readonly string[]): boolean {
  try {
    return protocols.includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

export function createUrlSchema(name: string, protocols: readonly string[], example: string) {
  return v.pipe(
    trimmedText,
    v.check((value) => isUrl(value, protocols), `${name} must be an address such as ${example}.`),
  );
}

function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

/** The address of a mail server, whose user name and password are percent-encoded. */
export function createMailServerSchema(name: string) {
  const protocols = ['smtp:', 'smtps:'];
  return v.pipe(
    createUrlSchema(name, protocols, 'smtps://user:password@mail.example:465'),
    v.check(
      (value) => !isUrl(value, protocols) || (new URL(value).hostname !== '' && isDecodable(value)),
      `${name} needs a host, and a percent sign in its password must be written as %25.`,
    ),
  );
}

/** The sender of mails: an address, with or without a name before it. */
export function createSenderSchema(name: string) {
  return v.pipe(
    trimmedText,
    v.regex(
      /^(?:[^\s<>@]+@[^\s<>@]+|[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>)$/u,
      `${name} must be an address such as support@torchward.example or Torchward <support@torchward.example>.`,
    ),
  );
}

export function createWholeNumberSchema(name: string, minimum: number, maximum: number) {
  return v.pipe(
    trimmedText,
    v.check(
      (value) => /^\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum,
      `${name} must be a whole number from ${minimum} to ${maximum}.`,
    ),
    v.transform(Number),
  );
}

/** US dollars, with or without cents. */
export function createDollarsSchema(name: string) {
  return v.pipe(
    trimmedText,
    v.check(
      (value) => /^\d{1,6}(\.\d+)?$/.test(value),
      `${name} must be a number of US dollars such as 0.25 or 5.`,
    ),
    v.transform(Number),
  );
}

/** US dollars with at most two decimals, read as cents. */
export function createCentsSchema(name: string) {
  return v.pipe(
    trimmedText,
    v.check(
      (value) => /^\d{1,6}(\.\d{1,2})?$/.test(value),
      `${name} must be a number of US dollars and cents such as 2 or 0.50.`,
    ),
    v.transform((value) => Math.round(Number(value) * 100)),
  );
}

/** One amount of US dollars for every plan, or `plan=amount` for each plan that has one. */
export function createDollarsByPlanSchema(name: string) {
  const amount = /^\d{1,6}(\.\d+)?$/;
  return v.pipe(
    trimmedText,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const given = dataset.value;
      if (amount.test(given)) return Object.fromEntries(PLAN_IDS.map((plan) => [plan, Number(given)]));
      const parts = given.split(',').map((part) => part.trim().split('='));
      const entries = parts.flatMap(([plan, dollars, ...rest]) => {
        const id = PLAN_IDS.find((known) => known === plan);
        return id && dollars !== undefined && amount.test(dollars) && rest.length === 0
          ? [[id, Number(dollars)] as const]
          : [];
      });
      const amounts = Object.fromEntries(entries);
      if (Object.keys(amounts).length === parts.length) return amounts;
      addIssue({
        message:
          `${name} must be a number of US dollars such as 2, or one for each plan ` +
          'such as starter=0.5,growth=3,pro=10.',
      });
      return NEVER;
    }),
  );
}

/** A key that another service gave, which a header has to carry. */
export function createKeySchema(name: string) {
  return v.pipe(
    trimmedText,
    v.regex(
      /^[!-~]+$/,
      `${name} must be one word of ASCII letters, digits and signs, without spaces and line breaks.`,
    ),
  );
}

export function createSecretSchema(name: string) {
  return v.pipe(
    trimmedText,
    v.minLength(
      32,
      `${name} is too short: it needs at least 32 characters. \`openssl rand -base64 48\` makes a good one.`,
    ),
  );
}
