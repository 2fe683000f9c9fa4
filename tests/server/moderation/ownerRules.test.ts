import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareOwnerPolicy, listRuleReadings } from '~/server/moderation';
import { measureFastestCpuMs } from '../../support/timing';
import { judge as judgeLocally } from './judge';

const judge = (message: string, server_rules: string) => judgeLocally(message, { server_rules });

const lines = {
  swearing: 'oh shit this is hard',
  insults: 'you are an idiot',
  advertising: 'join play.othercraft.net',
  shouting: 'GIVE ME BACK MY STUFF RIGHT NOW',
  spam: 'trade trade trade trade trade trade trade trade trade',
} as const;

describe('a permission', () => {
  it.each([
    ['Advertising is allowed', lines.advertising],
    ['Advertising is allowed', 'discord.gg/abc123'],
    ['We allow swearing', lines.swearing],
    ['Players may swear', lines.swearing],
    ['Swearing is fine, slurs are not', lines.swearing],
    ['Insults are fine', lines.insults],
    ['Insults are fine', 'you are a bitch'],
    ['1. You can swear.\n2. You can advertise.', lines.advertising],
    ['We do not mind swearing.', lines.swearing],
    ["We don't mind caps", lines.shouting],
    ['Feel free to advertise your server', lines.advertising],
    ['Swearing is not forbidden', lines.swearing],
    ["Swearing isn't banned here", lines.swearing],
    ['There is no ban on swearing.', lines.swearing],
    ['No rules against caps', lines.shouting],
    ["We don't punish swearing", lines.swearing],
    ['Nothing against caps', lines.shouting],
    ["You won't be muted for swearing", lines.swearing],
    ['You will never be banned for advertising', lines.advertising],
    ['Nobody gets muted for caps', lines.shouting],
    ['Swearing: ok', lines.swearing],
    ['Advertising: yes', lines.advertising],
    ['✅ Swearing', lines.swearing],
    ['Spam is okay, threats are not.', lines.spam],
    ['Slurs are banned, swearing is not', lines.swearing],
    ['No slurs, but swearing is OK', lines.swearing],
    ['Allowed:\n- swearing\n- caps\nNot allowed:\n- slurs', lines.swearing],
    ['Allowed: swearing, caps', lines.shouting],
    ['Players are allowed to swear and to use caps.', lines.shouting],
    ['Swearing, trash talk and caps are all fine.', lines.insults],
    ['You do not have to avoid swearing', lines.swearing],
    ['Swearing is no problem', lines.swearing],
    ["swearing isn't against the rules", lines.swearing],
    ['Swearing is allowed except slurs', lines.swearing],
    ['Swearing will not get you banned', lines.swearing],
    ['No advertising except our Discord', 'discord.gg/abc123'],
    ['You may share YouTube links', 'youtube.com/watch?v=abc'],
    ['Curse all you like, just no slurs', lines.swearing],
    ['It is fine to swear', lines.swearing],
    ['Chat rules:\nswearing is fine', lines.swearing],
    ['Links to dropbox.com are allowed', 'look dropbox.com/abcd'],
    ['dropbox.com is not forbidden', 'look dropbox.com/abcd'],
  ])('in the words "%s" keeps the player of "%s" from any action', (rules, message) => {
    expect(judge(message, '').recommended_action).not.toBe('none');
    expect(judge(message, rules)).toMatchObject({ recommended_action: 'none', severity: 0, rule: null });
  });

  it.each([
    ['Swearing is allowed.', 'n1gg3r'],
    ['Insults are fine.', 'i know where you live'],
    ['Insults are fine.', 'kys'],
    ['Anything goes.', 'send nudes'],
    ['NSFW is allowed.', 'send nudes'],
    ['Advertising is allowed.', 'give me your password'],
    ['Threats are fine.', 'i will bring a gun to school'],
  ])('in the words "%s" does not cover "%s"', (rules, message) => {
    const { final_action, rule } = judge(message, rules);
    expect(final_action).toBe(judge(message, '').final_action);
    expect(final_action).not.toBe('none');
    expect(rule).toBeNull();
  });

  it('never hides a call for help', () => {
    expect(judge('i want to kill myself', 'Suicide talk is allowed.').needs_review).toBe(true);
  });
});

