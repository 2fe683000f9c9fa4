import type { Phrase } from '../types';
import { GROUP_NAMES, GROUP_TRIGGERS } from './phrasesHateCalls';

/** How a language tells that a group was killed, and says that none may kill it, in the squeezed form. */
interface Report {
  /** Who killed ("the nazis", "they"), or what stands before the group in "were many jews murdered". */
  killers: string;
  /** Forms of the past alone, which neither urge nor wish: "murdered", "ermordet haben". */
  killed: string;
  /** "were murdered" */
  wereKilled: string;
  /** "nobody should", "it is wrong to" */
  forbids: string;
  /** What it forbids: "kill", "hurt". */
  kill: string;
  /** "they didn't deserve it", "that was wrong" */
  mourns: string;
  /** "they deserved it", "good riddance" */
  approves: string;
}

const ENGLISH: Report = {
  killers:
    'nazis?|hitler|germans|germany|stalin|soldiers|ss|kkk|romans|crusaders|inquisition|isis|taliban|columbus|war|holocaust|guys who|people who|men who|they',
  killed:
    'killed|murdered|gassed|burn(?:ed|t)|shot|hanged|lynched|exterminated|executed|slaughtered|massacred|sent|deported|enslaved|persecuted',
  wereKilled:
    '(?:was|were|got|had been|have been|being) (?:killed|murdered|gassed|burn(?:ed|t)|shot|hanged|lynched|exterminated|executed|slaughtered|massacred|sent|put|deported|enslaved|persecuted)',
  forbids:
    "(?:(?:nobody|no one|noone|none of us) (?:should|must|may|has the right to|deserves to)|(?:you|u|we|they|people|players) (?:(?:should|must|can|may|do) ?(?:not|n't|nt|never)|never)|dont|don't|do not|never|(?:its|it's|it is) (?:so |very |always )?(?:wrong|evil|horrible|a crime|illegal) to|how could (?:anyone|anybody)(?: ever| even| just)?(?: think (?:they were|it was|its|it's|it is) (?:right|ok|okay) to)?)",
  kill: '(?:kill|murder|gas|burn|hurt|attack|hate|lynch|hang|shoot)(?:ing)?',
  mourns:
    "(?:they |the jews )?(?:didnt|didn't|did not|never) deserve[d]? (?:it|that|this|to die)|(?:nobody|no one|noone|none of them) (?:ever )?deserve[sd]? (?:it|that|this|to die)|(?:its|it's|it is|thats|that's|that is|it was|that was|this was|it wasnt|that wasnt) (?:just )?(?:so |very |really )*(?:wrong|evil|not (?:ok|okay|right|good|funny|fair)|(?<=wasnt )(?:ok|okay|right|good|fair)|messed up)",
  approves:
    "deserved? (?:it|that|this)|had it coming|(?:they|he|hitler|nazis|it|that|this|its|it's|thats|that's|they're|theyre)(?: was| were| is| are)? (?:so |totally |absolutely |actually |completely )*(?:right(?: to| about \\w+)?|based|hilarious|good|great|cool|awesome|amazing|funny|a good thing)(?= *(?:$|[,.!]))|(?:i|we) (?:think|thought|believe) (?:it|that|this|they|he)(?:'s| was| were| is| are)? (?:right|good|great|cool|awesome|funny)|good (?:for them|riddance|job|on them)|(?<=[,.;!-] ?|lol |and )(?:good|hilarious)(?= *(?:$|[.!]))|so (?:can|should|will|must) (?:we|i)(?= *(?:$|[,.!]))|what a (?:man|hero|legend|chad|king)|respect(?= *(?:$|[,.!]))",
};

