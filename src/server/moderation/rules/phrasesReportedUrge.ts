import type { Phrase } from '../types';

/** How a language reports that a player was told to take their life, in the squeezed form of a line. */
const REPORTED_URGES: readonly string[] = [
  '(?:tell(?:s|ing)?|told|ask(?:s|ed|ing)?|want(?:s|ed)?) (?:me|us|him|her|my \\w+) (?:that )?(?:to|(?:i|we|he|she) should) (?:go |just )?(?:(?:kill|hang|cut|hurt|end|neck|unalive|shoot) (?:myself|himself|herself|ourselves|my wrists)|kms|end my life|commit suicide)|(?:says?|saying|said|wrote|writes|writing)(?: to me)? (?:that )?i (?:should|must|have to|need to) (?:go |just )?(?:(?:kill|hang|cut|hurt|end|neck|unalive|shoot) myself|kms|end my life|commit suicide)',
  '(?:sagt\\w*|schreibt|schrieb|meint\\w*|gesagt|geschrieben|will)(?: [^ ,.;!?]+){0,4}?,? ich (?:soll(?:te)? )?mich (?:\\w+ ){0,2}?(?:umbring\\w*|erhang\\w*|aufhang\\w*|ritz\\w*)',
  '(?:dice\\w*|dijo|dijeron|diciendo|pide|quiere\\w*)(?: [^ ,.;!?]+){0,3}? que me (?:mate|suicide|ahorque|cuelgue)',
  "(?:dit|disent|disait|ecrit|demande|veut)(?: [^ ,.;!?]+){0,3}? (?:d'aller|de|que j'aille|que je) me (?:suicider?|tuer?|pendre|pende)",
  '(?:dice|dicono|detto|dirmi|scrive|scrivono|vuole)(?: [^ ,.;!?]+){0,3}? (?:di (?:ammazzar|uccider|suicidar|impiccar)mi|che mi (?:ammazzi|uccida|suicidi)|che (?:devo|dovrei) (?:ammazzar|uccider|suicidar|impiccar)mi)',
  '(?:fala\\w*|falou|disse\\w*|diz\\w*|mand(?:a|ou)|quer\\w*)(?: [^ ,.;!?]+){0,3}? (?:(?:pra|para|que) (?:eu )?|eu )me (?:mat(?:ar|e)|suicid(?:ar|e)|enforcar|enforque)',
  '(?:zegt|zeggen|zei|schrijft|wil)(?: [^ ,.;!?]+){0,4}? dat ik (?:mezelf|zelfmoord)(?: [^ ,.;!?]+){0,2}? (?:ophang\\w*|vermoord\\w*|pleeg|plegen|van kant)',
  '(?:mowi\\w*|powiedzial\\w*|pisze|pisza|napisal\\w*|kaze|kazal\\w*)(?: [^ ,.;!?]+){0,3}? (?:(?:zeby|a|ze)bym sie (?:zabil\\w*|powiesil\\w*)|sie (?:zabic|powiesic))',
  '(?:говор\\p{L}*|сказал\\p{L}*|пиш\\p{L}*|написал\\p{L}*|хоч\\p{L}*)(?: [^ ,.;!?]+){0,3}?,? чтобы? я (?:убил\\p{L}* себя|убил\\p{L}*ся|себя убил\\p{L}*|повесил\\p{L}*|выпилил\\p{L}*)',
  '(?:kendimi (?:oldur|as|kes)m\\w+|intihar etm\\w+) (?:\\w+ )?(?:soyl|isti)\\w+',
];

/** Deaths by the command, and of the character in lava or to come back. */
const IN_GAME =
  /\/kill|(?<!\p{L})(?:wiki|tutorial|guide|quest|anleitung)(?!\p{L})|\bmyself (?:to|so|in|with|by|at|on|for|using) (?:\w+ ){0,4}(?:bed|tnt|base|home|back|cactus|potions?|reset|tp|xp|fall)\b/u;

/** A player who is told to take their life deserves a reviewer's look at who told them. */
export const REPORTED_URGE_PHRASES: readonly Phrase[] = REPORTED_URGES.map((source) => ({
  category: 'self_harm',
  severity: 2,
  confidence: 0.6,
  reasoning: 'Tells that a player was urged to hurt or kill themselves; a person should look.',
  asksReview: true,
  isUnequivocal: true,
  isOutsideGame: true,
  triggers:
    'myself himself herself ourselves kms suicide wrists life mich me ammazzarmi uccidermi suicidarmi impiccarmi mi mezelf zelfmoord sie себя убился убилась повесился повесилась выпилился выпилилась kendimi intihar'.split(
      ' ',
    ),
  pattern: new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u'),
  except: IN_GAME,
}));
