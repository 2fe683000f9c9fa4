import { Profanity } from '@2toad/profanity';
import { Filter } from 'glin-profanity';
import leoProfanity from 'leo-profanity';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

/** A published word filter: whether it would act on a line. */
export interface WordFilter {
  name: string;
  flags: (message: string) => boolean;
}

/** The filters with every language that each of them knows, as an owner of such a server would set them. */
export function createWordFilters(): WordFilter[] {
  const obscenity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  const profanity = new Profanity({
    languages: ['en', 'de', 'fr', 'es', 'pt', 'ru', 'it'],
    wholeWord: true,
  });
  const glin = new Filter({ allLanguages: true, detectLeetspeak: true });
  return [
    { name: 'obscenity', flags: (message) => obscenity.hasMatch(message) },
    { name: '@2toad/profanity', flags: (message) => profanity.exists(message) },
    { name: 'glin-profanity', flags: (message) => glin.isProfane(message) },
    { name: 'leo-profanity', flags: (message) => leoProfanity.check(message) },
  ];
}
