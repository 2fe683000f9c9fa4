import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CorpusLine {
  message: string;
  /** A category of the contract, `grooming`, or null for an ordinary line. */
  category: string | null;
  needs_action: boolean;
  /** Lines of one template differ in a name or a word: they are never on both sides of a split. */
  template: string;
  /** The file's name without its ending. */
  language: string;
}

/** @param folder with one `.jsonl` file a language */
export function readCorpus(folder: string): CorpusLine[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({
          ...(JSON.parse(line) as Omit<CorpusLine, 'language'>),
          language: name.slice(0, -'.jsonl'.length),
        })),
    );
}

/** A conversation of two players, written as a whole. */
export interface CorpusConversation {
  language: string;
  /** Whether the player who begins approaches the other as groomers do. */
  grooming: boolean;
  lines: readonly { from: string; message: string }[];
}

/** @param folder with one `.conversations.json` file a language */
export function readConversations(folder: string): CorpusConversation[] {
  const ending = '.conversations.json';
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .flatMap((name) =>
      (JSON.parse(readFileSync(join(folder, name), 'utf8')) as Omit<CorpusConversation, 'language'>[]).map(
        (conversation) => ({ ...conversation, language: name.slice(0, -ending.length) }),
      ),
    );
}

/** What both players say in conversations without grooming: harmless lines that make sense only in context. */
export function toOrdinaryLines(conversations: readonly CorpusConversation[]): CorpusLine[] {
  return conversations.flatMap(({ language, grooming, lines }, index) =>
    grooming
      ? []
      : lines.map(({ message }) => ({
          message,
          category: null,
          needs_action: false,
          template: nameConversation(language, index),
          language,
        })),
  );
}

/** What a conversation is called where the corpus is split, so that all its lines are on one side. */
export function nameConversation(language: string, index: number): string {
  return `${language} conversation ${index}`;
}