const REPORTS: readonly Report[] = [
  ENGLISH,
  {
    killers:
      'nazis?|hitler|die deutschen|deutschland|stalin|soldaten|ss|romer|kreuzritter|inquisition|holocaust|sie|leute die|manner die|man|wurden?',
    killed:
      '(?:ermordet|umgebracht|getotet|vergast|verbrannt|erschossen|vernichtet|ausgerottet|deportiert|verfolgt|versklavt)(?: (?:haben|hat|hatten|hatte))?|ermordeten|toteten|vergasten|erschossen|(?<=wollten? .{0,40})(?:toten|ermorden|vergasen|vernichten)',
    wereKilled:
      '(?:wurden?|sind|waren) (?:\\p{L}+ ){0,4}(?:ermordet|umgebracht|getotet|vergast|verbrannt|erschossen|deportiert|verfolgt|versklavt)|(?:ermordet|umgebracht|getotet|vergast|verbrannt|erschossen|deportiert|verfolgt|versklavt) (?:wurden?|worden)',
    forbids:
      '(?:niemand|keiner) (?:darf|soll|sollte|hat das recht)|(?:man|wir|ihr) (?:darf|soll\\w*|durf\\w+) (?:nicht|nie|niemals|keine\\w*)',
    kill: 'toten|umbringen|ermorden|vergasen|verbrennen|hassen|verletzen',
    mourns:
      '(?:das )?(?:war|ist) (?:(?:gar|echt|uberhaupt|so|voll) )?(?:nicht (?:richtig|gut|lustig|ok|okay|fair|witzig)|falsch)|(?:haben|hatten) (?:es|das) nicht verdient|(?:niemand|keiner) hat (?:das|sowas) verdient',
    approves:
      '(?:haben|hatten) (?:sie |es |die |das )*(?:auch |voll |so )*verdient|verdient (?:haben|hatten)|(?:richtig|gut|recht) so|(?:selber|selbst) schuld|geschieht ihnen recht|zum totlachen|respekt(?= *(?:$|[,.!]))|hatten? (?:damit )?recht',
  },
  {
    killers:
      'nazis?|hitler|los alemanes|alemania|stalin|soldados|romanos|cruzados|inquisicion|guerra|holocausto|conquistadores|colon|los que|ellos',
    killed:
      '(?:mat|asesin|quem|gase|extermin|fusil|deport|persigui|esclaviz)(?:aron|o|eron)|han? (?:matado|asesinado|quemado|exterminado)',
    wereKilled:
      '(?:fueron|eran|han sido|habian sido) (?:mat|asesin|quem|gase|extermin|fusil|deport|persegu|esclaviz)\\w+',
    forbids:
      '(?:nadie|no se|jamas se|nunca se) (?:deberia|debe|puede|tiene que|tiene derecho a)|(?:no|nunca) (?:hay que|deb\\w+)',
    kill: 'matar|asesinar|quemar|gasear|exterminar|odiar|atacar',
    mourns:
      'no se lo merec\\w+|nadie se (?:lo )?merec\\w+(?: eso)?|(?:estuvo|esta|estaba) (?:muy )?mal|no (?:es|fue|era|estuvo) (?:gracioso|justo|bien)',
    approves:
      'se lo (?:tenian |bien )*(?:merec\\w+|buscaron)|con razon|(?:bien|buen) hecho|(?:bien )?merecido|tenian razon|hic?z?ieron bien|hizo bien|me alegro|que risa|respeto(?= *(?:$|[,.!]))',
  },
  {
    killers:
      'nazistas?|hitler|os alemaes|alemanha|stalin|soldados|romanos|cruzados|inquisicao|guerra|holocausto|quem|eles',
    killed: '(?:mat|assassin|queim|extermin|fuzil|deport|persegu|escraviz)(?:aram|ou|iram|iu)',
    wereKilled:
      '(?:foram|eram|tinham sido) (?:mort|assassin|queim|extermin|fuzil|deport|persegu|escraviz)\\w+',
    forbids: '(?:ninguem|jamais|nunca|nao se) (?:deve\\w*|devia\\w*|pode\\w*|tem que|tem o direito de)',
    kill: 'matar|assassinar|queimar|exterminar|odiar|atacar',
    mourns:
      'nao mereci?am(?: isso)?|ninguem merec\\w+(?: isso)?|(?:foi|e|era) (?:muito )?errado|nao (?:e|foi) (?:engracado|certo|justo|legal)',
    approves:
      'merec(?:iam|eram|ido)|bem feito|fizeram bem|fez bem|tinham razao|ainda bem|respeito(?= *(?:$|[,.!]))',
  },
  {
    killers:
      "nazis?|hitler|les allemands|l'allemagne|staline?|soldats|romains|croises|l'inquisition|guerre|shoah|ceux qui|ils",
    killed:
      '(?:ont|a|avait|avaient) (?:tue|assassine|brule|gaze|extermine|fusille|deporte|persecute|massacre|extermine)s?|tuaient|assassinaient|deportaient',
    wereKilled:
      '(?:ont ete|etaient|furent|ete) (?:tue|assassine|brule|gaze|extermine|fusille|deporte|persecute|massacre)e?s?',
    forbids:
      "personne (?:ne |n')?(?:doit|devrait|peut|a le droit de)|faut (?:pas|jamais)|(?:on|tu|vous) (?:ne )?(?:d(?:oi|ev)\\w+|peu[tx]|pouvez) (?:pas|jamais)|c'est (?:mal|un crime|horrible|interdit) de",
    kill: 'tuer|assassiner|bruler|gazer|exterminer|hair|detester',
    mourns:
      "(?:ne )?(?:(?:le )?meritaient pas(?: ca)?|l'ont pas merite)|personne (?:ne )?merit\\w+ (?:ca|cela)|c'eta?i?s?t? (?:pas (?:bien|drole|juste|normal)|mal)",
    approves:
      "(?:l'|le )(?:ont |avaient |avait )?(?:bien |trop )?merit\\w+|(?:ont|a|avaient|avait) (?:eu )?(?:bien )?raison|bien fait|tant mieux|bon debarras|respect(?= *(?:$|[,.!]))",
  },
  {
    killers:
      'nazist[ia]?|hitler|i tedeschi|germania|stalin|soldati|romani|crociati|inquisizione|guerra|olocausto|quelli che|loro',
    killed:
      '(?:hanno|ha|aveva|avevano) (?:ucciso|ammazzato|assassinato|bruciato|gasato|sterminato|fucilato|deportato|perseguitato|massacrato)|uccisero|sterminarono|deportarono',
    wereKilled:
      '(?:furono|erano|sono|vennero|stati) (?:stati )?(?:uccis|ammazzat|assassinat|bruciat|gasat|sterminat|fucilat|deportat|perseguitat|massacrat)i',
    forbids:
      '(?:nessuno|non|non si) (?:dovrebbe|deve|puo|bisogna|ha il diritto di)|e (?:sbagliato|un crimine)',
    kill: 'uccidere|ammazzare|bruciare|gasare|sterminare|odiare',
    mourns:
      'non (?:se )?lo meritav\\w+|nessuno (?:se )?lo merit\\w+|(?:e|era|e stato) sbagliato|non (?:e|era) (?:giusto|divertente)',
    approves:
      'se lo (?:sono )?meritav?\\w+|(?:hanno|ha) fatto bene|avevano ragione|ben gli sta|meno male|che ridere|giusto cosi|rispetto(?= *(?:$|[,.!]))',
  },
  {
    killers:
      "nazi's|nazis?|hitler|de duitsers|duitsland|stalin|soldaten|romeinen|kruisvaarders|inquisitie|holocaust|zij|ze|werden",
    killed:
      '(?:vermoord|gedood|vergast|verbrand|doodgeschoten|uitgeroeid|gedeporteerd|vervolgd|doodgemaakt|afgevoerd)(?: (?:hebben|heeft|hadden|had))?|vermoordden|vergasten',
    wereKilled:
      '(?:(?:werden|zijn|waren) (?:\\p{L}+ ){0,4})(?:vermoord|gedood|vergast|verbrand|doodgeschoten|uitgeroeid|gedeporteerd|vervolgd|doodgemaakt)|(?:vermoord|gedood|vergast|gedeporteerd|vervolgd) (?:werden|zijn)',
    forbids: 'niemand (?:mag|moet|zou)|(?:je|we|men|jullie) (?:mag|moet|mogen|moeten) (?:niet|nooit|geen)',
    kill: 'vermoorden|doden|doodmaken|dood maken|vergassen|verbranden|haten',
    mourns:
      '(?:dat )?(?:was|is) (?:echt )?(?:niet (?:terecht|goed|grappig|oke?|eerlijk)|fout)|verdienden (?:het|dat) niet|niemand verdient dat',
    approves:
      'terecht|eigen schuld|(?:ze )?verdiende?n? (?:ze |het)|hadden (?:ze )?gelijk|(?:mooi|goed) zo|net goed|respect(?= *(?:$|[,.!]))',
  },
  {
    killers:
      'nazisci|nazistow\\w*|hitler\\w*|niemcy|stalin|zolnierze|rzymianie|krzyzowcy|inkwizycja|wojna|ci co|ktorzy|oni',
    killed:
      '(?:za|po|wy)?(?:mordowa|bi|bija|gazowa|pali|strzela|niszczy|ladowa)li|(?:za|wy)mordowal|zabil|zagazowali|rozstrzelali|wywozili|przesladowali',
    wereKilled:
      '(?:zamordowan|zabit|zagazowan|spalon|rozstrzelan|przesladowan)\\w+|zgin(?:elo|eli)|(?:za|wy)mordowano|zabito',
    forbids: 'nikt nie (?:powin\\w+|moze|ma prawa)|nie (?:powin\\w+|wolno|mozna|nalezy)',
    kill: 'zabijac|zabic|mordowac|palic|nienawidzic|krzywdzic',
    mourns:
      '(?:to )?nie (?:bylo|jest) (?:dobre|smieszne|ok|fair|w porzadku)|nie zasluzyli(?: na to)?|nikt (?:na to )?nie zasl\\w+(?: na to)?',
    approves:
      '(?:i )(?:bardzo )?(?:dobrze|slusznie)(?= *(?:$|[,.!]))|dobrze zrobili|zasluz\\w+|mieli racje|nalezalo (?:im sie|sie im)|brawo|szacun\\w*',
  },
  {
    killers:
      'нацист\\p{L}*|фашист\\p{L}*|гитлер\\p{L}*|немцы|сталин|солдаты|римляне|крестоносцы|воин\\p{L}*|холокост\\p{L}*|которые|они',
    killed:
      '(?:у|пере)?(?:бил|бивал|ничтожал|ничтожил)(?:и)?|(?:со)?жгли|сжигали|расстреляли|расстреливали|истребляли|истребили|казнили|преследовали|депортировали|травили',
    wereKilled:
      '(?:были|было) (?:\\p{L}+ )?(?:убит|уничтожен|сожжен|расстрелян|истреблен)\\p{L}|погибл[ои]|(?:убивали|убили|расстреливали|сжигали)(?= (?:много|миллион\\p{L}*|тысяч\\p{L}*) )',
    forbids: '(?:никто не (?:должен|имеет права|может|вправе)|нельзя|не (?:надо|нужно|должны|смеите))',
    kill: 'убивать|убить|сжигать|ненавидеть|обижать|вешать',
    mourns:
      '(?:этого )?не заслуж\\p{L}+(?: этого)?|никто (?:этого )?не заслуж\\p{L}+|это (?:было )?(?:не (?:смешно|правильно|нормально)|неправильно)',
    approves: 'правильно|так им и надо|заслуж\\p{L}+|молодцы|поделом|были правы|респект|уважение',
  },
  {
    killers:
      'naziler\\w*|nazi|hitler\\w*|almanlar|almanya|stalin|askerler|romalilar|haclilar|engizisyon|savas\\w*|soykirim\\w*|onlar',
    killed:
      '(?:oldur|katlet|yak|ez|gazla|sur|yok et)(?:du|ti|di|tu)(?:ler)?|(?:oldur|katlet|yak)m[iu]s(?:ler)?|oldurdugu\\w*|katlettigi\\w*',
    wereKilled: '(?:olduruldu|katledildi|yakildi|suruldu|ezildi)(?:ler)?|oldurulmus\\w*|katledilmis\\w*',
    forbids: '(?:kimse|hic kimse|asla)',
    kill: '(?:oldur|yak|kes|gazla)m[ae]meli(?:\\w{0,3})?|nefret etmemeli',
    mourns:
      '(?:bunu )?hak etmedi(?:ler)?|kimse (?:bunu )?hak etm\\w+|(?:bu )?(?:yanlisti?|komik degildi?|dogru degildi?)',
    approves:
      'hak ?et(?:ti|mis)(?:ler)?(?! \\w*mi)|(?:iyi|guzel) (?:yap(?:ti|mis)|oldu|etti)(?:lar|ler)?|el(?:ler)?ine saglik|oh olsun|helal(?: olsun)?|hakliydi\\w*|saygilar',
  },
];

