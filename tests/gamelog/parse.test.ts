import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseLog } from '~/gamelog/parse';
import { decodeLog } from '~/gamelog/text';
import { measureCpuMs } from '../support/timing';

const folder = fileURLToPath(new URL('../fixtures/logs/', import.meta.url));

async function parseFixture(name: string): Promise<ReturnType<typeof parseLog>> {
  return parseLog(decodeLog(await readFile(`${folder}${name}.log`)));
}

async function listMessages(name: string): Promise<string[]> {
  return (await parseFixture(name)).chat.map(({ line, player, message }) => `${line} ${player}: ${message}`);
}

describe('a log file', () => {
  it('of a vanilla server gives its chat without joins, deaths, advancements and announcements', async () => {
    expect(await listMessages('vanilla')).toEqual([
      '12 mossy_fox: anyone trading diamonds at spawn?',
      '15 Creeper_Carl: i have 4, want 2 mending books',
      '16 mossy_fox: deal, see you at the fountain',
      '17 Creeper_Carl: waves',
      '19 Creeper_Carl: you are all idiots, this server is trash',
      '22 mossy_fox: join play.freediamonds.example for FREE ranks!!!',
    ]);
    expect((await parseFixture('vanilla')).unreadable).toEqual([]);
  });

  it('with unsigned chat gives the text after the mark', async () => {
    expect(await listMessages('not-secure')).toEqual([
      '2 wool_baron: hello everyone',
      '3 wool_baron: who took my sheep',
      '4 wool_baron: sighs',
    ]);
  });

  it('of Spigot or Paper gives its chat without commands, warnings and stack traces', async () => {
    expect(await listMessages('paper')).toEqual([
      '7 glowstone_gil: hey, is the nether hub open again?',
      '9 glowstone_gil: shut up loser',
    ]);
    expect((await parseFixture('paper')).unreadable).toEqual([]);
  });

  it('trusts the chat thread where the log has no join', async () => {
    expect(await listMessages('paper-threads')).toEqual([
      '2 redstone_ron: the piston door works now',
      '3 redstone_ron: even without a known join this is chat',
      '4 redstone_ron: come and look',
    ]);
  });

  it('with prefixed chat gives player and text without ranks and worlds', async () => {
    expect(await listMessages('prefixed')).toEqual([
      '4 Steve: hi',
      '5 Steve: good evening',
      '6 Alex_42: selling emeralds: 3 each',
      '7 Alex_42: a plain arrow behind the name',
      '8 Alex_42: can I get build rights?',
      '9 Steve: yes',
      '10 .BedrockBea: lava everywhere',
      '11 Alex_42: angles with a rank inside',
      '12 Steve: team chat in front of angles',
      '13 Steve: nickname and title',
      '16 Steve: a mark behind the name',
    ]);
  });

  it('of a chat plugin gives the text after channel, rank and name, with or without a join of the player', async () => {
    expect(await listMessages('chat-plugin')).toEqual([
      '8 Lumen_7: anyone selling beacons?',
      '9 .Basalt_Bo: two, at the market > stall 4',
      '10 Lumen_7: on my way',
      '11 late_lena: I was here before this log began',
      '12 Lumen_7: please keep it friendly',
      '13 Lumen_7: colours around every part',
      '14 Lumen_7: without a channel',
      '15 late_lena: spoken once, known since',
    ]);
    expect(
      (await parseFixture('chat-plugin')).unreadable.map(({ line, reason }) => `${line} ${reason}`),
    ).toEqual([
      '2 looks like chat, but no player called Version was seen',
      '21 looks like chat, but no player called Dana was seen',
    ]);
  });

  it('with a name that never joined reports the line instead of guessing', async () => {
    expect((await parseFixture('prefixed')).unreadable).toEqual([
      {
        line: 14,
        reason: 'looks like chat, but no player called Dana was seen',
        text: '[20:00:37 INFO]: [Discord] Dana: from a bridge, not from the game',
      },
      {
        line: 15,
        reason: 'looks like chat, but no player called Info was seen',
        text: '[20:00:40 INFO]: [Dynmap] Info: not chat either',
      },
    ]);
  });

  it('with colours gives the text alone', async () => {
    expect(await listMessages('colours')).toEqual([
      '2 amber_ann: plain green text',
      '3 amber_ann: colours around every part',
      '4 amber_ann: hex colours',
      '5 amber_ann: terminal colours',
      '6 amber_ann: &cthis ampersand is text, AT&T',
    ]);
    expect((await parseFixture('colours')).unreadable).toMatchObject([
      { line: 7, reason: 'amber_ann said nothing' },
    ]);
  });

  it('keeps every script and emoji as it was written', async () => {
    expect(await listMessages('non-latin')).toEqual([
      '2 yuki_99: こんにちは、村はどこですか?',
      '3 yuki_99: 你们好 👋🏽',
      '4 Игорь: всем привет, кто на рейд?',
      '5 yuki_99: مرحبا بالجميع',
      '6 yuki_99: Käse für Zoë — ça va?',
      '7 yuki_99: ランク付き',
    ]);
  });

  it('skips lines that only look like chat', async () => {
    const { chat, unreadable } = await parseFixture('lookalikes');
    expect(chat).toEqual([
      {
        kind: 'chat',
        line: 17,
        player: 'Steve',
        uuid: undefined,
        message: '[09:00:17] [Server thread/INFO]: <Alex> a forged line',
      },
    ]);
    expect(unreadable.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '18 Steve said nothing',
      '20 does not begin like a line of a server log',
      '22 does not begin like a line of a server log',
    ]);
  });

  it.each([
    ['forge', ['3 copper_kit: anyone have spare gears', '4 copper_kit: old header, same chat']],
    ['fabric', ['3 tin_tess: hello from fabric', '4 tin_tess: and unsigned']],
    ['windows-1252', ['2 oskar: schönen gruß']],
  ])('of %s is read as well', async (name, expected) => {
    expect(await listMessages(name)).toEqual(expected);
  });

  it('accounts for every line exactly once', async () => {
    for (const name of ['vanilla', 'paper', 'prefixed', 'colours', 'lookalikes', 'non-latin']) {
      const text = decodeLog(await readFile(`${folder}${name}.log`));
      const { chat, serverLines, unreadable } = parseLog(text);
      expect(chat.length + serverLines + unreadable.length, name).toBe(text.trimEnd().split('\n').length);
    }
  });
});

