import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../scripts/replay/command';
import { computeOfflineUuid } from '~/gamelog/offlineUuid';
import { computeMessageId } from '../../../scripts/replay/identity';
import { formatProgressBar } from '../../../scripts/replay/report';
import { readRetryAfterSeconds } from '../../../scripts/replay/retry';

describe('the options', () => {
  const env = { TORCHWARD_API_KEY: 'sk_live_env' };

  it('come from the command line before the environment', () => {
    expect(readOptions(['a.log'], env)).toEqual({
      file: 'a.log',
      key: 'sk_live_env',
      url: 'http://localhost:3000',
      rate: Infinity,
      server: undefined,
    });
    const given = ['--key', 'k', '--url', 'https://x.example/', '--rate', '5', '--server', 'survival-1'];
    const away = { ...env, TORCHWARD_URL: 'http://elsewhere.example', PORT: '8080' };
    expect(readOptions(['a.log', ...given], away)).toEqual({
      file: 'a.log',
      key: 'k',
      url: 'https://x.example',
      rate: 5,
      server: 'survival-1',
    });
    expect(readOptions(['a.log'], away).url).toBe('http://elsewhere.example');
  });

  it('send to the port that npm start listens on', () => {
    expect(readOptions(['a.log'], { ...env, PORT: '8080' }).url).toBe('http://localhost:8080');
    expect(readOptions(['a.log'], { ...env, PORT: '', TORCHWARD_URL: '' }).url).toBe('http://localhost:3000');
  });

  it.each(['0', '65536', 'http', '-1', '80.5'])('refuse PORT=%s in a sentence', (PORT) => {
    expect(() => readOptions(['a.log'], { ...env, PORT })).toThrow(
      `PORT must be a number from 1 to 65535, and is "${PORT}".`,
    );
    expect(readOptions(['a.log', '--url', 'http://x.example'], { ...env, PORT }).url).toBe(
      'http://x.example',
    );
  });

  it.each([
    [[], 'Name one log file.'],
    [['a.log', 'b.log'], 'Name one log file.'],
    [['a.log', '--rate', 'fast'], '--rate must be a number above 0'],
    [['a.log', '--rate', '0'], '--rate must be a number above 0'],
    [['a.log', '--url', 'ftp://x'], '--url must be an http or https address'],
    [['a.log', '--server', ''], '--server must be a name of 1 to 64 characters'],
    [['a.log', '--server', 'x'.repeat(65)], '--server must be a name of 1 to 64 characters'],
    [['a.log', '--server', 'two\nlines'], '--server must be a name of 1 to 64 characters'],
    [['a.log', '--speed', '5'], "Unknown option '--speed'"],
  ])('%j are refused in a sentence', (args, sentence) => {
    expect(() => readOptions(args, env)).toThrow(sentence);
  });

  it('require a key', () => {
    expect(() => readOptions(['a.log'], { DATA_DIR: '/no/such/folder' })).toThrow('An API key is needed');
  });
});

describe('the ids of a replay', () => {
  const file = { name: 'latest.log', firstLine: '[12:00:00 INFO]: Starting' };

  it('give a player the uuid of a server without account checks', () => {
    expect(computeOfflineUuid('Notch')).toBe('b50ad385-829d-3141-a216-7e7d7539ba7f');
  });

  it('stay the same for a line while the file grows', () => {
    expect(computeMessageId(file, 4, 'x')).toBe(computeMessageId({ ...file }, 4, 'x'));
    expect(computeMessageId(file, 4, 'x')).toMatch(/^replay-[0-9a-f]{40}$/);
  });

  it('differ by line, text, file and day', () => {
    const ids = [
      computeMessageId(file, 4, 'x'),
      computeMessageId(file, 5, 'x'),
      computeMessageId(file, 4, 'y'),
      computeMessageId({ ...file, name: 'other.log' }, 4, 'x'),
      computeMessageId({ ...file, firstLine: '[13:00:00 INFO]: Starting' }, 4, 'x'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('retries and progress', () => {
  it('Retry-After is read as seconds and as a date', () => {
    const now = Date.parse('2026-11-20T21:00:00Z');
    expect(readRetryAfterSeconds('12', now)).toBe(12);
    expect(readRetryAfterSeconds('Fri, 20 Nov 2026 21:00:30 GMT', now)).toBe(30);
    expect(readRetryAfterSeconds('Fri, 20 Nov 2026 20:00:00 GMT', now)).toBe(0);
    expect(readRetryAfterSeconds('soon', now)).toBeUndefined();
    expect(readRetryAfterSeconds(null, now)).toBeUndefined();
  });

  it('the progress bar is empty at the start and full at the end', () => {
    expect(formatProgressBar(0, 10, 0)).toBe(`[${'.'.repeat(30)}] 0/10  0 %  0/s`);
    expect(formatProgressBar(10, 10, 2)).toBe(`[${'#'.repeat(30)}] 10/10  100 %  5/s`);
    expect(formatProgressBar(0, 0, 0)).toContain('100 %');
  });
});