/** What turns a report into a wish, an urging or a denial. */
const UNREAL =
  "(?:should\\w*|would\\w*|could\\w*|must|shoulda|wish\\w*|hope\\w*|will|gonna|wanna|lets?|let's|not|never|n't|didnt|didn't|nicht|nie|niemals|kein\\w*|hatten?|sollte\\w*|leider|gehor\\w+|muss\\w*|sollen|werden|wird|hay que|merec\\w+|doivent|doit|faut|devono|vanno|moeten|verdienen|musza|trzeba|nalezy|надо|нужно|пора|lazim|gerek|deberi\\w+|debio|ojala|nunca|jamas|no|nao|deveri\\w+|devia\\w*|tomara|pas|jamais|aurai\\w+|devrai\\w+|non|mai|doveva\\w*|dovrebbe\\w*|avrebbe\\w*|magari|niet|nooit|geen|hadden?|moest\\w*|nigdy|powin\\w+|szkoda|oby|не|никогда|должен|должны|жаль|пусть|keske|degil)";
const BETWEEN = `(?:(?!${UNREAL} )[^ ,.;:!?]+ )`;
/** "They killed jews and now the turks" reports no killing of the second group. */
const WITHIN = `(?:(?!(?:${UNREAL}|and|und|y|e|et|en|i|и|ve) )[^ ,.;:!?]+ )`;
/** What a line that reports has beside it where it approves, jokes, asks for more or turns on a player. */
const MEANT = new RegExp(
  `(?<!\\p{L})(?:${[
    UNREAL.replace('|no|', '|').replace('|hatten?|', '|').replace('|hadden?|', '|'),
    "good|great|nice|based|right|rightly|well|lov\\w+|likes?|liked|happy|glad|hero\\w*|thank\\w*|thx|ty|respect|legends?|goat|kings?|deserv\\w*|finish\\w*|enough|more(?! than)|few|again|next|same|too|also|now|(?:come|came|bring|coming) back|yet|first|before|until|alone|fast\\w*|quick\\w*|only|just|lol|lmao|lmfao|rofl|xd+|(?:ha){2,}h?|funny|hilarious|cheer\\w*|cool|fun|epic|w|win|yay|yes|yeah|amen|job|missed|forgot|left|fake\\w*|lies?|hoax|myth|alleg\\w+|suppos\\w+|instead|except|unless|but|make it|do it|round|part|turn|(?<!did |do )(?:you|u)(?! know)|your|ur|youre|you're|yall|urself|yourself|my (?:hero|man|idol|goat)|(?:wrong|bad)(?= with)|nothing|cause|cuz",
    'gut|richtig|recht|super|toll|geil|endlich|verdient\\w*|zu wenig\\w*|genug|weiter\\w*|mehr(?! als)|gerne?|schuld|danke|held\\w*|ehre|stark|auch|wieder|du|dich|dir|dein\\w*|ihr|euch|aber|vergessen|ubrig|ausser|nur (?:ich|wir)|bis auf|luge|erfunden|angeblich',
    'bien|bueno|genial|merec\\w+|falt\\w+|pocos?|mas(?! de)|gracias|heroe|razon|viva|tu|ti|te|usted\\w*|ustedes|pero|sigue\\w*|otra vez|tambien|jaja\\w*|(?:ja){2,}|mentira|invent\\w+|ahora',
    'bom|boa|bem|otimo|pouco\\w*|mais(?! de)|obrigad\\w+|heroi|razao|voce\\w*|vcs?|teu|sua|tambem|(?:k|rs)+|agora|continu\\w+',
    "bon|raison|merit\\w*|assez|plus(?! de)|encore|merci|heros|vive|toi|t'es|tes|ton|ta|vous|aussi|mdr|ptdr|mensonge|maintenant|suivant\\w*|prochain\\w*",
    'bene|buono|giusto|bravo|ragione|merita\\w*|pochi|abbastanza|piu(?! di)|ancora|grazie|eroe|anche|tuo|voi|bugia|inventat\\w+|adesso|prossim\\w+|ma',
    'goed|terecht|gelijk|verdien\\w*|genoeg|te weinig|meer(?! dan)|nog|bedankt|ook|jij|je|jou|jullie|maar|leugen|verzonnen|schuld|volgende\\w*|jammer',
    'dobrze|dobre|slusznie|racj\\w+|nalez\\w+|zasluz\\w+|za malo|malo|wiecej(?! niz)|dziek\\w+|bohater\\w*|ty|cie|ciebie|twoj\\w*|wy|was|tez|ale|znowu|klamst\\w+|nastepn\\w+|teraz|brawo|super',
    'хорош\\p{L}*|правильно|прав|молод\\p{L}+|заслуж\\p{L}+|мало|больше(?! чем)|спасибо|герои|ты|тебя|тебе|твои|твоя|вы|вас|тоже|но|снова|опять|ложь|враны\\p{L}*|следующ\\p{L}+|теперь|(?:ха|ах){2,}|зря',
    'iyi|guzel|hakli\\w*|hak ?et\\w+|az|yetmedi|yarim|daha|tesekkur\\w*|sag ?ol\\w*|kahraman\\w*|sen|seni|siz|sira\\w*|ama|yine|yalan\\w*|simdi|helal\\w*|keske',
  ].join('|')})(?!\\p{L})|[:;=8]['-]?[)dp3]|<3|\\p{Extended_Pictographic}`,
  'iu',
);

