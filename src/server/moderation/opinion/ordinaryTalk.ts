import type { Slot } from '../languages';
import type { LearnedCategory } from './model';
import type { LineWords } from './words';

/** Fights that the game is made of; they have the same names in every language. */
const MATCH = /\b(?:bedwars?|skywars?|pvp|uhc|duel(?:l|lo|o|s)?|arena|arene|parkour)\b/;
/** Words of these slots carry a fight out of the game. */
const OUTSIDE: ReadonlySet<Slot> = new Set<Slot>(['real', 'weapon', 'dox', 'meet']);

/** Words about life that those lists leave out, because alone they say little. */
const REAL =
  /\b(?:irl|real\w*|echt\w*|vraie?|vie|vita|vida|leben|leven|zycie|zyciu|hayat\w*|gercek\w*|jizni)\b/;

const PRIVATE =
  '(?:passwords?|passwort|contrasena|clave|mot de passe|senha|wachtwoord|hasl\\w+|address|adresse|direccion|endereco|indirizzo|adres\\w*|phone|numbers?|nummer|numero|numer\\w*|real names?|info\\w*|personal \\w+|pics?|pictures?|photos?|fotos?|foto\\w*|zdjec\\w*|bilder|daten|datos|dados|gegevens|selfies?)';
const ADVICE = new RegExp(
  `(?:${[
    "\\b(?:never|dont|don't|do not)(?: ever)? (?:share|give(?: out)?|post|send|type)\\b",
    '\\bbe careful with\\b',
    '\\b(?:gib|gebt|schick\\w*|teilt?|postet?)\\b(?: \\w+)? (?:niemandem|niemals|nie|keinem)\\b',
    '\\b(?:no|nunca) (?:le )?(?:des|den|compartas|compartan|pases|mandes|envies)\\b',
    '\\bne (?:donne|donnez|partage|partagez|envoie|envoyez) (?:jamais|pas)\\b',
    '\\b(?:nao|nunca) (?:passa|passe|passem|de|mande|manda|compartilh\\w+)\\b',
    '\\bnon (?:dare|date|condivid\\w+|mandare|inviare)\\b',
    '\\b(?:geef|deel|stuur) (?:nooit|niet)\\b',
    '\\bnie (?:podawaj\\w*|dawaj\\w*|wysylaj\\w*|udostepniaj\\w*)\\b',
  ].join('|')}).{0,40}\\b${PRIVATE}\\b`,
);
/** Who asks for secrecy or makes an exception gives no advice. */
const SELFISH =
  /\b(?:me|us|our|mir|mich|mi|moi|mim|parents?|mom|mum|dad|mother|father|eltern|padres|police|polizei|teacher|admins?|mods?|staff|but|except|unless|or|just|only|secret|i know|i have)\b/;

const FRIENDLY =
  /\b(?:friends?|welcome|greetings|together|respect|peace|equal|mubarak|kareem|shalom|happy|merry|lives matter|freunde|willkommen|frohe\w*|respekt|frieden|amigos|bienvenid\w+|feliz|respeto|juntos|amis|bienvenue|joyeu\w+|amici|benvenut\w+|vrienden|welkom)\b/;
const UNFRIENDLY =
  /\b(?:not?|none|never|dont|don't|cant|can't|wont|isnt|arent|nobody|without|except|against|hate\w*|die|dies|died|dead|death|kill\w*|burn\w*|gas\w*|gone|leave|out|ban\w*|disgust\w*|stupid|dirty|fuck\w*|shit\w*|ugly|bombs?|terror\w*|slaves?|hell|nicht|kein\w*|nie|nunca|pas|jamais|ni|nao|non|niet|geen)\b/;

/**
 * Whether a line's words explain why the second opinion mistook it for harm of a category: a fight of the game for a
 * threat, advice about private data for asking for them, a kind word to a group for contempt.
 *
 * @param line its squeezed form
 * @param read its words as the second opinion read them
 */
export function isOrdinaryTalk(
  line: string,
  { found }: Pick<LineWords, 'found'>,
  mistakenFor: LearnedCategory,
): boolean {
  if (mistakenFor === 'threat' || mistakenFor === 'self_harm') {
    if (MATCH.test(line) && !REAL.test(line) && !found.some(({ slot }) => OUTSIDE.has(slot))) return true;
  }
  if (mistakenFor === 'hate') return FRIENDLY.test(line) && !UNFRIENDLY.test(line);
  return ADVICE.test(line) && !SELFISH.test(line);
}