describe('a clause that the local rules do not understand', () => {
  it.each([
    ['Advertising is allowed in #trade only', lines.advertising],
    ['Advertising is allowed, but not in chat', lines.advertising],
    ['Only insults between friends are allowed', lines.insults],
    ["Don't say that swearing is allowed", lines.swearing],
    ['It is not true that swearing is forbidden', lines.swearing],
    ['Swearing is allowed. Only in moderation.', lines.swearing],
    ["Swearing is allowed, but don't overdo it", lines.swearing],
    ['Staff may swear', lines.swearing],
    ['No swearing except in the arena', lines.swearing],
    ['No swearing unless you are angry', lines.swearing],
    ['No advertising without permission', lines.advertising],
    ['No swearing. This does not apply to VIPs.', lines.swearing],
    ['No swearing.\n(except in the arena)', lines.swearing],
    ['Exceptions:\n- swearing\n- caps', lines.swearing],
    ['In the arena:\n- no swearing', lines.swearing],
    ['Swearing used to be forbidden', lines.swearing],
    ['Is swearing allowed?', lines.swearing],
    ['Swearing is not always forbidden', lines.swearing],
    ['Swearing is hardly a problem', lines.swearing],
    ['No swearing at staff', lines.swearing],
    ['Be kind. Trash talk in the arena is fine.', lines.insults],
    ['Be as rude as you like', lines.insults],
    ['Swearing', lines.swearing],
    ['Fluchen ist erlaubt', lines.swearing],
    ['Se permite la publicidad (spam no incluido)', lines.spam],
    ['Les insultes sont autorisées', lines.insults],
    ['No swearing.\nSwearing is allowed.', lines.swearing],
  ])('"%s" leaves "%s" to the service\'s own rules and is not quoted', (rules, message) => {
    expect(judge(message, rules)).toEqual(judge(message, ''));
  });
});

