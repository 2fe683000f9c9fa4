import type { Phrase } from '../types';

/** How a language asks which school a player goes to, in which street they live, or to see them. */
const QUESTIONS: readonly string[] = [
  "(?:what|which) (?:\\w+ )?school (?:do |are |r )?(?:you|u|ya)(?: (?:go|attend|in|at))?|where (?:do )?(?:you|u) go to school|(?:what|which) street (?:do )?(?:you|u) live|what(?:s|'s| is) (?:your|ur) (?:(?:real |full |home |house )?(?:address|surname)|(?:real |full |last )?(?:name|age|city|town)(?=.* school))",
  '(?:welche|welcher|was fur ne|was fur eine) schule (?:gehst|bist|besuchst) du|wo gehst du (?:zur|in die) schule|(?:welcher|welche) strasse wohnst du',
  '(?:que|q|cual) (?:escuela|colegio|cole|instituto|secundaria) (?:vas|estudias|estas)|(?:que|q) (?:calle|colonia|barrio) vives',
  '(?:que|q|qual) (?:escola|colegio) (?:(?:voce|vc|tu) )?estuda\\w*|(?:que|q|qual) (?:rua|bairro) (?:(?:voce|vc|tu) )?mora\\w*|mora em (?:que|q|qual) (?:rua|bairro)|onde (?:voce|vc|tu) estuda',
  "(?:t'es|tu es|tu vas) (?:dans |a |en )?quel(?:le)? (?:college|ecole|lycee)|quel(?:le)? (?:college|ecole|lycee) (?:tu|vas)|(?:tu habites|t'habites) (?:dans )?quelle rue",
  '(?:che|quale) scuola (?:vai|fai|frequenti)|dove vai a scuola|(?:che|quale) via abiti',
  'welke school (?:zit|ga) (?:je|jij)|welke straat woon (?:je|jij)',
  '(?:jakiej|ktorej) szkoly chodzisz|gdzie chodzisz do szkoly|jakiej ulicy mieszkasz',
  'hangi okul(?:dasin|a gidiyor\\w*|da okuyor\\w*)|hangi (?:sokakta|mahallede) otur\\w*',
  'как(?:ои|ую) школ[еу] (?:ты )?(?:учишься|ходишь)|какои улице (?:ты )?живешь',
  // A camera shows a child to a stranger.
  '(?:turn|put) (?:on )?(?:your|ur) (?:cam|camera|webcam)(?: on)?|^(?:(?:ur|your) )?(?:cam|webcam|camera) on(?= *(?:pls|plz|please|now|bro|bb|babe|girl|[?!.]|$))|(?:mach|schalt) (?:\\p{L}+ )?(?:die|deine) (?:cam|kamera|webcam) (?:an|ein)',
  '(?:prende|enciende|pon|activa|liga|abre|allume|mets|active|accendi|attiva) (?:la |tu |a |sua |tua |tuo |ta )+(?:cam|camara|camera|webcam|telecamera)|(?:zet|doe) (?:je|de) (?:cam|camera|webcam) aan',
  '(?:wlacz|odpal) (?:\\p{L}+ )?(?:kamere|kamerke|kamerki)|(?:включи|вруби) (?:\\p{L}+ )?(?:камеру|вебку|камерку|вебкамеру)|(?:kamerani|kamerayi|kamera) ac',
];

/** How a language asks whether a player has a partner. */
const PARTNER_QUESTIONS: readonly string[] = [
  '(?:have|got) (?:an? |any )?(?:boyfriend|girlfriend|bf|gf)|(?:are|r) (?:you|u) single(?! player)|hast du (?:\\p{L}+ )?(?:feste[nr]? freund|freundin)|heb (?:je|jij) (?:al )?(?:een )?(?:vriendje|vriendinnetje|vriendin|verkering)',
  "(?:tienes|tenes) novi[oa]|(?:tem|tens) namorad[oa]|(?:t'as|t as|tu as|as-tu|as tu) une? (?:petite? )?(?:copain|copine)|hai (?:(?:il|la|una?) )?(?:ragazz[oa]|fidanzat[oa])",
  'masz (?:chlopaka|dziewczyne)|у тебя есть (?:парень|девушка)|(?:sevgilin|(?:kiz|erkek) arkadasin) var mi',
];

const PARTNER_QUESTION = PARTNER_QUESTIONS.join('|');
const QUESTION = `(?:${QUESTIONS.join('|')})(?!\\p{L})`;
/** The question and no more: what stands beside it may approach or threaten. */
export const BARE_PRIVATE_QUESTION = new RegExp(`^(?:[^ ]+ ){0,2}${QUESTION}(?: [^ ]+){0,2}[ ?!.]*$`, 'u');
export const BARE_PARTNER_QUESTION = new RegExp(
  `^(?:(?:so|hey|and|do|you|u|voce|vc) )*(?:${PARTNER_QUESTION})[ ?!.]*$`,
  'u',
);

/** A player asks what strangers find a child by, or what they approach it with. */
export const PRIVATE_QUESTION_PHRASES: readonly Phrase[] = [
  {
    category: 'personal_data',
    severity: 2,
    confidence: 0.6,
    reasoning: 'Asks another player for their school, street, name, camera or partner; a person should look.',
    asksReview: true,
    triggers:
      'boyfriend girlfriend bf gf single freund freundin vriendje vriendin vriendinnetje verkering novio novia namorado namorada copain copine ragazzo ragazza fidanzato fidanzata chłopaka dziewczynę парень девушка sevgilin arkadaşın school street address surname schule straße escuela colegio cole instituto secundaria calle colonia barrio escola rua bairro estuda collège école lycée rue scuola via straat szkoły ulicy okuldasın okula okulda sokakta mahallede школе школу улице cam camera webcam kamera cámara câmera caméra telecamera kamerę kamerkę камеру вебку камерку kameranı kamerayı'.split(
        ' ',
      ),
    pattern: new RegExp(`(?<!\\p{L})(?:${QUESTION}|(?:${PARTNER_QUESTION})(?!\\p{L}))`, 'u'),
    except: /\b(?:server|ip|email|e-mail) address\b|\bschool (?:build|project|map|of)\b/,
  },
];