/** "Jk they did": a player takes back that the killed did not deserve it. */
const RETRACTION =
  "(?:jk|kidding|sike|psych|spass|scherz|grapje|(?:rigole|plaisante)|broma|zoeira|brincadeira|scherzo|zart|шучу|saka)[ ,.!]+(?:(?:lol|lmao|haha) )*(?:(?:they|he|it|that) (?:did|does|was|were|is)|doch|haben sie(?: doch)?|si(?: se lo merecian)?|mereciam|wel|wel waar|(?:ils|ca) l'ont merite|se lo meritavano|zasluzyli|заслужили|hak ettiler)(?= *(?:$|[,.!]))";
const RETRACTS = new RegExp(`[ ,.;:!-]${RETRACTION}`, 'u');

function toPattern(parts: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'gu');
}

const GROUPS = `(?:${GROUP_NAMES})(?!\\p{L})(?: (?:and|or|und|oder|y|o|e|ou|et|en|of|i|lub|и|или|ve|veya) (?:${GROUP_NAMES})(?!\\p{L}))*`;

const TO_CAMPS =
  '(?: (?:in|into|to|ins|nach|a|en|para|aux?|dans|nei|nelle|naar|do|в) (?:(?:the|die|das|los|las|os|as|les|des|de|concentration|death|газовые) )*(?:camps?|gas chambers?|ovens?|auschwitz|gaskammern?|kz|lager|campos?|camaras de gas|chambres a gaz|campi|camere a gas|gaskamers?|kampen|obozow|komor gazowych|лагер\\p{L}*|камеры))?';