describe('a rule that forbids', () => {
  it.each([
    ['No swearing', lines.swearing, '1. No swearing'],
    ["Don't advertise.", lines.advertising, "1. Don't advertise."],
    ['Never advertise other servers', lines.advertising, '1. Never advertise other servers'],
    ['Zero tolerance for slurs!', 'n1gg3r', '1. Zero tolerance for slurs!'],
    ["Swearing isn't allowed", lines.swearing, "1. Swearing isn't allowed"],
    ['We do not tolerate insults', lines.insults, '1. We do not tolerate insults'],
    ['Keep it friendly', lines.insults, '1. Keep it friendly'],
    ['Be nice', lines.insults, '1. Be nice'],
    ['Be kind and respectful to each other.', lines.insults, '1. Be kind and respectful to each other.'],
    ['Swearing is fine, slurs are not', 'n1gg3r', '1. … slurs are not'],
    ['Swearing is fine, but no slurs!', 'n1gg3r', '1. … no slurs!'],
    ['Forbidden:\n- advertising\n- caps', lines.shouting, '3. caps'],
    ['Not allowed: spam, advertising', lines.advertising, '1. Not allowed: spam, advertising'],
    ['No griefing, spam or advertising', lines.advertising, '1. No griefing, spam or advertising'],
    ['No advertising except our Discord', lines.advertising, '1. No advertising except our Discord'],
    ['Advertising will get you banned', lines.advertising, '1. Advertising will get you banned'],
    ['You will be banned for advertising', lines.advertising, '1. You will be banned for advertising'],
    ['Swearing is no longer allowed', lines.swearing, '1. Swearing is no longer allowed'],
    ['❌ Advertising', lines.advertising, '1. ❌ Advertising'],
    ['Chat: no swearing', lines.swearing, '1. Chat: no swearing'],
    ['Rule 4: no hate speech, racism or homophobia', 'n1gg3r', '4. no hate speech, racism or homophobia'],
    ['No swearing or insults are allowed here', lines.insults, '1. No swearing or insults are allowed here'],
  ])('in the words "%s" is quoted for "%s"', (rules, message, rule) => {
    expect(judge(message, rules)).toMatchObject({
      recommended_action: judge(message, '').recommended_action,
      rule,
    });
  });

  it('is quoted without the permission in the next sentence', () => {
    const rules = '1. Swearing is fine. No advertising of other servers. Caps are fine too.';
    expect(judge(lines.advertising, rules).rule).toBe('1. No advertising of other servers.');
  });

  it('forbids words in quotation marks only where its sentence is understood', () => {
    expect(judge('vote for pineapple', 'You may say "pineapple".').final_action).toBe('none');
    expect(judge('vote for pineapple', 'Saying "pineapple" is not forbidden.').final_action).toBe('none');
    expect(judge('vote for pineapple', 'The word "pineapple" is banned.')).toMatchObject({
      category: 'other',
      rule: '1. The word "pineapple" is banned.',
    });
  });

  it('does not take two apostrophes for quotation marks', () => {
    expect(judge('t advertise in other people', "Don't advertise in other people's chats").final_action).toBe(
      'none',
    );
  });

  it('is not read from a sentence that permits other languages', () => {
    const russian = 'всем привет как дела';
    expect(judge(russian, 'English only, please.').category).toBe('other');
    expect(judge(russian, 'You do not have to speak English only.').final_action).toBe('none');
    expect(judge(russian, 'English only? No, every language is welcome.').final_action).toBe('none');
  });

  it.each([
    ['hola amigos como estas hoy', true],
    ['ich bin heute leider nicht da', true],
    ['quelqu un peut me donner du bois', true],
    ['bu sunucu ne zaman açılacak arkadaşlar', true],
    ['hola, where is the spawn', false],
    ['i named my dog Señor Pablo', false],
    ['gg wp ez', false],
    ['lol ok ja', false],
  ])('that ask for English find another language in Latin letters: %s', (line, isFound) => {
    const { category } = judge(line, 'English only, please.');
    expect(category === 'other').toBe(isFound);
    expect(judge(line, '').category).toBeNull();
  });

  it.each(['No saying "Zed".', 'Ban anyone who mentions "Zed".', 'Do not mention "zed" in chat.'])(
    'forbid a quoted word that is mentioned: %s',
    (rules) => {
      expect(judge('where is zed now', rules)).toMatchObject({ category: 'other' });
      expect(judge('where is zeddy now', rules).category).toBeNull();
    },
  );
});

const TOPICS = [
  ['swearing', lines.swearing],
  ['profanity', lines.swearing],
  ['insults', lines.insults],
  ['trash talk', lines.insults],
  ['advertising', lines.advertising],
  ['caps', lines.shouting],
  ['spam', lines.spam],
] as const;

const PERMISSIONS = [
  '# is allowed',
  '# are fine',
  '# is ok with us',
  '# is welcome here',
  '# is no problem',
  '# is not a problem',
  "# isn't forbidden",
  '# is not prohibited',
  '# is not bannable',
  '# is never punished',
  "# won't get you muted",
  '# will not be punished',
  '#: allowed',
  '# = ok',
  '✅ #',
  'we allow #',
  'we tolerate #',
  'we welcome #',
  "we don't mind #",
  'we do not ban #',
  "we don't ban people for #",
  'we have nothing against #',
  "we're fine with #",
  'you can use #',
  'feel free to use #',
  "don't worry about #",
  'no ban on #',
  'there are no rules against #',
  'there is nothing wrong with #',
  "you won't be kicked for #",
  'nobody will be punished for #',
  'there is no need to avoid #',
  'only # is banned in the lobby, elsewhere not',
  'unless you are a guest, # is allowed',
  'we used to forbid #',
  'we never forbid #',
  'you may ignore everything said about #',
  'no more bans for #',
  'no, we do not forbid #',
  "# isn't something we punish",
  'forget what you heard: # is not forbidden',
] as const;

