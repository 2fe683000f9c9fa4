import { describe, expect, it } from 'vitest';
import { EnvironmentError, readDatabaseSettings, readEnv } from '~/server/env';
import { readContract } from '~/server/http/contract';
import { scaleAccountLimits } from '~/server/http/limits';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const production = {
  TORCHWARD_MODE: 'production',
  JWT_SECRET: SECRET,
  PUBLIC_URL: 'https://torchward.example',
  DATA_DIR: '/var/lib/torchward',
  SMTP_URL: 'smtps://torchward:secret@mail.example:465',
  BILLING: 'none',
};
const stripe = { STRIPE_SECRET_KEY: 'sk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

function listFaults(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
  return [];
}

describe('the environment', () => {
  it('needs nothing in demo mode', () => {
    expect(readEnv({}, '/srv/app')).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/app/.data',
      databaseUrl: undefined,
      jwtSecret: undefined,
      trustProxy: 0,
      billing: 'test',
      smtpUrl: undefined,
    });
  });

  it('an empty value counts as absent', () => {
    expect(readEnv({ PORT: '', JWT_SECRET: ' ' })).toMatchObject({ port: 3000, jwtSecret: undefined });
  });

  it('the mailbox that a system names in MAIL is no setting', () => {
    for (const mailbox of ['/var/mail/root', '/var/spool/mail/alex']) {
      expect(readEnv({ MAIL: mailbox })).toMatchObject({ mode: 'demo', smtpUrl: undefined });
      expect(readEnv({ ...production, MAIL: mailbox }).smtpUrl).toBe(production.SMTP_URL);
      expect(listFaults({ ...production, SMTP_URL: '', MAIL: mailbox })).toHaveLength(1);
    }
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABSAE_URL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
    ['SMTP_URLL', 'SMTP_URL'],
    ['BILING', 'BILLING'],
  ])('%s is named as the misspelled %s that it is', (misspelled, meant) => {
    const sentence = `${misspelled} is no setting of Torchward and is ignored. Is ${meant} meant?`;
    expect(readEnv({ [misspelled]: 'x' }).warnings).toEqual([sentence]);
    expect(readDatabaseSettings({ [misspelled]: 'x' }, '/srv').warnings).toEqual([sentence]);
    expect(listFaults({ PORT: 'x', [misspelled]: 'x' })).toHaveLength(2);
    expect(readEnv({ [misspelled]: ' ' }).warnings, 'an empty one').toEqual([]);
  });

  it('a variable of another program is no misspelled setting', () => {
    const foreign = ['SORT', 'HOSTS', 'EMAIL', 'SMTP_HOST', 'OPENAI_ORG_ID', 'XDG_DATA_DIRS', 'HTTP_PROXY'];
    const source = Object.fromEntries(foreign.map((name) => [name, 'x']));
    expect(readEnv({ ...source, ...process.env }).warnings).toEqual([]);
    const both = { DATABASE_URL: 'postgres://localhost/torchward', DATABASE_URI: 'x' };
    expect(readEnv(both).warnings, 'beside the setting itself').toEqual([]);
  });

  it.each([
    ['?sslmode=require', '?sslmode=verify-full'],
    ['?application_name=a&sslmode=verify-ca&x=1', '?application_name=a&sslmode=verify-full&x=1'],
    ['?sslmode=no-verify', '?sslmode=no-verify'],
    ['?sslmode=disable', '?sslmode=disable'],
    ['?uselibpqcompat=true&sslmode=require', '?uselibpqcompat=true&sslmode=require'],
    ['', ''],
  ])('names the checks of DATABASE_URL%s that node-postgres makes', (given, expected) => {
    const url = 'postgres://user:p%40ss@db.example/torchward';
    expect(readEnv({ DATABASE_URL: url + given }).databaseUrl).toBe(url + expected);
  });

  it('production names every missing setting at once', () => {
    const faults = listFaults({ TORCHWARD_MODE: 'production' });
    expect(faults).toHaveLength(5);
    expect(faults.join('\n')).toMatch(
      /JWT_SECRET is missing[\s\S]*PUBLIC_URL is missing[\s\S]*DATABASE_URL[\s\S]*SMTP_URL is missing[\s\S]*BILLING is missing/,
    );
  });

  it('production with its required settings starts, on every interface', () => {
    expect(readEnv(production)).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      publicUrl: 'https://torchward.example',
    });
  });

  it('each error is a sentence that names the setting, and none hides another', () => {
    const faults = listFaults({
      ...production,
      JWT_SECRET: 'short',
      PORT: '70000',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'torchward',
      TRUST_PROXY: 'yes',
      DATABASE_URL: 'mysql://x',
    });
    for (const name of ['JWT_SECRET', 'PORT', 'LOG_LEVEL', 'PUBLIC_URL', 'TRUST_PROXY', 'DATABASE_URL']) {
      expect(
        faults.filter((fault) => fault.startsWith(name)),
        name,
      ).toHaveLength(1);
    }
  });

  it('a key that no header can carry is refused and not repeated', () => {
    for (const name of [
      'ANTHROPIC_API_KEY',
      'OPENAI_API_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]) {
      for (const value of ['hunter2\nhunter2', 'hunter2 # the old one', 'hünter2']) {
        expect(listFaults({ ...production, [name]: value }), value).toEqual([
          `${name} must be one word of ASCII letters, digits and signs, without spaces and line breaks.`,
        ]);
      }
    }
  });

  it('never repeats a secret', () => {
    const faults = listFaults({ ...production, JWT_SECRET: 'hunter2hunter2' });
    expect(faults.join('\n')).toContain('JWT_SECRET');
    expect(faults.join('\n')).not.toContain('hunter2');
  });

  it('production without a choice of payments is refused with the three choices', () => {
    const [fault, ...others] = listFaults({ ...production, BILLING: '' });
    expect(others).toEqual([]);
    expect(fault).toMatch(/^BILLING is missing: set it to stripe .* test .* none /);
  });

  it('Stripe is chosen where its settings are present, and each missing one is named', () => {
    expect(readEnv({ ...production, BILLING: '', ...stripe })).toMatchObject({ billing: 'stripe' });
    expect(readEnv(stripe)).toMatchObject({ billing: 'stripe' });
    const names = (source: Record<string, string>) => listFaults(source).map((fault) => fault.split(' ')[0]);
    expect(names({ ...production, BILLING: 'stripe' })).toEqual([
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]);
    expect(names({ BILLING: 'stripe' })).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
    expect(names({ ...production, BILLING: '', STRIPE_SECRET_KEY: 'sk_x' })).toEqual([
      'STRIPE_WEBHOOK_SECRET',
    ]);
    expect(names({ ...production, BILLING: '', STRIPE_WEBHOOK_SECRET: 'whsec_x' })).toEqual([
      'STRIPE_SECRET_KEY',
    ]);
  });

  it('an explicit choice of payments overrides the settings of Stripe', () => {
    for (const billing of ['test', 'none'] as const) {
      expect(readEnv({ ...production, ...stripe, BILLING: billing })).toMatchObject({ billing });
    }
  });

  it('an installation without payments grants the named plan, else the largest', () => {
    expect(readEnv(production)).toMatchObject({ billing: 'none', billingPlan: 'pro' });
    expect(readEnv({ ...production, BILLING_PLAN: 'growth' })).toMatchObject({ billingPlan: 'growth' });
    expect(listFaults({ ...production, BILLING: 'paypal', BILLING_PLAN: 'gold' })).toEqual([
      'BILLING must be stripe, test or none.',
      'BILLING_PLAN must be one of starter, growth, pro.',
    ]);
  });

  it('the AI costs what the settings say, which another model than the default needs', () => {
    const prices = ['anthropicInputPrice', 'anthropicOutputPrice'] as const;
    const readPrices = (source: Record<string, string>) => prices.map((name) => readEnv(source)[name]);
    expect(readPrices({})).toEqual([1, 5]);
    expect(readPrices({ ANTHROPIC_API_KEY: 'key', ANTHROPIC_MODEL: 'claude-haiku-4-5-20251001' })).toEqual([
      1, 5,
    ]);
    const other = { ANTHROPIC_API_KEY: 'key', ANTHROPIC_MODEL: 'claude-other' };
    expect(listFaults(other)).toEqual([
      'ANTHROPIC_INPUT_PRICE is missing: set it to what claude-other costs, in US dollars per million tokens.',
      'ANTHROPIC_OUTPUT_PRICE is missing: set it to what claude-other costs, in US dollars per million tokens.',
    ]);
    expect(readPrices({ ...other, ANTHROPIC_INPUT_PRICE: '0.25', ANTHROPIC_OUTPUT_PRICE: '75' })).toEqual([
      0.25, 75,
    ]);
    expect(listFaults({ ANTHROPIC_INPUT_PRICE: '-1' })).toEqual([
      'ANTHROPIC_INPUT_PRICE must be a number of US dollars such as 0.25 or 5.',
    ]);
  });

  it('a cached token costs a part of a read one, unless the settings say otherwise', () => {
    const names = ['anthropicCacheWritePrice', 'anthropicCacheReadPrice'] as const;
    const readPrices = (source: Record<string, string>) => names.map((name) => readEnv(source)[name]);
    expect(readPrices({})).toEqual([1.25, 0.1]);
    expect(readPrices({ ANTHROPIC_INPUT_PRICE: '4' })).toEqual([5, 0.4]);
    expect(readPrices({ ANTHROPIC_CACHE_WRITE_PRICE: '2', ANTHROPIC_CACHE_READ_PRICE: '0.5' })).toEqual([
      2, 0.5,
    ]);
  });

  it("the AI's budget of the day is one amount, or one for each plan that has one", () => {
    const readBudget = (value: string) => readEnv({ AI_DAILY_BUDGET: value }).aiDailyBudget;
    expect(readEnv({}).aiDailyBudget).toEqual({});
    expect(readBudget('2.50')).toEqual({ starter: 2.5, growth: 2.5, pro: 2.5 });
    expect(readBudget('starter=0.5, pro=10')).toEqual({ starter: 0.5, pro: 10 });
    for (const wrong of [
      '-1',
      'starter',
      'starter=',
      'gold=1',
      'starter=1=2',
      '2,starter=1',
      'pro=1,pro=2',
    ]) {
      expect(listFaults({ AI_DAILY_BUDGET: wrong })).toEqual([
        'AI_DAILY_BUDGET must be a number of US dollars such as 2, or one for each plan such as starter=0.5,growth=3,pro=10.',
      ]);
    }
  });

  it("an account's limits are those of its plan, and the demo's twenty times as high unless set", () => {
    expect(readEnv({}).accountLimitFactor).toBe(20);
    expect(readEnv(production).accountLimitFactor).toBe(1);
    expect(readEnv({ ACCOUNT_LIMIT_FACTOR: '3' }).accountLimitFactor).toBe(3);
    expect(listFaults({ ACCOUNT_LIMIT_FACTOR: '0' })).toEqual([
      'ACCOUNT_LIMIT_FACTOR must be a whole number from 1 to 1000.',
    ]);
    const [own, scaled] = [scaleAccountLimits(1), scaleAccountLimits(3)];
    const operation = readContract().operations.get('moderateMessage');
    if (operation === undefined) throw new Error('The contract lists no operation moderateMessage.');
    expect(scaled(operation, { tier: 'pro' })).toEqual({ perMinute: 90_000, burst: 6_000 });
    expect(scaled(operation, undefined)).toEqual(own(operation, undefined));
  });

  it('overage is free unless it has a price in dollars and cents', () => {
    expect(readEnv({}).overageCentsPer1000).toBe(0);
    expect(readEnv({ OVERAGE_PRICE_PER_1000: '2' }).overageCentsPer1000).toBe(200);
    expect(readEnv({ OVERAGE_PRICE_PER_1000: '0.29' }).overageCentsPer1000).toBe(29);
    expect(listFaults({ OVERAGE_PRICE_PER_1000: '0.005' })).toEqual([
      'OVERAGE_PRICE_PER_1000 must be a number of US dollars and cents such as 2 or 0.50.',
    ]);
  });

  it('production without a mail server is refused unless mail may stay in the outbox', () => {
    const [fault, ...others] = listFaults({ ...production, SMTP_URL: '' });
    expect(others).toEqual([]);
    expect(fault).toMatch(/^SMTP_URL is missing: .* MAIL=outbox /);
    expect(readEnv({ ...production, SMTP_URL: '', MAIL: 'outbox' }).smtpUrl).toBeUndefined();
    expect(readEnv({ ...production, MAIL: 'outbox' }).smtpUrl).toBeUndefined();
    expect(readEnv({ ...production, MAIL: 'smtp' }).smtpUrl).toBe(production.SMTP_URL);
    expect(listFaults({ MAIL: 'smtp' })).toHaveLength(1);
    expect(listFaults({ ...production, MAIL: 'pigeon' })).toEqual(['MAIL must be smtp or outbox.']);
  });

  it('the sender of mails is an address, with or without a name', () => {
    for (const right of ['a@b.example', 'Plumvale <a@b.example>', '"Plum, vale" <a@b.example>']) {
      expect(readEnv({ MAIL_FROM: right }).mailFrom).toBe(right);
    }
    for (const wrong of [
      'Plumvale',
      'Plumvale <a>',
      'a@b.example, c@d.example',
      'Plum\nvale <a@b.example>',
    ]) {
      expect(listFaults({ MAIL_FROM: wrong })).toEqual([
        'MAIL_FROM must be an address such as support@torchward.example or Torchward <support@torchward.example>.',
      ]);
    }
  });

  it.each(['smtps://torchward:100%@mail.example', 'smtps:mail.example', 'smtps://'])(
    'a mail server that no mail could reach is refused: %s',
    (address) => {
      expect(listFaults({ ...production, SMTP_URL: address })).toEqual([
        'SMTP_URL needs a host, and a percent sign in its password must be written as %25.',
      ]);
    },
  );

  it('a public address with a path is refused', () => {
    expect(listFaults({ ...production, PUBLIC_URL: 'https://x.example/app' }).join()).toContain(
      'without a path',
    );
  });
});
