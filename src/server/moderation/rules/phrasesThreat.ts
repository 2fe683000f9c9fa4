import type { Phrase } from '../types';

const CATEGORY = 'threat';
const WILL =
  "(?:i will|i'll|ill|im gonna|i'm gonna|i am gonna|imma|gonna|im going to|i'm going to|i am going to|going to|i want to|wanna|i swear ill|we will)";
const ANYONE = '(?:your|ur|his|her|their)';
const ADJECTIVES = '(?:(?:whole|entire|little|big|old|dear|poor|real|actual) )*';
const PARENTS = 'family mom mum mommy mother dad father parents kids wife grandma grandpa grandmother'.split(
  ' ',
);
const FAMILY_WORDS = [...PARENTS, 'sister', 'brother', 'siblings', 'girlfriend', 'boyfriend'];
const PARENT = `(?:${PARENTS.join('|')})`;
const RELATIVE = `(?:${FAMILY_WORDS.join('|')})`;
const HOME = '(?:house|home|apartment|flat|place|door|doorstep|bedroom)';
const SET_ON_FIRE = '(?:burn|set fire to)';
const WEAPON = '(?:gun|knife|bat|hammer|rifle|pistol|axe irl|crowbar)';
/** Words that place a threat inside the game. */
const IN_GAME =
  /\b(?:bedwars|skywars|pvp|uhc|duels?|arena|rounds?|match|in ?game|team|parkour|race|village\w*|pillagers?|raid|base|zombies?|creepers?|dragon|mobs?|lava|void|birthday|queue)\b/;
const REAL = '(?:irl|in real life|real life|for real|at school|tomorrow at|in person)';

/** "I will ddos the server", in ten languages: no work on a server is called that. */
const ATTACKS_SERVER = [
  '(?<!\\p{L})ich (?:ddose?|crashe?|hacke?) (?:euren|den|diesen|dein\\p{L}*|eure\\p{L}*) server',
  '(?<!\\p{L})(?:voy a|vamos a|les voy a) (?:tumbar|ddosear|crashear|hackear)(?:les|te|lo)? (?:el|este|tu|su) (?:server|servidor|serv)',
  '(?<!\\p{L})(?:vou|vamos) (?:ddosar|crashar|hackear) (?:o|esse|este|seu|teu) (?:server|servidor|serv)',
  '(?<!\\p{L})(?:je vais|jvais|on va) (?:ddos(?:er)?|crash(?:er)?|hacker) (?:le|ton|votre|ce) (?:serv|serveur|server)',
  '(?<!\\p{L})(?:vi |ti )?(?:ddoso|crasho|hacko) (?:il|sto|questo|vostro|il vostro) (?:server|serv)',
  '(?<!\\p{L})ik (?:ddos|crash|hack) (?:de|jullie|deze|je) server',
  '(?<!\\p{L})(?:z?ddosuje|zddosuj\\p{L}+|scrashuje|zhakuje) (?:\\p{L}+ )?(?:serwer|serw|serva)',
  '(?<!\\p{L})(?:задд?ошу|задд?осю|задд?осим|ддосну|крашну|взломаю) (?:\\p{L}+ )?(?:сервер|серв|сервак)',
  '(?<!\\p{L})(?:sunucu(?:yu|nu|nuzu)|server(?:i|ini|inizi)) (?:cokert|patlat|ddosla|hackle)(?:ecegim|ecem|icem|acagim|acam|icam|yacagim|yecegim)',
].join('|');
/** "I will take the server down", which owners say too. */
const TAKES_SERVER_DOWN = [
  '(?<!\\p{L})(?:ich (?:lege?|mache?|schiesse?)|(?:lege?|mach|schiess) ich) (?:\\p{L}+ ){0,2}?server (?:lahm|platt|down|ab|offline)',
  '(?<!\\p{L})(?:voy a|vamos a|les voy a) (?:tirar|botar)(?:les|te|lo)? (?:el|este|tu|su) (?:server|servidor|serv)',
  '(?<!\\p{L})(?:vou|vamos) derrubar (?:o|esse|este|seu|teu) (?:server|servidor|serv)',
  '(?<!\\p{L})(?:je vais|jvais|on va) faire (?:tomber|crash(?:er)?|planter) (?:le|ton|votre|ce) (?:serv|serveur|server)',
  '(?<!\\p{L})(?:vi |ti )?(?:butto giu|faccio (?:crashare|cadere)) (?:il |sto |questo |vostro )+(?:server|serv)',
  '(?<!\\p{L})ik (?:leg|gooi|haal) (?:de|jullie|deze|je) server (?:plat|eruit|offline|neer|down)',
  '(?<!\\p{L})(?:poloze|polozymy|wywale) (?:\\p{L}+ )?(?:serwer|serw|serva)',
  '(?<!\\p{L})(?:положу|уроню) (?:\\p{L}+ )?(?:сервер|серв|сервак)',
].join('|');
const ENGLISH_TAKES_SERVER_DOWN = `(?<!\\b(?:not|never|wont|dont) )\\b${WILL} (?:take|bring|knock|shut) (?:(?:down|offline) (?:this|the|ur|your) (?:\\w+ )?server|(?:this|the|ur|your) (?:\\w+ )?server (?:down|offline))`;
/** "If you don't unban me" */
const UNLESS =
  '(?<!\\p{L})(?:un?ban\\p{L}*|ban\\p{L}*|if (?:you|u)|unless|or (?:i|we|ill)|wenn|entbann\\p{L}*|sonst|until|bis|gebannt|hasta que|si no|desban\\p{L}*|se (?:nao|vc|voce)|sinon|si (?:tu|vous|on)|deban\\p{L}*|sban\\p{L}*|se non|als (?:je|jullie)|jesli|odban\\p{L}*|если|разбан\\p{L}*|banimi|yoksa)(?!\\p{L})';
