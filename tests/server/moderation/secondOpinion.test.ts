import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRememberedLine, moderateLocally } from '~/server/moderation';
import { findByRules } from '~/server/moderation/rules';
import { normalise } from '~/server/moderation/normalise';
import { addFindings, readLineFeatures, hashLineMeanings } from '~/server/moderation/opinion/features';
import { chooseCategory, estimateGrooming, estimateActionNeed } from '~/server/moderation/opinion/model';
import { READ_TOGETHER_FROM } from '~/server/moderation/opinion/secondOpinion';
import { MAX_CHARACTERS, readWords } from '~/server/moderation/opinion/words';
import { readOwnerPolicy } from '~/server/moderation/ownerRules';
import type { RememberedLine } from '~/server/moderation/types';
import { projectRoot } from '~/server/root';
import { groupBy } from '../../../scripts/benchModeration/independentSet';
import { readConversations, readCorpus } from '../../../scripts/trainModeration/corpus';
import { createInput, judge } from './judge';

const policy = readOwnerPolicy('');

function read(message: string) {
  const text = normalise(message);
  const words = readWords(text);
  return addFindings(readLineFeatures(text, words), findByRules(message, text, words, [], policy));
}

function estimateMessageNeed(message: string): number {
  const features = read(message);
  return estimateActionNeed(features, hashLineMeanings(readWords(normalise(message)), features));
}

const corpus = readCorpus(join(projectRoot, 'training/moderation'));
/** Every fifteenth line: enough to meet every language and category. */
const sample = corpus.filter((_, index) => index % 15 === 0);

describe('what the explanation claims is true of the line', () => {
  it('names the frequency that the model gives the line, and its category', () => {
    let claims = 0;
    for (const { message } of sample) {
      const { reasoning, category } = judge(message);
      const claimed = /^Second opinion: reads like .*; (\d+) of 100 such lines/.exec(reasoning ?? '')?.[1];
      if (claimed === undefined) continue;
      claims += 1;
      const features = read(message);
      expect(Number(claimed), message).toBe(Math.round(estimateMessageNeed(message) * 100));
      const learned = chooseCategory(features);
      expect(category, message).toBe(learned === 'grooming' ? 'sexual' : learned);
    }
    expect(claims).toBeGreaterThan(50);
  });

  it('doubts only where a rule found something that the model finds unlikely', () => {
    for (const { message } of sample) {
      const verdict = judge(message);
      if (!verdict.reasoning?.includes('so a reviewer decides')) continue;
      expect(verdict, message).toMatchObject({ recommended_action: 'none', needs_review: true });
      expect(estimateMessageNeed(message), message).toBeLessThan(0.6);
    }
  });

  it('finds listed words only where the line has them in the named reading', () => {
    for (const { message } of sample) {
      for (const { words, reading } of readWords(normalise(message)).found) {
        expect(words.length, message).toBeGreaterThan(0);
        if (reading === 'masked') expect(words, message).toContain('*');
      }
    }
  });
});

