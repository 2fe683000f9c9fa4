import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('a line of one ordinary word', () => {
  it.each([
    'laugh',
    'exit',
    'tip',
    'unlock',
    'europe',
    'inside',
    'ladies',
    'hospital',
    'forever',
    'lives',
    'send',
    'dieser',
    'hören',
    'überhaupt',
    'trink',
    'dich',
    'queremos',
    'norte',
    'hablamos',
    'contigo',
    'fenêtre',
    'dehors',
    'macchina',
    'ospedale',
    'apri',
    'fidati',
    'filmpje',
    'jou',
    'kamer',
    'mensen',
    'ciekawe',
    'syn',
    'mówić',
    'mieszkasz',
    'carro',
    'saída',
    'fazia',
    'escolhe',
    'тебя',
    'сами',
    'аккаунт',
    'devam',
    'cevap',
    'bakalım',
    'seninle',
  ])('is no finding: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each([
    'situational',
    'parchments',
    'ashcroft',
    'duroc',
    'negro',
    'girls',
    'homo',
    'silence',
    'corde',
    'même',
    'fat',
  ])('that may be meant badly leads to no action: "%s"', (message) => {
    expect(judge(message).recommended_action).toBe('none');
  });
});

describe('a line of one harmful word', () => {
  it.each([
    'bitch',
    'lowlife',
    'ratface',
    'dumb',
    'garbage',
    'biatch',
    'fgt',
    'goendyourself',
    'iknowwhereyoulive',
    'depp',
    'schwuchtl',
    'stirb',
    'gorda',
    'pd',
    'coglione',
    'debiel',
    'pedały',
    'lixo',
    'тупая',
    'сдохни',
    'salak',
    'etatam',
  ])('leads to an action: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
  });
});