const KILLINGS = toPattern(
  REPORTS.flatMap(({ killers, killed, wereKilled }) => [
    `(?:${killers}) ${BETWEEN}{0,3}(?:${killed}) ${WITHIN}{0,4}${GROUPS}${TO_CAMPS}`,
    `(?:${killers}) ${BETWEEN}{0,5}${GROUPS} ${WITHIN}{0,3}(?:${killed})`,
    `${GROUPS} ${WITHIN}{0,4}(?:${wereKilled})${TO_CAMPS}`,
    `(?:${wereKilled}) ${WITHIN}{0,4}${GROUPS}`,
  ]),
);
/** Pro-drop languages name no killers, and what stands beside the killing tells what the player thinks of it. */
function toKilledSource({ killed, wereKilled }: Report, groups: string): string {
  return `(?:(?:${killed}) ${WITHIN}{0,4}(?:i )?${groups}${TO_CAMPS}|${groups} ${WITHIN}{0,4}(?:${killed}|${wereKilled})${TO_CAMPS}|(?:${wereKilled}) ${WITHIN}{0,4}${groups})`;
}
/** What players call those who killed. */
const VILLAIN =
  '(?:idiots?|monsters?|psycho(?:path)?s?|cowards?|maniacs?|murderers?|villains?|criminals?|scum|evil (?:man|men|people|person|guys?)|horrible (?:man|men|people|person)|idiot|monster|feigling|morder|verbrecher|idiota|monstruo|asesino|monstro|assassino|monstre|assassin|salaud|mostro|moordenaar|potwor|morderca|urod|изверг|монстр|урод|canavar|katil)';
