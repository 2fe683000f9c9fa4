import { describe, expect, it } from 'vitest';
import { compileChatFormat } from '~/gamelog/chatFormat';
import { createLineReader, parseLog } from '~/gamelog/parse';

const HEADER = '[12:00:00] [Server thread/INFO]: ';
const UUID = '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55';

describe('a chat format', () => {
  it.each([
    ['[G] {name} > {text}', '[G] Steve > hi > there'],
    ['{any}{name}: {text}', '[VIP] [Builder] Steve: hi > there'],
    ['({any}) {name} - {text}', '(world.nether) Steve - hi > there'],
    ['^\\[(?:G|L)\\] (?<name>\\w+) » (?<text>.*)$', '[L] Steve » hi > there'],
  ])('%s finds the name and the text', (format, body) => {
    const { pattern } = compileChatFormat(format);
    expect(pattern.exec(body)?.groups).toMatchObject({ name: 'Steve', text: 'hi > there' });
    expect(pattern.exec('Steve joined the game')).toBeNull();
  });

  it.each([
    ['{name} says', 'needs {text} once'],
    ['{name} {name}: {text}', 'needs {name} once'],
    ['{player}: {text}', '{player} is no part of a chat format'],
    ['(?<name>[) (?<text>.*)', 'Invalid regular expression'],
  ])('%s is refused in a sentence', (format, sentence) => {
    expect(() => compileChatFormat(format)).toThrow(sentence);
  });

  it('is the only one, once the owner has given one', () => {
    const log = parseLog(`${HEADER}[G] Steve > hi\n${HEADER}<Steve> not chat here\n`, [
      compileChatFormat('[G] {name} > {text}'),
    ]);
    expect(log.chat.map(({ message }) => message)).toEqual(['hi']);
  });
});

describe('a log that is read line by line', () => {
  it('tells chat as the whole file does, and who joined and left', () => {
    const { read } = createLineReader();
    const parsed = [
      `UUID of player Steve is ${UUID}`,
      'Steve[/127.0.0.1:1] logged in with entity id 1 at (0, 0, 0)',
      'Steve joined the game',
      '[VIP] Steve: hi',
      'Steve left the game',
    ].map((body) => read(HEADER + body));
    expect(parsed[3]).toMatchObject({ kind: 'chat', player: 'Steve', uuid: UUID, message: 'hi' });
    expect(parsed.map((line) => (line.kind === 'server' ? line.loginChange?.isOnline : line.kind))).toEqual([
      undefined,
      true,
      true,
      'chat',
      false,
    ]);
  });

  it('knows players of an earlier run, and forgets the one who was named longest ago', () => {
    const { read, players } = createLineReader([], [['Steve', UUID]]);
    expect(read(`${HEADER}Steve: hi`)).toMatchObject({ kind: 'chat', uuid: UUID });
    for (let n = 0; n < 5_001; n += 1) read(`${HEADER}P_${n} joined the game`);
    expect(players.size).toBe(5_000);
    expect(players.has('Steve')).toBe(false);
  });
});