describe('the second opinion', () => {
  it('acts alone at most with a mute', () => {
    for (const { message } of sample) {
      const { reasoning, recommended_action: action } = judge(message);
      if (reasoning?.startsWith('Second opinion'))
        expect(['none', 'warn', 'mute'], message).toContain(action);
    }
  });

  it('reads transliterated Russian as it reads the original', () => {
    expect(estimateMessageNeed('ty tupoy debil')).toBeGreaterThan(0.8);
    expect(estimateMessageNeed('ты тупой дебил')).toBeGreaterThan(0.8);
  });

  it('counts what several findings have in common once', () => {
    const { signals } = read('fuck you, you are an idiot');
    expect(new Set(signals).size).toBe(signals.length);
  });

  it('reads mathematical capitals as capitals', () => {
    const line = '𝐂𝐎𝐌𝐄 𝐇𝐄𝐑𝐄 𝐍𝐎𝐖';
    expect(read(line).signals.length).toBe(read('COME HERE NOW').signals.length + 1);
  });

  it('reads an insult that is written backwards', () => {
    expect(readWords(normalise('norom')).found).toMatchObject([
      { slot: 'insult', reading: 'reversed', words: 'norom' },
    ]);
    expect(readWords(normalise('tnih a ton')).found).not.toContainEqual(
      expect.objectContaining({ slot: 'insult' }),
    );
  });

  it('reads a whole line that is written backwards, and no line that is not', () => {
    expect(readWords(normalise('uoy llik annog mi'))).toMatchObject({
      reversed: true,
      words: ['im', 'gonna', 'kill', 'you'],
    });
    expect(readWords(normalise('köy şurda -1240 67 3380')).reversed).toBe(false);
  });

  it('gives a mistyped or respelled word much of the weight of the word', () => {
    expect(estimateMessageNeed('you are such a wortlhess idoit')).toBeGreaterThan(0.8);
    expect(estimateMessageNeed('ur a stoopid looser kid')).toBeGreaterThan(0.8);
  });

  it('takes the language of the speaker’s last lines where a line fits several', () => {
    const say = (message: string) => readWords(normalise('con'), [{ message, ageMs: 5_000 }]);
    expect(say('t’es où je suis dans la mine avec mon frère').found).toMatchObject([{ slot: 'insult' }]);
    expect(say('estoy en la mina con mi hermano').found).not.toMatchObject([{ slot: 'insult' }]);
  });

  describe('across the lines of a player', () => {
    const APPROACH = [
      'anyone want to build with me on my private world?',
      'sure, are you a girl?',
      'nice, let me guess, 12?',
      'add me on whatsapp, the chat here gets logged',
    ];
    const judgeAfter = (earlier: readonly string[], message: string) =>
      judge(
        message,
        {},
        earlier.map((line, at) => ({ message: line, ageMs: (earlier.length - at) * 60_000 })),
      );

    it('acts on what they say together, though none says it alone', () => {
      expect(APPROACH.map((line) => judge(line).recommended_action)).toEqual([
        'none',
        'none',
        'none',
        'none',
      ]);
      expect(judgeAfter(APPROACH.slice(0, 3), APPROACH[3] ?? '')).toMatchObject({
        recommended_action: 'mute',
        category: 'sexual',
      });
    });

    const conversations = readConversations(join(projectRoot, 'training/moderation')).flatMap(({ lines }) =>
      [...groupBy(lines, ({ from }) => from).values()].map((said) => said.map(({ message }) => message)),
    );

    it('reads short lines together wherever that asks for a reviewer', () => {
      let asking = 0;
      for (const lines of conversations.filter((_, index) => index % 3 === 0)) {
        const shares = lines.map((line) => createRememberedLine(line).share);
        for (let at = 1; at < lines.length; at += 1) {
          const from = Math.max(0, at - 5);
          const together = lines.slice(from, at + 1).join(' ');
          if (together.length > MAX_CHARACTERS) continue;
          if (estimateGrooming([createRememberedLine(together).share]) < 0.9) continue;
          asking += 1;
          expect(estimateGrooming(shares.slice(from, at + 1)), lines[at]).toBeGreaterThan(READ_TOGETHER_FROM);
        }
      }
      expect(asking).toBeGreaterThan(100);
    });

    it('is not led astray by long harmless lines before an approach', () => {
      const building =
        'we put the roof on the barn and a fence around the sheep and then a path to the mine '.repeat(3);
      const approach = [
        'anyone want to build with me on my private world? i can give you diamonds for it',
        'sure, are you a girl? you sound really sweet, how old are you',
        'nice, let me guess, 12? does your mum look at what you write here',
      ];
      expect(judgeAfter([building, building, ...approach], APPROACH[3] ?? '')).toMatchObject({
        recommended_action: 'mute',
        category: 'sexual',
      });
    });

    it('gives a remembered line the verdict that it has when its player’s lines are read anew', () => {
      for (const lines of conversations.slice(0, 60)) {
        const remembered = lines.map(createRememberedLine);
        for (const [at, message] of lines.entries()) {
          const recent = lines.slice(0, at).map((line, before) => ({
            message: line,
            ageMs: (at - before) * 30_000,
            remembered: remembered[before] as RememberedLine,
          }));
          const conversation = { recent, own: remembered[at] };
          const verdict = moderateLocally({ ...createInput(message), ...conversation });
          const anew = recent.map(({ message: line, ageMs }) => ({ message: line, ageMs }));
          expect(verdict, lines.join('\n')).toEqual(judge(message, {}, anew));
        }
      }
    });

    it('does not judge a line by earlier ones to which it adds nothing', () => {
      const plain = [
        'how old are you?',
        'do you have snapchat? dont tell your mum',
        'send me a pic and i give you diamonds',
      ];
      expect(judgeAfter(plain, 'i found an iron vein')).toMatchObject({
        recommended_action: 'none',
        needs_review: false,
      });
    });
  });

  it('adds nothing that the owner permits', () => {
    const line = 'you are such a worthless clown';
    expect(judge(line).category).toBe('harassment');
    expect(judge(line, { server_rules: 'Insults are allowed.' }).recommended_action).toBe('none');
  });

  it('leaves a call for help to the rules', () => {
    expect(judge('i want to kill myself')).toMatchObject({ recommended_action: 'none', needs_review: true });
  });

  it('has weights of at most 2 MB', () => {
    expect(statSync(join(projectRoot, 'models/moderation.bin.br')).size).toBeLessThanOrEqual(2e6);
  });
});