/** "Those who killed them deserved it": the killers are judged. */
const KILLERS_JUDGED = toPattern([
  `(?:${ENGLISH.killers}) (?:who|that) ${BETWEEN}{0,3}(?:${ENGLISH.killed}) ${WITHIN}{0,4}${GROUPS} (?:(?:all|really|so|just|fully) )*(?:deserved? (?:(?:exactly )?what they got|it|that|to (?:die|lose|be (?:punished|hanged|jailed))|prison|jail|hell)|(?:were|are) (?:all )?(?:evil|wrong|sick|insane|${VILLAIN}))(?= *(?:$|[,.;!?]))`,
]);
const KILLED = toPattern(REPORTS.map((report) => toKilledSource(report, GROUPS)));
const THEY = '(?:(?:they|sie|die|ellos|eles|ils|loro|ze|oni|они|onlar) )?';
/** "What a monster", and what "he" was: "they" may be those who were killed. */
const CONDEMNATION = `(?:what an?|was fur ein|so ein|que|quel|che|wat een|co za|какои|вот|ne) ${VILLAIN}|(?:he|hitler|stalin) (?:was|is) (?:an? |such an? |so |very |really |pure )*(?:${VILLAIN}|evil|sick|insane|horrible|disgusting|terrible|wrong)`;
const MOURNINGS = new RegExp(
  `(?<!\\p{L})${THEY}(?:${REPORTS.map(({ mourns }) => mourns).join('|')}|${CONDEMNATION})(?!\\p{L})(?= *(?:$|[,.;!?]))`,
  'gu',
);
/** "He thought he was right" tells what the killer thought, and "i thought" what the speaker does. */
const KILLERS_OPINION =
  /(?<!\b(?:i|we|you|u) )\b(?:thought|believed) (?:that )?(?:he|they|it|this|that) (?:was|were) (?:right|good|ok|okay|fine|smart)\b/g;
