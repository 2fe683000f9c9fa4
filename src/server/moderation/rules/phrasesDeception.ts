import type { Phrase } from '../types';

/** Words of a player who warns of a fraud, asks about one or was its victim; "not a scam" is what fraudsters say. */
const WARNING =
  /(?<!\b(?:not|no|isnt|isn't|aint|ain't|never|without|zero) (?:a )?)\b(?:scams?|scammed|phishing)\b|\b(?:got|was|were|been|get|gets) hacked\b|\b(?:never|dont|don't|do not) (?:ever )?(?:click|open|use|fall for)(?: on)? (?:free|any|these|those|the|fake) (?:\w+ ){0,3}(?:links?|sites?|generators?)\b/;

/** "Nobody", to whom players are told to give their data, in nine languages. */
export const NOBODY =
  '(?:(?:to|give|tell|send) (?:nobody|no one)|niemand(?:en|em)?|nadie|ninguem|personne|nessuno|nikomu|kimseye)';

/** "My cousin gave me free nitro": who tells of a gift of a person they know lures no player. */
const TOLD_GIFT =
  /^(?!.*(?:\p{L}\.\p{L}|\/|\b(?:sites?|links?|bots?|websites?|pages?|here|dm|msg|click|join|u can|you can|too)\b)).*\b(?:(?:i|he|she|we|they|my \w+) (?:once |just )?(?:got|won|had|received) (?:\w+ )?free (?:nitro|robux|vbucks|capes?) (?:from (?:an?|my|the) (?:\w+ )?(?:friend|bro|brother|sister|cousin|dad|mom|mum|uncle|aunt|event|giveaway|server)|(?:for|on|as) (?:my |a )?(?:bday|birthday|xmas|christmas|present)|in (?:an?|the) (?:event|giveaway|quest))|(?:gave|gifted|bought) (?:me|us|him|her) (?:\w+ )?free (?:nitro|robux|vbucks|capes?))\b/u;

export const SCAM_PHRASES: readonly Phrase[] = [
  {
    category: 'scam',
    severity: 8,
    confidence: 0.92,
    reasoning: "Asks for another player's password or login.",
    triggers: ['password', 'passwort', 'contraseña', 'login', 'passe', 'пароль', 'pass', 'pw'],
    pattern:
      /\b(?:give|tell|send|type|need|dm|msg|gimme|enter|share)\b(?: \w+){0,4} (?:your|ur|the account) (?:\w+ )?(?:password|pass|pw|login)\b|\b(?:what(?:s|'s| is)) (?:your|ur) (?:\w+ )?password\b|\bthen your password\b|\btype your password\b|\bgib (?:mir )?(?:dein|das) passwort\b|\bdame (?:tu|la) contrasena\b|\bton mot de passe\b|(?:даи|скажи|скинь) пароль/,
    except: new RegExp(
      `(?<!\\p{L})(?:(?:never|dont|don't|do not|door|nie|niemals|nunca|jamais)|(?<!\\b(?:me|mir|mi|moi|dame)\\b.*)${NOBODY})(?!\\p{L})`,
      'u',
    ),
  },
  {
    category: 'scam',
    severity: 7,
    confidence: 0.9,
    reasoning: 'Offers something for free that is used to lure players to fraudulent pages.',
    triggers: [
      'nitro',
      'freenitro',
      'robux',
      'vbucks',
      'minecoins',
      'gift',
      'cape',
      'capes',
      'congratulations',
      'selected',
      'claim',
      'redeem',
      'steam',
      'crypto',
      'airdrop',
      'bitcoin',
      'wallet',
      'eth',
      'generator',
      'ritro',
    ],
    pattern:
      /\bfree ?(?:discord )?(?:nitro|robux|vbucks|v-bucks|minecoins|steam|gift|crypto|eth)\b|\bfree (?:\w+ )?capes?\b|\b(?:robux|vbucks|minecoins) (?:generator|hack)\b|\bcongratulations\b.*\b(?:won|claim)\b|\bselected for a (?:free )?(?:gift|prize)\b|\bgift ?card\b.*\b(?:click|link|claim|free)\b|\bconnect (?:your )?wallet\b|\bsend (?:me )?(?:bitcoin|btc|eth|crypto)\b|\bairdrop\b.*\b(?:free|crypto|eth)\b/,
    except: new RegExp(`${WARNING.source}|${TOLD_GIFT.source}`, 'u'),
  },
  {
    category: 'scam',
    severity: 5,
    confidence: 0.86,
    reasoning: 'Promises to multiply what other players hand over.',
    triggers: ['double', 'doubling', 'duplicate', 'dupe', 'invest', 'f4', 'duping'],
    pattern:
      /\b(?:double|duplicate|dupe) (?:your|ur|all your) (?:\w+ )?(?:diamonds?|money|items?|gold|stuff|netherite|emeralds?|armou?r|coins)\b|\bdoubl(?:e|ing) (?:money|diamonds|items)\b.*\b(?:give|first|trust)\b|\b(?:drop|give me) (?:your|ur) (?:items?|armou?r|stuff|diamonds)\b.*\b(?:duplicate|dupe|double)\b|\balt ?\+? ?f4\b|\binvest \d+\b.*\b(?:back|guaranteed|get)\b|\bi double it\b/,
  },
  {
    category: 'scam',
    severity: 6,
    confidence: 0.86,
    reasoning: 'Offers to trade accounts or items for real money.',
    triggers: ['paypal', 'account', 'accounts', 'cashapp', 'venmo'],
    pattern:
      /\b(?:sell(?:ing)?|buy(?:ing)?|cheap|trad(?:e|ing))\b.*\b(?:accounts?|paypal|cashapp|venmo)\b|\$ ?\d+ (?:paypal|via paypal)|\bpaypal\b.*\b(?:for|dm)\b|\breal money\b/,
    except: /\b(?:banned|ban|not allowed|dont|no)\b/,
  },
  {
    category: 'scam',
    severity: 7,
    confidence: 0.84,
    reasoning: 'Asks players to confirm an account or run a file, as fraudsters do.',
    triggers: ['verify', 'exe', 'download', 'virus', 'deleted', 'click', 'log'],
    pattern:
      /\bverify (?:your|ur) account\b|\baccount will be (?:deleted|banned|closed)\b.*\b(?:log ?in|unless|click)\b|\b(?:run|open|download|install) (?:this|my|the) (?:free )?(?:\w+ )?(?:exe|\.exe|hack|client|mod)\b.*\b(?:free|op|virus|get)\b|\bnot a virus\b|\bclick (?:this |the |my )?(?:link|here)\b(?=.*\b(?:free|win|won|cape|nitro|gift)\b)|\b(?:free|win|won)\b.*\bclick (?:this |the |my )?(?:link|here)\b/,
  },
];

const ROLE =
  '(?:the )?(?:new |real |head |official |server )*(?:owner|admin|administrator|mod|moderator|staff|staff member|operator|developer|dev)';

export const IMPERSONATION_PHRASES: readonly Phrase[] = [
  {
    category: 'impersonation',
    severity: 3,
    confidence: 0.74,
    reasoning: 'Claims to be staff; the server can tell whether that is true.',
    triggers: [
      'owner',
      'admin',
      'administrator',
      'mod',
      'moderator',
      'staff',
      'operator',
      'amod',
      'adminnow',
    ],
    pattern: new RegExp(
      `\\b(?:i am|im|i'm|iam) (?:a |an )?${ROLE}(?: here| now| of this server| of the server|[.,! ]*$|[,:] | do what| and i will| give| so )|\\bi am amod\\b|\\bas (?:a |an |the )?(?:owner|admin|moderator|mod) i (?:order|command|tell|demand)|\\bich bin (?:der )?(?:admin|owner|mod)\\b|\\bsoy (?:el )?(?:admin|dueno)\\b|\\bje suis (?:le )?(?:admin|modo)\\b`,
    ),
    except:
      /\bof (?:this|the|my|that) (?!server)\w+|\bof eating\b|\bnot (?:an? )?(?:admin|mod|owner|staff)\b|\bwish\b|\bif i\b/,
  },
  {
    category: 'impersonation',
    severity: 7,
    confidence: 0.86,
    reasoning: 'Claims to be staff in order to get items or obedience from players.',
    triggers: ['owner', 'admin', 'administrator', 'mod', 'moderator', 'staff', 'админ'],
    pattern: new RegExp(
      `\\b(?:i am|im|i'm|iam) (?:a |an )?${ROLE}\\b.*\\b(?:give me|drop your|do what i say|banned if|will ban you|hand over|for inspection|for a check|op me|give op)|\\bich bin admin gib\\b|\\bsoy el admin dame\\b|\\bje suis admin donne\\b|я админ отдаи`,
    ),
  },
  {
    category: 'impersonation',
    severity: 4,
    confidence: 0.8,
    reasoning: 'Claims to be a known person or to work for the maker of the game.',
    triggers: ['notch', 'mojang', 'dream', 'official', 'youtuber', 'herobrine', 'jeb'],
    pattern:
      /\b(?:i am|im|i'm) (?:the )?(?:real )?(?:notch|jeb|dream|mrbeast|technoblade)\b|\b(?:work for|employee of|from) mojang\b|\bmojang (?:employee|staff|support)\b|\bthis is an official (?:staff )?(?:message|announcement)\b|\bofficial announcement from\b/,
    except: /\b(?:not|fan|costume|skin|wish|game from mojang|news from mojang)\b/,
  },
];