/** A line that tells of another player's threat. */
const TELLS_THREAT =
  /(?<!\p{L})(?:said|says|threatens?|threatened|warn\w*|sagt\w*|gesagt|droht\w*|gedroht|dijo|dice\w*|amenaz\w+|disse|falou|ameac\w+|dit|menac\w+|detto|minacci\w+|zei|zegt|dreigt\w*|mowi\w*|powiedzial\w*|grozi\w*|ostrzegam|сказал\p{L}*|говор\p{L}*|гроз\p{L}*|предупрежд\p{L}*|dedi|diyor\w*)(?!\p{L})/u;

export const THREAT_PHRASES: readonly Phrase[] = [
  // Of two patterns a line that names no more than "down" tries the short one.
  ...[
    {
      triggers: ['down', 'offline'],
      attacks: '\\bor (?:the|this|ur|your) server (?:goes|is going) (?:down|offline)\\b',
      takesDown: ENGLISH_TAKES_SERVER_DOWN,
    },
    {
      triggers:
        'lahm platt ddose crashe hacke tumbar ddosear crashear hackear tirar botar ddosar crashar derrubar serv serveur butto crashare cadere ddoso crasho hacko plat eruit neer zddosuje zddosuję ddosuje ddosuję scrashuje scrashuję zhakuje zhakuję położę poloze położymy wywalę wywale заддошу ддосну крашну взломаю положу уроню çökerteceğim çökertecem patlatacağım ddoslayacağım hackleyeceğim'.split(
          ' ',
        ),
      attacks: ATTACKS_SERVER,
      takesDown: TAKES_SERVER_DOWN,
    },
  ].map(({ triggers, attacks, takesDown }): Phrase => ({
    category: CATEGORY,
    severity: 8,
    confidence: 0.86,
    reasoning: 'Threatens to attack the game server.',
    isUnequivocal: true,
    triggers,
    pattern: new RegExp(
      `(?:${attacks})(?!\\p{L})|(?:${takesDown})(?!\\p{L})(?:(?<=${UNLESS}.*)|(?=.*${UNLESS}))`,
      'u',
    ),
    except: TELLS_THREAT,
  })),
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.92,
    reasoning: 'Claims to know where another player lives, which reads as intimidation.',
    triggers: ['live', 'lives', 'address', 'wohnst', 'vives', 'habites', 'abiti', 'живешь', 'mieszkasz'],
    pattern:
      /\b(?:i|we) (?:know|found|found out|kno) where (?:you|u|ur|your family|he|she) (?:actually )?(?:lives?|sleeps?)\b|\b(?:i )?(?:have|found|got|leak\w*|know) (?:out )?(?:your|ur) (?:home |house )?(?:address|location)\b|\b(?:your|ur) (?:home |house )?(?:address|location) (?:is |will be |are )?(?:getting |gets )?(?:leaked|posted|shared)\b|\bwo du wohnst\b|\bdonde vives\b|\bou tu habites\b|\bdove abiti\b|где ты живешь|\bgdzie mieszkasz\b/,
    except: /\bin ?game\b|\b(?:base|lol nice house)\b|\bcustard\b|\bemail address\b/,
  },
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.92,
    reasoning: 'Threatens an attack on a network connection.',
    triggers: ['ddos', 'ddosing', 'ddosed', 'dos', 'boot', 'booter', 'ip', 'offline', 'wifi'],
    pattern: new RegExp(
      `\\b${WILL} (?:\\w+ ){0,3}d?dos\\b|\\bd?dos (?:you|u|ur|your|this server|the server)\\b|\\b(?:you|u) (?:are |will )?(?:get(?:ting)? )d?dosed\\b|\\bboot (?:you|u) (?:off|offline)\\b|\\bwith my booter\\b|\\bi(?:ve)? (?:have|got|know|pulled|grabbed) (?:your|ur) ip\\b|\\bleak (?:your|ur) ip\\b|\\bor i ddos\\b`,
    ),
    except: /\b(?:my own|server got|was|under|yesterday)\b.*\bd?dos/,
  },
  {
    category: CATEGORY,
    severity: 9,
    confidence: 0.9,
    reasoning: 'Threatens to send the police to a home under a false pretext.',
    triggers: ['swat', 'swatted', 'swatting'],
    pattern: new RegExp(
      `\\b${WILL} swat (?:you|u|ur|your|him|her|them)\\b|\\bget(?:ting)? swatted\\b|\\bswat (?:you|u|ur house|your house)\\b`,
    ),
  },
  {
    category: CATEGORY,
    severity: 9,
    confidence: 0.93,
    reasoning: 'Threatens violence outside the game.',
    triggers: [
      'kill',
      'murder',
      'stab',
      'shoot',
      'beat',
      'break',
      'hurt',
      'bomb',
      'gun',
      'knife',
      'alive',
      'family',
      'school',
      'rape',
      'find',
      'house',
      'umbringen',
      'bring',
      'matar',
      'tuer',
      'punch',
    ],
    pattern: new RegExp(
      `\\b${WILL} (?:\\w+ ){0,4}(?:kill|murder|stab|shoot|beat|hurt|break|punch|bomb|rape)\\b(?! my ?self\\b).*\\b${REAL}|\\b${WILL} (?:\\w+ ){0,3}(?:kill|murder|hurt|rape) (?:your|ur) (?:family|mom|mum|mother|dad|parents|sister|brother|dog irl)\\b|\\bshoot(?:ing)? up (?:\\w+ ){0,2}school\\b|\\bbring(?:ing)? a (?:gun|knife|bomb)\\b|\\bbomb (?:\\w+ ){0,2}school\\b|\\b(?:come|coming) to (?:your|ur) house\\b.*\\b(?:hurt|kill|knife|gun|beat|stab|murder)\\b|\\bfind (?:you|u) and (?:kill|hurt|murder|beat)\\b|\\bfind (?:out )?where (?:you|u) live and (?:kill|hurt|murder|beat|stab|shoot)\\b|\\b(?:wont|won't|not) be alive\\b|\\b(?:will|gonna|going to|hope you get|imma|ill|i'll) (?:get )?rap(?:e|ed) (?:you|u|ur|your)\\b|\\bbring dich (?:um )?(?:im (?:echten|realen|wirklichen|richtigen) leben|in echt|in der schule)\\b|\\bmatar en la vida real\\b|\\bcoming for (?:you|u) irl\\b`,
    ),
    except:
      /\b(?:your|ur) (?:village|villagers|base)\b|\b(?:kill|beat|hurt) (?:your|ur) (?:brother|sister|mom|mum|dad|family)\b.*\b(?:in|at) (?:bedwars|skywars|pvp|uhc|a duel|duels|the arena|parkour)\b|\bmy (?:dad|father|mom|mum|brother|uncle) (?:will|can|could|would|is)\b/,
  },
  {
    category: CATEGORY,
    severity: 6,
    confidence: 0.86,
    reasoning: 'Threatens to kill another player and says that it is meant.',
    triggers: ['joking', 'joke', 'kidding', 'witz', 'ernst', 'scherz', 'spass'],
    pattern: new RegExp(
      `\\b${WILL} (?:(?!not|never)\\w+ ){0,2}kill (?:you|u|ya)\\b.*\\b(?:not (?:joking|kidding|a joke)|aint joking|no joke)\\b|\\bich (?:(?:tote|toete) (?:dich|euch)|bringe? (?:dich|euch) (?:alle )?um)\\b.*\\b(?:kein (?:witz|scherz|spass)|meine? es ernst)\\b`,
    ),
    except: new RegExp(`${IN_GAME.source}|\\b(?:duell|runde|spiel|kampf)\\b`),
  },
  {
    category: CATEGORY,
    severity: 7,
    confidence: 0.86,
    reasoning: 'Wishes serious harm on another player or their family.',
    triggers: ['watch', 'regret'],
    pattern:
      /\bwatch (?:your|ur) back (?:irl|in real|tomorrow|(?:at|after|outside) school|on (?:the|your) (?:bus|street|way (?:home|to school)))\b|\bregret (?:this|it)\b.*\b(?:address|live|home)\b/,
    except: /\b(?:round|arena|lava|void|pvp|uhc|match)\b/,
  },
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.88,
    reasoning: 'Threatens to publish private data or break into an account.',
    triggers: ['dox', 'doxx', 'doxxed', 'doxed', 'leak', 'hack', 'crash', 'doxing'],
    pattern: new RegExp(
      `\\b${WILL} (?:\\w+ ){0,2}doxx?\\b|\\bdoxx? (?:you|u|ur|your)\\b|\\bget(?:ting)? doxx?ed\\b|\\b${WILL} (?:\\w+ ){0,2}(?:leak|hack) (?:your|ur|you|u|the server|this server|everyone)\\b|\\bor (?:i|ill|i will|i'll) (?:will )?(?:crash|ddos|hack|leak|swat|nuke)\\b`,
    ),
  },
  {
    category: CATEGORY,
    severity: 9,
    confidence: 0.92,
    reasoning: "Threatens another player's family.",
    triggers: FAMILY_WORDS,
    pattern: new RegExp(
      `\\b(?:${WILL}|finna|bouta|about to) (?:\\w+ ){0,2}(?:kill|murder|hurt|harm|stab|shoot|strangle|beat up|burn|torture|rape) (?:you and |u and )?(?:your|ur|his|her) ${ADJECTIVES}${RELATIVE}\\b|\\bburn\\b.*\\bwith (?:your|ur) ${ADJECTIVES}${RELATIVE} in(?:side)?\\b|\\b(?:will|gonna|going to|imma|ill|i'll) (?:come )?(?:and )?(?:find|hunt(?: down)?|visit|get) (?:you and )?(?:your|ur) ${ADJECTIVES}${PARENT}\\b|\\bmake (?:your|ur) ${ADJECTIVES}${RELATIVE} (?:suffer|pay|cry|bleed|disappear)\\b|\\byou and (?:your|ur) ${ADJECTIVES}${RELATIVE} (?:(?:will|should|deserve to|are going to|are gonna|gonna) )?(?:all )?(?:die|burn|suffer|are (?:all )?dead|are next)\\b`,
    ),
    except: new RegExp(
      `${IN_GAME.source}|\\bmy (?:dad|father|mom|mum|brother|uncle) (?:will|can|could|would|is)\\b`,
    ),
  },
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.88,
    reasoning: 'Urges violence against the family of another player.',
    triggers: FAMILY_WORDS,
    pattern: new RegExp(
      `(?:^|[,.!?] ?)(?:(?:go|just|now|pls|please) )*/?(?:kill|murder|stab|strangle) (?:your|ur) (?:own )?${ADJECTIVES}${PARENT}\\b`,
    ),
    except: IN_GAME,
  },
  {
    category: CATEGORY,
    severity: 7,
    confidence: 0.86,
    reasoning: 'Threatens another player outside the game.',
    triggers: ['next'],
    pattern: new RegExp(
      `\\b(?:(?:you|u) (?:are|r|re)|youre|you're|ur|your) next (?:\\w+ )?(?:irl|in real life|for real)(?! (?:tournament|event|meetup|match)\\b)`,
    ),
    isUnequivocal: true,
  },
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.84,
    reasoning: 'Intimidates another player by naming their family.',
    triggers: FAMILY_WORDS,
    pattern: new RegExp(
      `\\b(?:your|ur) ${ADJECTIVES}${PARENT} (?:is|are|r|will be|gonna be|is gonna be) (?:next|not safe|in danger)(?! (?:to|in|on|up|door|round|game|turn|time|week|year|month)\\b)|\\b(?:your|ur) ${ADJECTIVES}${RELATIVE} (?:is |are |will |r )?(?:gonna|going to|will) (?:get it|pay|suffer|bleed|burn|die|regret)\\b|\\b(?:your|ur) ${ADJECTIVES}${RELATIVE} (?:will|are gonna|is gonna) never see (?:you|u) again\\b|\\b(?:say|kiss) (?:goodbye|good bye|bye) to (?:your|ur) ${ADJECTIVES}${RELATIVE}\\b|\\bkiss (?:your|ur) ${ADJECTIVES}${RELATIVE} (?:goodbye|good bye|bye)\\b|\\b(?:better|should) (?:hide|protect|lock up|worry about|watch out for) (?:your|ur) ${ADJECTIVES}${RELATIVE}\\b|\\bknow where ${ANYONE} ${ADJECTIVES}${RELATIVE} (?:lives?|works?|sleeps?|go|goes|is|are)\\b`,
    ),
    except: IN_GAME,
  },
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.9,
    reasoning: 'Announces a visit to the home or the school of another player, which reads as intimidation.',
    triggers: [
      'house',
      'home',
      'apartment',
      'flat',
      'place',
      'door',
      'doorstep',
      'bedroom',
      'school',
      'sleep',
    ],
    pattern: new RegExp(
      `\\bknow where (?:you|u) (?:sleep|work|go to school|study)\\b|\\bknow (?:which|what) school (?:you|u) (?:go to|are in|attend)\\b|\\b(?:at|to|by|outside|in) (?:your|ur) ${HOME}\\b.*\\b(?:with a ${WEAPON}|and (?:hurt|stab|shoot|murder|strangle|beat) (?:you|u|ur|your))\\b|\\bsend(?:ing)? (?:someone|somebody|people|some people|guys|my friends|thugs) (?:over )?to (?:your|ur) ${HOME}\\b(?! (?:to help|with))|\\bshoot(?:ing)? up (?:your|ur) ${HOME}\\b|\\b(?:(?:${SET_ON_FIRE}|blow up|break into|rob|bomb|come to|coming to) (?:down )?(?:your|ur) ${HOME}|set (?:your|ur) ${HOME} on fire)\\b.*\\b(?:irl|in real life|for real|while (?:you|u) sleep|with (?:you|u) (?:in|inside))\\b|\\bwait(?:ing)? for (?:you|u) (?:outside|after|at|in front of) (?:your |ur )?school(?! (?:build|house|map|project)\\b)`,
    ),
    except: IN_GAME,
  },
  {
    category: CATEGORY,
    severity: 9,
    confidence: 0.92,
    reasoning: 'Names a street together with the claim to know where another player lives.',
    triggers: ['street', 'st', 'road', 'avenue', 'lane', 'drive', 'strasse'],
    pattern: /\bknow where (?:you|u) lives?\b.*\b(?:street|st|road|avenue|lane|drive|strasse)\b/,
    except: IN_GAME,
  },
  {
    category: CATEGORY,
    severity: 5,
    confidence: 0.5,
    reasoning: 'May mean the home of another player or a house in the game; a person should look.',
    asksReview: true,
    triggers: ['burn', 'burning', 'fire'],
    pattern: new RegExp(
      `\\b${WILL} (?:${SET_ON_FIRE} (?:down )?(?:your|ur) (?:house|home)(?: down)?|set (?:your|ur) (?:house|home) on fire)\\b`,
    ),
    except: IN_GAME,
  },
];