/** "The soldiers who killed jews deserved it" approves of no killing. */
const WHO =
  '(?<!\\p{L})(?:who|ktorzy|которые|qui|(?:nazis?|soldad?os?|soldati|los|quelli|aqueles|os) (?:que|che|die))';
/** Nations and colours are teams of the game too. */
const NO_TEAM =
  '(?!black|schwarz|negros|pret[oa]|ner[io](?!\\p{L})|zwart|turk|pol(?:en|es)(?!\\p{L})|mexi|chin|mar[or]|afri|ukrai|native|хохл|christ|crist)';
/** What another player thinks, or what is asked, is no approval. */
const OF_APPROVAL = `(?:[ ,.;:!-]+(?!(?:${UNREAL}|said|says?|saying|thinks?|thought|believed?|finds?|found|sag(?:t|en)\\w*|mein(?:t|en)\\w*|f[ai]nd(?:et|en)|dijo|dice\\w*|dicen|disse|diz\\w*|dit|disent|detto|dicono|zei|zegg\\w+|mowi\\w*|сказал\\p{L}*|говор\\p{L}*|dedi|diyor\\w*)(?!\\p{L}))[^ ,.;:!?-]+){0,6}?`;

const APPROVALS: readonly Phrase[] = REPORTS.map((report) => ({
  category: 'hate',
  severity: 8,
  confidence: 0.86,
  reasoning: 'Approves of the killing of a group of people.',
  isUnequivocal: true,
  triggers: GROUP_TRIGGERS,
  pattern: new RegExp(
    `(?<!\\p{L}|${WHO} )${THEY}${toKilledSource(report, NO_TEAM + GROUPS)}(?!\\p{L})${OF_APPROVAL}[ ,.;:!-]+(?:${report.approves})(?!\\p{L})(?! *\\?)`,
    'u',
  ),
  except:
    /(?<!\p{L})(?:movie|flags?|banners?|build|beds?|base|film|series|show|book|museum|bedwars|skywars|pvp|team|serie|buch|pelicula|libro|livro|livre|boek|ksiazka|фильм\p{L}*|книг\p{L}*|kitap\w*)(?!\p{L})/u,
}));

/** Approval of the killing of a group, in a line that would else read as its report. */
export const HATE_APPROVAL_PHRASES: readonly Phrase[] = APPROVALS.concat({
  category: 'hate',
  severity: 8,
  confidence: 0.86,
  reasoning: 'Approves of the killing of a group of people.',
  isUnequivocal: true,
  triggers:
    'jk kidding sike psych spass spaß scherz grapje rigole plaisante broma zoeira brincadeira scherzo żart шучу şaka'.split(
      ' ',
    ),
  pattern: new RegExp(
    `${RETRACTION}(?<=(?<!\\p{L})(?:${REPORTS.map((report) => toKilledSource(report, NO_TEAM + GROUPS)).join('|')})(?!\\p{L}).{0,60}[ ,.;:!-]${RETRACTION})`,
    'u',
  ),
});

/** "Why don't we" urges. */
const NO_QUESTION =
  '(?<!(?<!\\p{L})(?:why|warum|wieso|por ?que|pourquoi|perche|waarom|dlaczego|czemu|почему|зачем|neden|niye)(?: [^ ]+)? )';
const SUCH =
  '(?:(?:ever|have to|a|al|all|any|the|die|alle|jemals|einfach|los|las|os|les|des|gli|de|het|wszystkich) )*';
const FOR_BEING = `(?: (?:only |just |nur |solo |so |alleen |tylko |sadece )?(?:because|weil|porque|perche|omdat|bo|потому что) (?:(?:they|are|sie|ze|son|sono|sao|sa|они) )*(?:${GROUP_NAMES})(?: (?:sind|zijn))?)?`;
const PROHIBITIONS = toPattern(
  REPORTS.flatMap(({ forbids, kill }) => [
    `${NO_QUESTION}(?:${forbids}) ${SUCH}(?:${kill}) ${SUCH}${GROUPS}${FOR_BEING}`,
    `${NO_QUESTION}(?:${forbids}) ${SUCH}${GROUPS} (?:${kill})${FOR_BEING}`,
  ]),
);

