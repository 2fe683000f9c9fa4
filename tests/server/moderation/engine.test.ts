import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionValues, categoryValues } from '~/contract/enums.gen';
import { normalise } from '~/server/moderation/normalise';
import { readWords } from '~/server/moderation/opinion/words';
import { readOwnerPolicy } from '~/server/moderation/ownerRules';
import { findByRules } from '~/server/moderation/rules';
import { findScreenFilling } from '~/server/moderation/rules/volume';
import { measureFastestCpuMs } from '../../support/timing';
import { judge } from './judge';

describe('the pre-filter', () => {
  it.each(['hi', 'gg wp', '/home base', '100 64 -200', ':)', 'where is the nether portal', 'hahaha nice'])(
    'clears "%s" without the rules',
    (message) => {
      expect(judge(message)).toMatchObject({
        filtered: true,
        decided_by: 'pre_filter',
        confidence: null,
        final_action: 'none',
      });
    },
  );
  it.each(['/msg alex kys', '/me is a bitch', '45.137.20.14', '1488', '555 867 5309', 'h\u200bi'])(
    'leaves "%s" to the rules',
    (message) => {
      expect(judge(message).filtered).toBe(false);
    },
  );
  it('clears nothing when the owner switched it off', () => {
    expect(judge('hi', { pre_filter_config: { enabled: false } })).toMatchObject({
      filtered: false,
      decided_by: 'local',
    });
  });
  it('does not clear the same greeting again and again', () => {
    const recent = [1, 2, 3].map((seconds) => ({ message: 'hello', ageMs: seconds * 1_000 }));
    expect(judge('hello', {}, recent)).toMatchObject({
      filtered: false,
      category: 'spam',
      final_action: 'warn',
    });
  });
});

describe("the owner's rules text", () => {
  it('is cited with the number the owner gave', () => {
    const rules = '1. Be kind.\n2. No advertising.\n3. No threats or real-world information.';
    expect(judge('join play.coolcraft.net', { server_rules: rules }).rule).toBe('2. No advertising.');
    expect(judge('i know where you live', { server_rules: rules }).rule).toBe(
      '3. No threats or real-world information.',
    );
    expect(judge('stfu bitch', { server_rules: rules }).rule).toBe('1. Be kind.');
  });
  it('is cited by its position when it has no numbers', () => {
    expect(judge('discord.gg/abc123', { server_rules: 'be nice\nno spam\nno advertising' }).rule).toBe(
      '3. no advertising',
    );
  });
  it('names domains that may be linked', () => {
    const rules = 'Our shop is store.mossycraft.net. No advertising of other servers.';
    expect(judge('buy ranks at store.mossycraft.net', { server_rules: rules }).final_action).toBe('none');
    expect(judge('join play.othercraft.net', { server_rules: rules }).category).toBe('advertising');
  });
  it('does not allow a domain it forbids', () => {
    expect(
      judge('join play.othercraft.net', { server_rules: 'Never advertise play.othercraft.net' }).category,
    ).toBe('advertising');
  });
  it('can allow swearing, but not slurs', () => {
    const rules = '1. Swearing is allowed.';
    expect(judge('oh shit', { server_rules: rules }).final_action).toBe('none');
    expect(judge('n1gg3r', { server_rules: rules }).final_action).toBe('kick');
  });
  it('can forbid words of its own', () => {
    expect(judge('vote for pineapple', { server_rules: 'No saying "pineapple".' })).toMatchObject({
      category: 'other',
      final_action: 'warn',
    });
  });
});

it('gives the same answer for the same line, whatever was judged before', () => {
  const first = judge('you are a bitch');
  judge('hello');
  expect(judge('you are a bitch')).toEqual(first);
});

it('never repeats the words of the message in its reasoning', () => {
  for (const message of ['n1gg3r', 'fuck you', 'send nudes', 'kys', 'my email is a.b@gmail.com']) {
    const reasoning = judge(message).reasoning ?? '';
    expect(reasoning).not.toBe('');
    for (const word of message.split(' ').filter((each) => each.length > 3)) {
      expect(reasoning.toLowerCase()).not.toContain(word);
    }
  }
});

it('answers any text with a verdict inside the bounds of the contract', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 512 }),
      fc.string({ maxLength: 200 }),
      (message, rules) => {
        const verdict = judge(message, { server_rules: rules });
        expect(actionValues).toContain(verdict.final_action);
        expect([...categoryValues, null]).toContain(verdict.category);
        expect(Number.isInteger(verdict.severity) && verdict.severity >= 0 && verdict.severity <= 10).toBe(
          true,
        );
        expect(verdict.confidence === null || (verdict.confidence >= 0 && verdict.confidence <= 1)).toBe(
          true,
        );
      },
    ),
    { numRuns: 2_000 },
  );
});

it.each([
  'KKKKKKKKKKKKKKKKKKKKKKKK',
  'hahahahahahahahahahahahaha',
  'jajajajajajajajajajajaja no puede ser',
  'АХАХАХАХАХАХАХАХАХАХАХАХ',
  'rsrsrsrsrsrsrsrsrsrsrsrsrs',
  'sjsjsjsjsjsjsjsjsjsjsjsjsj noldu ya',
])('lets a player laugh: "%s"', (message) => {
  expect(judge(message)).toMatchObject({ final_action: 'none', needs_review: false });
});

it.each([
  'então pede pros seus pais, no jogo pode continuar normal',
  'nonna fa le orecchiette con le cime di rape',
  'did you watch that skit on youtube last night',
  'heute gibt es pute mit reis zum mittag',
  'désolé du retard, le bus ne venait pas',
  'the floor of the tavern is spic and span',
])('takes no word of one language for the coarse word of another: "%s"', (message) => {
  const text = normalise(message);
  expect(findByRules(message, text, readWords(text), [], readOwnerPolicy(''))).toEqual([]);
});

it('warns for laughter that fills the screen', () => {
  expect(judge('ha'.repeat(80))).toMatchObject({ category: 'spam', recommended_action: 'warn' });
});

it.each([
  'a ',
  '1.',
  'a@a.',
  'you are a ',
  'f u c k ',
  '!?',
  'i will ',
  'send me my ',
  '§a&b',
  'ѕ',
  '555-',
  'aaaaaaab',
  '\u0301a',
  '. ',
  '1 2 3 ',
  'play . ',
])('judges 512 characters of "%s" in under 25 ms', (piece) => {
  const message = piece.repeat(512).slice(0, 512);
  expect(measureFastestCpuMs(25, () => judge(message))).toBeLessThan(25);
});

it('finds a phrase five times, wherever its copies are written together', () => {
  const phrase = fc.stringMatching(/^[a-f](?:[a-f ]{4,18})[a-f]$/);
  const separators = fc.array(fc.constantFrom('', ' '), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(phrase, separators, (words, between) => {
      const line = `${words}${between.map((separator) => separator + words).join('')}`;
      expect(findScreenFilling(line, normalise(line)), line).not.toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});
