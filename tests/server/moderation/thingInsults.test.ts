import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('a line that insults only a thing or a mob', () => {
  it.each([
    'so ein idiotischer bug',
    'este servidor es una mierda',
    'puto esqueleto',
    'zombie imbecil',
    'porta idiota',
    'zombie idiota',
    'muori ragno schifoso',
    'esse jogo é muito idiota',
    'esse bug é idiota',
    'esqueleto idiota',
    'тупая дверь',
    'эта игра тупая',
    'что за тупой баг',
    'сервер тупой',
    'aptal kapı',
    'bu oyun aptalca',
    'bu sunucu aptal',
    'gerizekalı bug',
    'salak creeper evimi patlattı',
  ])('passes where the owner allows swearing: %s', (line) => {
    expect(judge(line, { swearing: 'allow' })).toMatchObject({ final_action: 'none', needs_review: false });
  });

  it.each([
    ['porta idiota', 'warn', 'none'],
    ['porta idiota', 'act', 'warn'],
    ['puto esqueleto', 'warn', 'warn'],
    ['puto esqueleto', 'act', 'mute'],
  ] as const)('swears: "%s" under "%s" leads to "%s"', (line, swearing, action) => {
    expect(judge(line, { swearing })).toMatchObject({ category: 'profanity', final_action: action });
  });

  it('swears where the owner forbids it', () => {
    expect(judge('porta idiota', { server_rules: 'No swearing.' })).toMatchObject({
      category: 'profanity',
      final_action: 'warn',
    });
  });
});

it.each([
  'stupid server owner',
  'this game is dumb just like you',
  'dumb door and dumb you',
  'stupid mod team',
  'mach die tür zu idiot',
  'abre la puerta idiota',
  'ouvre la porte connard',
  'apri la porta idiota',
  'abre a porta idiota',
  'открой дверь идиот',
  'kapıyı aç aptal',
  'oç evimi yıktın',
  'тупая ведьма',
  'бот безмозглый',
  'zavallı yaratık',
])('an insult of a player beside a thing, or by the name of one, does not pass: %s', (line) => {
  const { final_action: action, needs_review: isReviewed } = judge(line);
  expect(action !== 'none' || isReviewed).toBe(true);
});