/** Where and when players learn of history. */
const LEARNT = new Set(
  'learn learned learnt learning school class classes history lesson lessons teacher taught studied read book museum documentary movie film grandpa grandma schule unterricht geschichte gelernt geschichtsunterricht lehrer lehrerin erzahlt opa oma gelesen buch doku klasse clase historia escuela colegio profe profesor profesora vimos aprendimos estudiamos aula escola prova aprendemos aprendi professor professora estudamos cours histoire ecole prof appris vu college lycee scuola storia lezione parlato imparato studiato les school geschiedenis leerden geleerd leraar klas lekcji historii szkole uczylismy uczyl mielismy nauczyciel рассказывали рассказал рассказала школе уроке истории учили проходили ders derste dersi okulda tarih ogrendik gorduk ogretmen anlatti'.split(
    ' ',
  ),
);
/** What stands beside a report or a prohibition that means no more. */
const BESIDE = new Set(
  "a about alive all and anyone anybody at back believe bad crime crazy cruel did ever evil for from hard he heard her horrible how i in is it its know me million millions my of or on our ourselves people religion sad she so terrible test that the their them then there they think this thousands to today told us was we what when while who why with wrong yesterday ww2 world war six many alle als am an bei das dass der die ein eine einfach es furchtbar haben hat heute ich im in ist mir schlimm schrecklich sie sind so traurig uber und unser unsere viele war waren warum weil wie wir weltkrieg wegen ihres ihrer religion glaubens al como con cosa de del el ella en es esa eso esta este fue guerra hoy la las lo los me muy nos nuestra nuestro por porque que horrible se segunda ser su terrible triste un una y yo a as caiu com cosa crime da das do dos e ela ele em era esse foi hoje isso muito na no nossa nosso nos o os para pela pelo porque que segunda ser sua triste um uma aussi au aujourdhui avec c ca ce cette c'est d dans de des du en est et etait horrible il j je la le les leur ma mon notre nous on parce pendant pour qu que religion sur terrible triste tout un une abbiamo al alla che ci con cosi da del della delle di e era essere gli hanno i il in la le loro mia mio ne oggi orribile per perche quello questo religione solo sono su terribile triste un una aan dat de deze die dit door een en erg haar het hier hun ik in is met mijn naar om omdat ons onze op over thuis van vandaag vanwege verschrikkelijk vreselijk waarom was wat we werd zijn bo byla bylo co do dzis dzisiaj i im jak jest na nam o okropne podczas przez religie smutne straszne sie tak to tym w wojny za z ze быль был была было в вере за из изза и как когда мне на нам наш наша о об от очень потому почему про сегодня страшно так то ужасно ужас что это у bir biz bize bu bugun cok cunku da de dini dinleri icin ki korkunc o onlar olduklari uzucu ve yuzunden".split(
    ' ',
  ),
);

/** A line that tells of the killing of a group, or says that none may kill it. */
export interface HateReport {
  /** The line with blanks in the place of what it tells, so that positions stay. */
  rest: string;
  /** Whether the rest says no more than where the player learned of it, or that it is wrong. */
  saysNoMore: boolean;
  /** Whether a reviewer should look, because the line says more or names no lesson. */
  asksReview: boolean;
}

function writeBlanks(part: string): string {
  return ' '.repeat(part.length);
}

/** A longer line is no plain report, and takes long to search. */
const LONGEST_REPORT = 160;
/** A line without a group is searched for nothing else. */
const NAMES_GROUP = new RegExp(`(?<!\\p{L})(?:${GROUP_NAMES})(?!\\p{L})`, 'u');

/**
 * Reads a line that reports the killing of a group or forbids it; undefined where the line has neither, and where what
 * stands beside it may approve.
 */
export function readHateReport(line: string): HateReport | undefined {
  if (line.length > LONGEST_REPORT || !NAMES_GROUP.test(line)) return undefined;
  const unjudged = line.replace(KILLERS_JUDGED, writeBlanks);
  const unmourned = unjudged.replace(MOURNINGS, writeBlanks);
  const isMourned = unmourned !== line;
  const unforbidden = unmourned.replace(PROHIBITIONS, writeBlanks);
  const untold = unforbidden.replace(KILLINGS, writeBlanks).replace(KILLERS_OPINION, writeBlanks);
  const rest = isMourned ? untold.replace(KILLED, writeBlanks) : untold;
  if ((rest === unmourned && unjudged === line) || MEANT.test(rest) || RETRACTS.test(line)) return undefined;
  const words = rest.split(/[^\p{L}\p{N}']+/u).filter((word) => word !== '');
  const isLesson = words.some((word) => LEARNT.has(word));
  const saysNoMore = words.every((word) => LEARNT.has(word) || BESIDE.has(word));
  const isCondemned = isMourned || rest === unforbidden;
  if (!isLesson && !saysNoMore && !isCondemned) return undefined;
  return { rest, saysNoMore, asksReview: !saysNoMore || !(isLesson || isCondemned) };
}
