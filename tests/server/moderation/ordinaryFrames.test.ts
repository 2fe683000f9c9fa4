import { expect, it } from 'vitest';
import { judge } from './judge';

/** Sentences that are ordinary with each of their words; hardly a sentence of them is in the training. */
const GROUPS: Readonly<Record<string, { frames: readonly string[]; words: string }>> = {
  'what players do': {
    frames: [
      'does anyone here like {}',
      'he said hes {} now',
      'could you stop {} for a sec',
      'u guys always {}',
      'no {} during events',
      'i was {} when you joined',
      'my sister started {} today',
      'why were you {}',
    ],
    words:
      'smithing gardening lurking wandering bridging parkouring juggling gaming sneezing shopping cheating lying begging hiding coding yelling crafting smelting waiting talking',
  },
  'how players are': {
    frames: [
      'i think the mods are {}',
      'the new kid is {}',
      'that was pretty {}',
      'we got {} in the end',
      'dont be so {}',
      'he acts {}',
    ],
    words:
      'dizzy sleepy grumpy overrated cheap careful nervous excited fun busy blind deaf stuck offline smart easy lost',
  },
  'who players are': {
    frames: [
      'my sister married a {} man',
      'i have a {} passport',
      'he told me hes {}',
      'their owner is {} i think',
      'me and my {} friends play every day',
      'half {} half german',
    ],
    words:
      'norwegian finnish austrian colombian peruvian haitian somali lebanese palestinian thai mexican american muslim jewish indian chinese black white asian arab polish turkish nepali kenyan',
  },
  'things of the game': {
    frames: ['im trading my {}', 'what did you do to the {}', 'hide the {}', 'he put a {} on my roof'],
    words:
      'windmill rollercoaster cannon cauldron beehive saddle mace crossbow wand mailbox arena waypoint phone dog key cape',
  },
  'who players are, in German': {
    frames: ['der neue spieler ist {}', 'redest du {}?', 'meine tante ist {}'],
    words:
      'türkisch polnisch russisch arabisch syrisch jüdisch muslimisch amerikanisch chinesisch isländisch kolumbianisch',
  },
  'who players are, in Spanish': {
    frames: ['el chico nuevo es {}', 'mi papá nació {}', 'ese jugador es {} creo'],
    words:
      'mexicano argentino venezolano peruano judío musulmán árabe chino marroquí islandés nigeriano hondureño',
  },
  'who players are, in French': {
    frames: ["ma tante est d'origine {}", 'le nouveau joueur est {}', "je crois qu'il est {}"],
    words: 'algérien marocain juif musulman arabe chinois américain turc islandais nigérian sénégalais',
  },
  'who players are, in Italian': {
    frames: ['mia zia è {}', 'il nuovo giocatore è {}', 'ho conosciuto un {} ieri'],
    words: 'albanese rumeno marocchino ebreo musulmano arabo cinese americano napoletano islandese nigeriano',
  },
  'who players are, in Polish': {
    frames: ['nowy gracz jest {}', 'on chyba jest {}', 'poznałem kogoś kto jest {}'],
    words: 'ukraińcem rosjaninem niemcem żydem muzułmaninem arabem turkiem amerykaninem finem nigeryjczykiem',
  },
  'who players are, in Portuguese': {
    frames: ['minha tia é {}', 'o novo jogador é {}', 'conheci um {} ontem'],
    words: 'nordestino judeu muçulmano árabe chinês americano venezuelano boliviano nigeriano',
  },
  'who players are, in Russian': {
    frames: ['мой сосед {}', 'этот новичок {}', 'у меня друг {}'],
    words: 'казах узбек таджик армянин грузин чеченец еврей мусульманин татар американец финн',
  },
  'who players are, in Turkish': {
    frames: ['komşum {}', 'yeni gelen oyuncu {}', 'arkadaşım {} galiba'],
    words: 'kürt arap suriyeli afgan ermeni yahudi alevi amerikan çinli fin',
  },
  'who players are, in Dutch': {
    frames: ['mijn tante is {}', 'de nieuwe speler is {}', 'ik denk dat hij {} is'],
    words: 'marokkaans turks joods moslim arabisch chinees amerikaans pools ijslands nigeriaans surinaams',
  },
};
/** So many of a hundred lines may get an action, and so many may reach a reviewer. */
const MOST_ACTED = 0.5;
const MOST_REVIEWED = 2;

it.each(Object.entries(GROUPS))('an ordinary sentence stays one with an ordinary word: %s', (_, group) => {
  const lines = group.frames.flatMap((frame) =>
    group.words.split(' ').map((word) => frame.replace('{}', word)),
  );
  const verdicts = lines.map((line) => ({ line, verdict: judge(line) }));
  const acted = verdicts.filter(({ verdict }) => verdict.final_action !== 'none').map(({ line }) => line);
  const reviewed = verdicts.filter(({ verdict }) => verdict.needs_review).map(({ line }) => line);
  expect((100 * acted.length) / lines.length, acted.join('\n')).toBeLessThanOrEqual(MOST_ACTED);
  expect((100 * reviewed.length) / lines.length, reviewed.join('\n')).toBeLessThanOrEqual(MOST_REVIEWED);
});

const EXCLUSIONS = [
  '{} are not welcome here',
  'get rid of all the {}',
  'no {} on our server please',
  'all {} are scum',
];

it.each([
  'mexicans',
  'muslims',
  'jews',
  'poles',
  'arabs',
  'gay people',
  'black people',

  'refugees',
])('a sentence that excludes a group needs an action, whatever the group: %s', (group) => {
  const passed = EXCLUSIONS.map((sentence) => sentence.replace('{}', group)).filter(
    (line) => judge(line).final_action === 'none',
  );
  expect(passed).toEqual([]);
});