const AROUND = ['', '1. ', '- ', 'Please note: ', 'Rule 7: '] as const;
const ENDINGS = [
  '',
  '.',
  '!',
  ', really',
  ' (for everyone)',
  ' as long as it stays friendly',
  ', have fun',
] as const;
const CASES = [(text: string) => text, (text: string) => text.toUpperCase()] as const;
const RANKS = ['none', 'warn', 'mute', 'kick', 'ban'];

it('never makes a verdict worse by a permission, whatever its wording, and never quotes one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TOPICS),
      fc.constantFrom(...PERMISSIONS),
      fc.constantFrom(...AROUND),
      fc.constantFrom(...ENDINGS),
      fc.constantFrom(...CASES),
      fc.constantFrom(...TOPICS),
      ([topic], permission, before, after, casing, [, message]) => {
        const rules = casing(`${before}${permission.replace('#', topic)}${after}`);
        const verdict = judge(message, rules);
        const without = judge(message, '');
        expect(verdict.rule, rules).toBeNull();
        expect(verdict.severity, rules).toBeLessThanOrEqual(without.severity);
        expect(RANKS.indexOf(verdict.recommended_action), rules).toBeLessThanOrEqual(
          RANKS.indexOf(without.recommended_action),
        );
      },
    ),
    { numRuns: 1_500 },
  );
});

it('reads no rule in an item that is begun and not written', () => {
  const read = (rules: string) => listRuleReadings(rules).map(({ number, text }) => `${number} ${text}`);
  expect(read('1. No spam\n2.\n3. No slurs')).toEqual(['1 No spam', '3 No slurs']);
  expect(read('- No spam\n- \nRule 3:')).toEqual(['1 No spam']);
});

it.each([
  'no spam, ',
  'a.b.c.',
  'not not ',
  'swearing and ',
  '"x" ',
  'is allowed but ',
  '- ',
  ': ',
  'rules: ',
  'chat: rules: ',
  'spam; ',
  '. ',
  '1. ',
  '1. a ',
  'no spam\n',
  'foo, bar, baz, qux, spam, ads, x. ',
  'use the words ',
  'posting posting ',
  'other other ',
  'excessive ',
])('reads 5,000 characters of "%s" as rules within 20 ms', (piece) => {
  // Different texts, because the engine remembers a text that it has read.
  const text = piece.repeat(5_000);
  expect(measureFastestCpuMs(20, (run) => listRuleReadings(text.slice(run, 5_000)))).toBeLessThan(20);
});

/** Rules of which no two clauses are the same, so that each is read. */
function createDifferentRules(joint: string, length: number, round: number): string {
  const words = ['spam', 'no', 'swearing', 'is', 'allowed', 'caps', 'slurs', 'not', 'links', 'or', 'please'];
  let rules = '';
  for (let n = 0; rules.length < 5_000; n += 1) {
    const clause = Array.from({ length }, (_, at) => words[(n * 7 + at * (3 + (n % 5))) % words.length]);
    rules += `${clause.join(' ')} x${round}y${n}${n % 7 === 6 ? '. ' : joint}`;
  }
  return rules.slice(0, 5_000);
}

/** Milliseconds of processor time that one turn of the event loop takes. */
async function measureTurnMs(work?: () => void): Promise<number> {
  const before = process.cpuUsage();
  work?.();
  await nextTurn();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

it.each([
  ['sentences', '. ', 3],
  ['clauses', ', ', 3],
  ['long clauses', ', ', 120],
])(
  'reads 5,000 characters of different %s in turns of at most 5 ms, and as it does in one',
  async (_, joint, length) => {
    let longestMs = Infinity;
    let rules = '';
    for (let round = 0; longestMs >= 5 && round < 100; round += 1) {
      rules = createDifferentRules(joint, length, round);
      const progress = { isDone: false };
      let longestTurnMs = await measureTurnMs(() => {
        void prepareOwnerPolicy(rules).then(() => (progress.isDone = true));
      });
      while (!progress.isDone) longestTurnMs = Math.max(longestTurnMs, await measureTurnMs());
      longestMs = Math.min(longestMs, longestTurnMs);
    }
    expect(longestMs).toBeLessThan(5);
    expect(listRuleReadings(rules)).toEqual(listRuleReadings(`${rules} `));
  },
);
