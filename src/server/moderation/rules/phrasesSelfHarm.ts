import type { Phrase } from '../types';
import { AND_CLIMBS } from './gameWords';
import { REAL_LIFE_WORDS } from './phrasesDeathWish';

const CATEGORY = 'self_harm';
/** "He will kill himself" tells of another player, and "he should" urges. */
const SELF =
  '(?:yourself|urself|ur ?self|your ?self|yoself|(?<!(?:will|ll|would|gonna|wanna|almost|could|might|(?:going|about|wants?|wanted|tries|tried|trying) to) \\w+ )(?:themselves|himself|herself))';

/** Advice to respawn by the command of the game. */
const BY_COMMAND = new RegExp(
  `^(?!.*(?<!\\p{L})(?:${REAL_LIFE_WORDS}|echt|verdad|vrai|davvero)(?!\\p{L}))(?!.*(?<!\\p{L})(?:not|nicht|no|pas|non|niet|nie|degil|не) (?:\\p{L}+ )?/kill).*(?:(?<!\\p{L})(?:mit|con|com|avec|met|przez|через) /kill|/kill (?:to|yaz\\p{L}*|ile)(?!\\p{L}))`,
  'u',
);

/** Messages that urge another player to hurt themselves. */
export const SELF_HARM_PHRASES: readonly Phrase[] = [
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.96,
    reasoning: 'Urges another player to hurt or kill themselves.',
    triggers: [
      'kys',
      'kill',
      'kil',
      'hang',
      'neck',
      'rope',
      'cut',
      'end',
      'unalive',
      'killyourself',
      'kysnoob',
      'killurself',
      'kyss',
    ],
    pattern: new RegExp(
      `\\bkyss?\\b|\\bkill? ?${SELF}\\b|\\b(?:hang|neck|rope|cut|end|unalive|off) ${SELF}\\b(?! (?:off|some|an?)\\b|${AND_CLIMBS})|\\bend (?:your|ur) (?:own )?life\\b`,
      'u',
    ),
    except:
      /(?<!why )\b(?:dont|don't|do not|never) (?:(?:ever|even|just|really|go|you|u|try to|want to) )?(?:kill|hurt|cut) (?:your|ur)|\bkill yourself (?:with|in|to|and) (?:\/|lava|respawn|tp|go back|get back|reset)|\bkys (?:is|means|=) (?:\w+ )?\/kill\b/,
  },
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.9,
    reasoning: 'Urges another player to hurt or kill themselves, spelled by the names of the letters.',
    isUnequivocal: true,
    triggers: ['kay', 'kei'],
    pattern: /\bk(?:ay|ei) (?:why|wye?|y) (?:ess?|s)\b/,
  },
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.9,
    reasoning: 'Urges another player to die.',
    triggers: ['die', 'bridge', 'suicide', 'dead', 'miss', 'favor', 'favour', 'died'],
    pattern:
      /\b(?:go|just|pls|please) (?:and )?die\b(?! (?:to|in|at|again|from|so|creeper|zombie|lol and|and (?:come back|respawn|(?:you|u) (?:re)?spawn)))|\bjump (?:off|from) (?:a|the) (?:bridge|building|roof)\b(?: irl)?|\b(?:commit|do) (?:suicide|die|sudoku irl)\b|\b(?:miss|care about) (?:you|u) if (?:you|u) (?:died|were gone|killed)\b|\bbetter off dead\b|\bfavou?r and die\b|\bgo commit\b/,
    except:
      /\b(?:i|im|creeper|zombie|dragon|boss|lava|void) (?:just )?die|\bwith water bucket\b|\bwhite dye\b/,
  },
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.88,
    reasoning: 'Urges another player to hurt or kill themselves.',
    triggers: [
      'dich',
      'suicidate',
      'matate',
      'suicide',
      'pendre',
      'toi',
      'ammazzati',
      'mata',
      'zabij',
      'убей',
      'kendini',
      '自杀吧',
      'убейся',
      'erhäng',
      'diri',
    ],
    pattern:
      /(?<!\bich )\b(?:bring dich um|tote dich|erhang dich)\b|\bsuicidate\b|\bmatate\b|(?<!\bte )\b(?:suicide|tue|pends?)[- ]toi\b|\bva te pendre\b|\bammazzati\b|(?:^|[,.!?;] ?)se mata(?: (?:logo|ai|agora|entao|mano|cara))*(?=[ .!?]*$|,)|^se mata\b|\bzabij sie\b|убеи себя|убеися|\bkendini oldur\b|\bbunuh diri (?:sana|aja|lu|lo|kau)\b|自杀/,
    except: BY_COMMAND,
  },
];