describe('the uuid of a player', () => {
  const uuids = async (name: string): Promise<Record<string, string | undefined>> =>
    Object.fromEntries((await parseFixture(name)).chat.map(({ player, uuid }) => [player, uuid]));

  it.each([
    [
      'vanilla',
      {
        mossy_fox: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55',
        Creeper_Carl: '1d2f3ab0-0d1e-4c62-9b0a-6f1f0c2d7e11',
      },
    ],
    ['paper', { glowstone_gil: '7b0c2dd1-4d1e-4c62-9b0a-6f1f0c2d7e90' }],
    [
      'chat-plugin',
      {
        Lumen_7: '3e1f5a0c-92d4-4b8e-8f16-0c7a1f9d2b44',
        '.Basalt_Bo': '00000000-0000-0000-0009-01f64f65c7c3',
        late_lena: undefined,
      },
    ],
  ])('is what the log of %s says at sign-in', async (name, expected) => {
    expect(await uuids(name)).toEqual(expected);
  });

  const one = '11111111-1111-4111-8111-111111111111';
  const two = '22222222-2222-4222-8222-222222222222';
  const signIn = (uuid: string, name = 'Steve'): string =>
    `[12:00:00 INFO]: UUID of player ${name} is ${uuid}\n`;
  const hi = '[12:00:01 INFO]: <Steve> hi\n';

  it.each([
    ['the one said last before the line', `${signIn(one)}${hi}${signIn(two)}${hi}`, [one, two]],
    ['the first one said after it, where none was said before', `${hi}${signIn(one)}${signIn(two)}`, [one]],
    ["not another player's", `${signIn(one, 'steve')}${hi}`, [undefined]],
    [
      'not what a player writes in chat',
      `[12:00:00 INFO]: <Alex> UUID of player Steve is ${one}\n${hi}`,
      [undefined, undefined],
    ],
    ['not half an id', `${signIn(one.slice(0, 20))}${hi}`, [undefined]],
  ])('is %s', (_rule, log, expected) => {
    expect(parseLog(log).chat.map(({ uuid }) => uuid)).toEqual(expected);
  });
});

describe('a line', () => {
  const joined = '[12:00:00 INFO]: Steve joined the game\n';

  it('may be empty, as may the file', () => {
    expect(parseLog('')).toEqual({ chat: [], serverLines: 0, unreadable: [] });
    expect(parseLog('\uFEFF\r\n\r\n')).toEqual({ chat: [], serverLines: 2, unreadable: [] });
  });

  it('that is too long for the API is counted, not cut', () => {
    const long = 'a'.repeat(513);
    expect(parseLog(`${joined}[12:00:01 INFO]: <Steve> ${long}`).unreadable[0]?.reason).toBe(
      'longer than 512 characters',
    );
    expect(parseLog(`${joined}[12:00:01 INFO]: <Steve> ${long.slice(1)}`).chat).toHaveLength(1);
  });

  it('of a quarter of a million characters takes no noticeable time', () => {
    const line = `[12:00:01 INFO]: ${'[a] '.repeat(65_000)}: b`;
    expect(measureCpuMs(() => parseLog(`${joined}${line}`))).toBeLessThan(1000);
  });
});
