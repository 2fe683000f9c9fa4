import type { Phrase } from '../types';
import { GAME, LAUGHTER } from './gameWords';

/** How a language speaks of suicide and self-injury, as the squeezed form of a line has it. */
interface CallForHelp {
  /** Words of which each call has one. */
  triggers: string;
  /** Another player, or a person of their life: "my friend", "she". */
  person: string;
  /** What that person does: "wants to", "says", "tried". */
  intends: string;
  /** What that person intends: "kill herself". */
  suicide: string;
  /** "cuts herself" */
  injures: string;
  /** What players say of themselves: "i want to die", "better without me". */
  own: readonly string[];
  /** What is a call beside words of the game too, unless it gives a reason to respawn. */
  ownInGame?: readonly string[];
  /** "I want to die", "it ends tonight": a call in a line that also despairs. */
  end: string;
  /** "i can't take it" */
  despair: string;
}

/** A player who speaks of hurting themselves gets no action: a reviewer is asked to look. */
export const CALL_FOR_HELP = {
  category: 'self_harm',
  severity: 6,
  confidence: 0.6,
  reasoning: 'The player may be speaking of hurting themselves; please check on them.',
  needsCare: true,
} as const;
const FOR_ANOTHER = {
  ...CALL_FOR_HELP,
  reasoning: 'The player may be speaking of a person who is in danger; please check on them.',
} as const;

/** Names of the game and laughter, beside which a death is play. */
const OWN_DEATH = new RegExp(`${GAME.source}|${LAUGHTER.source}`, 'u');
/** Reasons of the game to let the own character die. */
const RESPAWN =
  /\bmyself (?:to|so|in|with|by|at|on|for|using) (?:\w+ ){0,4}(?:respawn|spawn|lava|void|bed|inventory|tnt|base|home|back|cactus|creepers?|zombies?|potions?|reset|tp|xp|fall)\b/;
/** "i don't want to live" is a call for help, and "i don't want to live in the desert" is not. */
export const AT_END =
  "(?=(?: (?:seriously|for real|fr|wirklich|echt(?: waar)?|ernsthaft|en serio|de verdad|de verdade|serio|pour de vrai|vraiment|serieusement|davvero|sul serio|veramente|naprawde|gercekten|cidden|правда|серьезно|реально))?(?:$|[^a-zа-я0-9' ]| (?:and|but|so|und|y|et|e|i|ve|и)\\b| (?:anymore|any more|irl|for real)\\b))";
/** "He says that she should" is no worry about her. */
const SHOULD =
  '(?:should|must|better|soll\\w*|deberia\\w*|tendria\\w*|deveria\\w*|devrai\\w*|dovrebbe\\w*|moet\\w*|powini\\w*|powinna|долж\\p{L}+)';

const CALLS: readonly CallForHelp[] = [
  {
    triggers:
      'himself herself themselves themself suicide suicidal life die live alive living myself anymore pills died gone disappeared kms ending dead exist without born miss wake reason end ends stop over kills hangs shoots tell',
    person:
      '(?:my|a|an|this|some|the|his|her|our) (?:\\w+ )?(?:friend|bestie|bff|bro|brother|sister|sis|mom|mum|dad|mother|father|cousin|girlfriend|boyfriend|gf|bf|girl|boy|kid|guy|classmate|buddy|mate)|someone|somebody|(?:he|she)s?|they',
    intends:
      '(?:wants?|wanted|going|tries|tried|trying|threaten\\w*) to|wanna|gonna|says?|said|saying|told|tells|thinks?|thinking|thought|talk\\w*|will|attempted|committed',
    suicide:
      "(?:kill|hang|shoot|unalive|off|cut|hurt|harm)(?:t?ing)? (?:himself|herself|themsel\\w+)|(?:commit(?:ting|ted)?|attempt(?:ing|ed)?|about|of) suicide|(?:take|taking|end|ending) (?:his|her|their) (?:own )?life|wants? to die(?! (?:to|in|at|so (?:that|he|she|they))(?!\\p{L}))|(?:doesnt|doesn't|dont|don't) want to (?:live|be alive)",
    injures:
      '(?:cuts?|cutting|harms?|harming) (?:himself|herself|themsel\\w+)(?! (?:off|some|an?)(?!\\p{L}))|(?:is|was|feels|feeling) suicidal|(?<=\\bmy (?:\\w+ ){1,2})(?:kills?|hangs?|shoots?) (?:himself|herself)',
    own: [
      '(?:so )?(?:tired|sick) of (?:living|being alive)',
      `(?:(?<=\\bi )|^)(?:really |just |honestly )?(?:want to|wanna) (?:fucking |just |really )?(?:die|be dead)(?: so (?:bad|badly|much))?${AT_END}`,
      `(?:nobody|no one) would (?:even |really )?miss me${AT_END}`,
      'i (?:\\w+ )?wish i (?:was|were) (?:dead|never born)',
      `(?:dont|don't|do not) (?:really )?(?:want to|wanna) (?:live|exist)${AT_END}`,
      `i (?:dont|don't|do not) deserve to (?:live|exist)${AT_END}`,
      `(?:better|happier) (?:off )?without me${AT_END}`,
      `(?:pray|hope|hoping|wish)(?:ing)?(?: \\w+)? i (?:\\w+ )?(?:never|dont|don't|didnt|didn't|wouldnt|wouldn't) (?:\\w+ )?wake up(?: again| tomorrow)?${AT_END}`,
      '(?:want to|wanna) (?:sleep|fall asleep) and (?:never|not) wake up',
      `(?:dont|don't|do not|never) (?:want to|wanna) wake up(?: again| tomorrow| ever)*${AT_END}`,
      "(?:no|(?:dont|don't|cant|can't) see (?:a|any)) reason (?:left )?to (?:live|wake up|be alive)",
      '(?:point of|point in) (?:living|being alive)',
      "if (?:im|i'm|i am) (?:gone|dead|not (?:here|online|around)).{0,24} tell my \\w+ (?:that )?(?:i|im|i'm)",
    ],
    ownInGame: [
      "(?:want to|wanna|going to|gonna|about to|think(?:ing)? (?:of|about|abt)|will|ill|i'll|feel like|tried to|trying to|keep) (?:\\w+ )?(?:kill|hurt|hang|cut|stab|shoot|harm)(?:t?ing)? myself(?! (?:an?|some|another|two) )",
      '(?:hurt|cut|harm|cutting|hurting|harming) myself (?:again|on purpose|last night|every|when|since|for (?:\\w+ )?(?:days|weeks|months|years|ages))',
      "(?:im|i'm|i am|feel|feeling) suicidal",
      "(?:dont|don't|do not) (?:want to|wanna) (?:live|be alive|be here) anymore",
      "(?:want to|wanna|going to|gonna|about to|will|ill|i'll|might) kms",
      'kms irl',
      '(?:have|having|get) suicidal thoughts',
      'suicide (?:hotline|helpline)(?: number)? (?:pls|please|plz)',
      "(?:know|have|got|need|whats|what's|what is|number (?:of|for)) (?:the |a |any |number |of |for )*suicide (?:hotline|helpline)",
      '(?:think|thinking|thought) (?:of|about|abt) (?:suicide|ending it)',
      'i (?:always )?cut myself(?! on| shaving| with paper| an? | some )',
      'end(?:ing)? my (?:own )?life',
      '(?:took|taken|swallowed) (?:all )?(?:of )?(?:my|the|too many|a (?:lot|bunch) of|lots of) (?:\\w+ )?pills',
      '(?:nobody|no one) would (?:even )?(?:care|notice|miss me) if i (?:died|was gone|were gone|killed|disappeared|was dead)',
    ],
    end: "(?:want to|wanna) (?:\\w+ )?die|(?:want|need) (?:it|this|everything) (?:all )?to (?:end|stop)|(?:its|it's|everything is|everythings) (?:all )?over (?:for me )?tonight|tonight (?:its|it's|it is) (?:all )?over(?! for (?!me|us))|(?:it|everything) (?:all )?ends tonight",
    despair:
      "(?:cant|can't|cannot) (?:take|do) (?:it|this)(?: any ?more)?|(?:done with|tired of|sick of) (?:everything|life)|hate my life|goodbye (?:everyone|all|guys)|thanks for everything|no (?:hope|strength) left",
  },
  {
    triggers:
      'seelsorge telefonseelsorge sich selbstmord suizid suizidgefährdet umbringt umzubringen leben sterben ritz ritzen geritzt vermissen merken tot besser glücklicher lebensmüde suizidgedanken selbstmordgedanken mich ritze umbringen umbringn aufwachen weg vorbei antun antut aus',
    person:
      '(?:mein\\w*|eine?r?|ne?|unser\\w*|die|der) (?:\\w+ )?(?:freund\\w*|bruder|schwester|mama|papa|mutter|vater|cousine?|kumpel|kolleg\\w*|mitschuler\\w*)|jemand\\w*|er|sie',
    intends:
      'will|wollte|mochte|sagt|sagte|gesagt|schreibt|geschrieben|denkt|redet|versucht\\w*|droht|wird|kann|heute',
    suicide:
      'sich (?:\\w+ ){0,2}(?:umbring\\w*|umzubringen|das leben (?:zu )?nehmen|(?:et)?was an(?:zu)?tun|erhangen|aufhangen|toten|ritzen)|bringt sich (?:\\w+ ){0,2}um|selbstmord|suizid\\w*|(?:nicht mehr leben|sterben)(?= will| mochte| *$|[,.!])',
    injures:
      'tut sich (?:\\w+ )?(?:was|nichts|nix) an|sich (?:\\w+ )?(?:et)?was antut|ritzt sich|sich (?:\\w+ )?(?:ritzt|geritzt)',
    own: [
      '(?:den[kc]\\w* (?:\\w+ ){0,2}(?:daran|dran|druber nach)|gedanken) (?:mich|mir) (?:\\w+ )?(?:umzubringen|das leben zu nehmen|zu (?:toten|ritzen|erhangen))',
      '(?:niemand|keiner) wurde (?:mich |es )?(?:vermissen|merken) wenn ich (?:weg|tot|nicht mehr da)',
      `ritze? mich|schneide mich (?:wieder|immer noch)${AT_END}`,
      'mich (?:\\w+ )?geritzt',
      'ware? lieber tot',
      'ohne mich (?:\\w+ ){0,2}(?:besser|glucklicher)(?: dran)?(?= *$|[,.!])',
      'bin (?:\\w+ )?lebensmude',
      '(?:suizid|selbstmord)gedanken',
      'ich (?:will|mochte|werde|wollte|muss) (?:\\w+ )?mich (?:\\w+ )?(?:umbringen|toten|verletzen|ritzen|erhangen|selbst verletzen)',
      `(?:will|mochte|mag) (?:ich )?(?:echt |wirklich |einfach )?nicht mehr leben${AT_END}`,
      'nummer (?:(?:von )?der|einer|fur die) (?:telefon)?seelsorge|telefonseelsorge (?:nummer|bitte)',
      'keine lust mehr (?:zu|am) leben',
      `(?:(?<=\\bich |[,.] )|^)(?:will|mochte) (?:nur noch |einfach |echt |wirklich |ernsthaft )?sterben${AT_END}`,
      `ich (?:bring|bringe) mich (?:\\w+ )?um${AT_END}`,
      '(?:will|mochte|wurde am liebsten)(?: \\w+){0,2} (?:nie (?:mehr|wieder)|nicht mehr) aufwachen',
    ],
    end: '(?:will|mochte) (?:(?:\\w+ )?sterben|mich (?:\\w+ )?umbring\\w*)|(?:will|mochte) (?:(?:\\w+ ){0,2}weg sein|dass (?:es|alles) (?:aufhort|vorbei ist))|heute (?:\\w+ )?ist (?:es |alles )?(?:vorbei|schluss)(?! mit (?!mir)| fur (?!mich))',
    despair:
      "kann nicht mehr|keine kraft|mir geht ?'?s (?:\\w+ )?(?:schlecht|scheisse|dreckig)|(?:zuhause|daheim|leben) ist (?:\\w+ )?holle|halte? (?:es|das) nicht mehr aus|danke fur alles",
  },
  {
    triggers:
      'suicidar suicidarse suicidio matarse matar vida corta corto cortando lastimo corté corte existiera mejor matarme suicidarme morir morirse muerto muerta vivir viviendo suicidas morirme muera desaparecer muriera despertar acaba termina acabe termine ahorcar aguanto',
    person:
      '(?:mi|un|una|el|la) (?:\\w+ )?(?:amig[oa]|herman[oa]|novi[oa]|prim[oa]|mama|papa|madre|padre|companer[oa])|alguien|ella',
    intends: '(?:se )?(?:(?:qu|k)iere|va a|intento|(?:qu|k)eria)|dice|dijo|piensa|amenaza|habla',
    suicide:
      'suicidarse|suicidio|matarse|se (?:(?:qu|k)iere|va a|intento|(?:qu|k)eria) (?:suicidar|ahorcar|matar(?=$|[,.!?]| (?:hoy|manana|y|ayuda|q|que|en serio)(?!\\p{L})))|quitarse la vida|(?:qu|k)iere morir(?:se)?(?= *$|[,.!?]| y | que )|no (?:qu|k)iere (?:seguir )?vivi\\w+',
    injures: 'se (?:esta cortando|corta los brazos|corta las venas|lastima a proposito|autolesiona)',
    own: [
      'p(?:ien|en)s\\w* en (?:matarme|suicidarme|quitarme la vida|el suicidio)',
      'me (?:corto|lastimo) (?:cuando|para|porque|desde|a proposito)',
      'mejor (?:si (?:yo )?no (?:existiera|estuviera|hubiera nacido)|muert[oa] yo|sin mi(?= *$|[,.!]))',
      'cansad[oa] de vivir',
      'quisiera estar muert[oa]',
      '(?:pensamientos|ideas) suicidas',
      '(?:numero|telefono|linea) (?:(?:de|contra|para|prevencion|del|la|el) )*suicidio',
      '(?:quiero|voy a|pienso en) (?:matarme|suicidarme)',
      `(?:quiero|quisiera) (?:de verdad |realmente |solo )?(?:morir|morirme|desaparecer para siempre)(?: de verdad)?${AT_END}`,
      `ojala me (?:muera|muriera)${AT_END}`,
      `me (?:quiero|voy a) (?:matar|suicidar|ahorcar)${AT_END}`,
      `me quiero morir${AT_END}`,
      `no quiero (?:vivir|seguir viviendo)(?: mas)?${AT_END}`,
      `me cort[oe] (?:los brazos|las venas|las munecas|(?:otra vez|de nuevo)${AT_END})`,
      `no (?:quiero|quisiera) (?:volver a )?despertar(?:me)?(?: manana| mas| nunca(?: mas)?)?${AT_END}`,
      'dormir(?:me)? y (?:no|nunca) (?:volver a )?despertar',
      'no aguanto (?:mas )?(?:mi|la|esta) vida',
    ],
    end: '(?:qu|k)iero morir(?:me)?|me (?:qu|k)iero morir|(?:hoy|esta noche|manana) se (?:acaba|termina) todo(?! (?:el|la|los|las) | para (?!mi))|(?:qu|k)iero que (?:todo )?se (?:acabe|termine)(?: todo)?',
    despair:
      'no (?:aguanto|puedo) mas|cansad[oa] de (?:todo|la vida)|no aguanto (?:esto|mi vida)|adios a todos|gracias por todo',
  },
  {
    triggers:
      'cvv matar suicidar suicídio vida corta cortando corto cortei viver morrer morto morta mim existisse morresse sumisse suicidas acordar acaba termina acabe termine',
    person:
      '(?:minha|meu|um|uma|o|a) (?:\\w+ )?(?:amig[oa]|irmao?|prim[oa]|namorad[oa]|mae|pai|colega)|alguem|ele|ela',
    intends: 'quer|queria|disse|falou|diz|fala|vai|tentou|pensa\\w*|ameac\\w+',
    suicide:
      'se (?:matar|suicidar|enforcar)|suicidio|tirar a (?:propria )?vida|(?:quer|queria) morrer(?= *$|[,.!?]| e )|nao quer (?:mais viver|viver mais)',
    injures: 'se (?:corta(?:ndo)?(?! (?:o|a|com|no|na)(?!\\p{L}))|automutil\\w+)',
    own: [
      'pens\\w+ em (?:me (?:matar|suicidar|cortar)|suicidio)',
      `me (?:corto|mutilo) (?:quando|pra|porque|desde)|me (?:corto|cortei) (?:de novo|outra vez)${AT_END}`,
      '(?:to|tou|estou|tava|ando) me cortando',
      'n(?:ao)? quero (?:mais viver|viver mais)(?! (?:n[oae]\\w*|em|com|aqui)(?!\\p{L}))',
      'melhor (?:sem mim(?= *$|[,.!])|se eu (?:nao existisse|morresse|sumisse))',
      'cans(?:ei|ad[oa]) de viver',
      'queria estar mort[oa]',
      'pensamentos suicidas',
      'numero do cvv',
      `(?:quero|vou|queria) me (?:matar|suicidar)${AT_END}`,
      `(?:(?<=\\beu )|^)(?:so )?(?:quero|queria) (?:muito |mesmo |realmente |so )?morrer${AT_END}`,
      `nao (?:quero|aguento) (?:mais )?viver(?: mais)?${AT_END}`,
      'dormir e (?:nunca|nao) (?:mais )?acordar',
      `nao (?:quero|queria) (?:mais )?acordar(?: mais| amanha| nunca mais)*${AT_END}`,
    ],
    end: 'quero morrer|(?:hoje|(?:essa|esta) noite) (?:acaba|termina) tudo(?! [oa] | p(?:a)?ra (?!mim))|quero que (?:tudo )?(?:acabe|termine)(?: tudo)?',
    despair: 'nao aguento|cansad[oa] de (?:tudo|da vida)|nao (?:consigo|da) mais|obrigad[oa] por tudo',
  },
  {
    triggers:
      "suicider suicide suicidaires tuer vie vivre mourir scarifie mutile moi mort morte l'air crever finir réveiller fini finit arrête s'arrête",
    person:
      "(?:mon|ma|une?|le|la) (?:\\w+ )?(?:potes?|amie?|copain|copine|frere|soeur|mere|pere|cousine?|meuf|mec)|quelqu'un|il|elle",
    intends: 'veut|voulait|dit|va|fait|pense|essaye|essaie|menace|parle',
    suicide:
      'se (?:suicider|tuer|pendre)|(?:de|au) suicide|mettre fin a (?:ses jours|sa vie)|veut (?:mourir(?! (?:pour|dans))|plus vivre)',
    injures: 'se (?:scarifie|mutile)',
    own: [
      'pens\\w+ (?:\\w+ )?(?:a|au) (?:me (?:suicider|tuer|scarifier)|suicide|en finir)',
      "mieux (?:sans moi(?= *$|[,.!])|si j'etais (?:morte?|plus la|pas nee?))",
      "me foutre en l'air",
      'marre de vivre',
      '(?:voudrais|aimerais) etre morte?',
      'idees suicidaires',
      '(?:numero|ligne) (?:(?:de|contre|pour|prevention|sos|du|le) )*suicide',
      `(?:veux|vais|voudrais) (?:me (?:suicider|tuer))${AT_END}`,
      `j(?:e |')(?:veux|voudrais) (?:juste |vraiment )?(?:mourir|crever|en finir)${AT_END}`,
      `envie de (?:mourir|crever|en finir|me suicider|me tuer)${AT_END}`,
      `(?:plus|pas) envie de vivre${AT_END}`,
      `(?:veux|voulais) plus vivre${AT_END}`,
      'je me (?:scarifie|mutile)',
      `(?:plus|jamais) (?:jamais )?me reveiller(?: demain)?${AT_END}`,
    ],
    end: "j(?:e |')?veux (?:juste )?(?:mourir|crever)|ce soir (?:j'|je )?(?:c'est fini(?! pour (?!moi))|arrete tout|en finis|tout est fini)|veux que tout s'arrete",
    despair: 'plus la force|en peux plus|fatiguee? de vivre|tiens plus|merci pour tout',
  },
  {
    triggers:
      'uccidersi ammazzarsi suicidarsi suicidio uccidermi ammazzarmi suicidarmi vita vivere morire morto morta taglio taglia me suicidi uccidere ammazzare suicidare svegliarmi finisce finita',
    person:
      '(?:mi[oa]|un|una|il|la) (?:\\w+ )?(?:amic[oa]|fratello|sorella|cugin[oa]|madre|padre|ragazz[oa])|qualcuno|lui|lei',
    intends: 'vuole|voleva|dice|detto|provato|pensa|minaccia|parla',
    suicide:
      '(?:uccider|ammazzar|suicidar|impiccar)si|suicidio|togliersi la vita|farla finita|vuole (?:morire|piu vivere)',
    injures: 'si taglia (?:le braccia|le vene|i polsi|da sola?)',
    own: [
      'penso (?:\\w+ )?(?:di|a) (?:uccidermi|ammazzarmi|suicidarmi|farla finita)',
      `mi taglio (?:le braccia|le vene|i polsi|quando|(?:ancora|di nuovo)${AT_END})`,
      'meglio senza di me(?= *$|[,.!])',
      'stanc[oa] di vivere',
      'vorrei essere mort[oa]',
      'pensieri suicidi',
      '(?:numero|linea) (?:(?:per|contro|anti|prevenzione|del|il) )*suicidio',
      `(?:voglio|vorrei) (?:solo |davvero |veramente )?(?:morire|uccidermi|ammazzarmi|suicidarmi)${AT_END}`,
      `mi (?:voglio|vorrei) (?:uccidere|ammazzare|suicidare)${AT_END}`,
      `non (?:voglio|ho voglia di) (?:piu )?vivere(?: piu)?${AT_END}`,
      `(?:non (?:voglio|vorrei)|vorrei non) (?:piu |mai piu )?svegliarmi(?: domani| piu| mai piu)*${AT_END}`,
    ],
    end: 'voglio morire|(?:stanotte|stasera|oggi) (?:finisce|e finito) tutto(?= *$|[,.!])|(?:stanotte|stasera|oggi) (?:per me e finita|e finita per me)|voglio che finisca tutto',
    despair: 'non ce la faccio|non (?:reggo|resisto) piu|grazie (?:di|per) tutto',
  },
  {
    triggers:
      'zelfmoordlijn 113 zelfmoord zichzelf mezelf dood leven levensmoe zelfmoordgedachten sterven doodgaan zijn wakker klaar voorbij aandoen aandoet aan',
    person:
      "(?:mijn|een|m'?n) (?:\\w+ )?(?:vriend\\w*|broer\\w*|zus\\w*|moeder|vader|nicht|neef|klasgeno\\w+)|iemand|hij|zij|ze",
    intends: 'wil|wilde|zegt|zei|probeer\\w*|gaat|denkt|dreigt|praat',
    suicide:
      'zelfmoord|zichzelf (?:\\w+ ){0,2}(?:vermoorden|ophangen|snijden|van kant|(?:wat|iets) aando\\w+)|wil (?:dood|niet meer leven)',
    injures: 'snijdt zichzelf|zichzelf (?:snijdt|gesneden)',
    own: [
      'denk (?:\\w+ )?(?:aan|over) zelfmoord',
      'denk (?:er|\\w+ er)(?:over|aan) om mezelf',
      'snij mezelf|mezelf (?:weer |opnieuw )?gesneden',
      'levensmoe',
      'zelfmoordgedachten',
      'nummer van (?:113|de zelfmoordlijn)',
      `ik wil (?:echt |gewoon )?(?:dood|doodgaan|sterven|niet meer leven|er niet meer zijn)${AT_END}`,
      'ik (?:wil|ga) mezelf (?:vermoorden|snijden|pijn doen|ophangen)',
      'wil (?:\\w+ ){0,2}(?:niet meer|nooit meer) wakker worden',
    ],
    end: 'wil (?:dood|sterven)|(?:vannacht|vanavond|vandaag) is het (?:klaar|voorbij|over|afgelopen)(?= *$|[,.!]| voor mij)',
    despair:
      'kan niet meer|trek (?:het|dit|t) niet meer|hou (?:het|dit|t) niet (?:meer )?vol|bedankt voor alles',
  },
  {
    triggers:
      'zaufania zabić zabije powiesić powiesi samobójstwo samobójstwie tnie tnę okaleczam pociąć pociąłem pocięłam umrzeć żyć życiem beze samobójcze obudzić zniknąć koniec kończy skończy',
    person: 'koleg\\w+|kolezank\\w+|przyjaci\\w+|kumpel\\w*|brat|siostra|mama|tata|ktos|ona|on',
    intends: 'chce|chcial\\w*|mowi\\w*|pisze|napisal\\w*|powiedzial\\w*|probowal\\w*|grozi|mysli',
    suicide:
      'sie (?:zabic|zabije|powiesic|powiesi|pociac)|(?:zabic|zabije|powiesic|powiesi) sie|samoboj\\w+|chce (?:umrzec|juz zyc)|nie chce zyc',
    injures: 'sie tnie|tnie sie',
    own: [
      'mysle (?:\\w+ )?(?:o samobojstwie|(?:o tym )?zeby sie (?:zabic|powiesic))',
      '(?:tne|okaleczam) sie',
      'sie (?:tne|okaleczam)',
      '(?:pocialem|pocielam) sie',
      'sie (?:pocialem|pocielam)',
      'lepiej (?:\\w+ )?beze mnie',
      'mysli samobojcze',
      'zmeczon[ya] zyciem',
      'chcial(?:bym|abym) nie zyc',
      'chce sie zabic',
      `chc(?:e|ialbym|ialabym) (?:naprawde |juz )?umrzec${AT_END}`,
      '(?:numer|jaki jest) telefonu? zaufania',
      `nie mam (?:juz )?sily zyc${AT_END}`,
      `nie chce (?:mi sie )?(?:juz )?zyc${AT_END}`,
      'nie chce (?:sie )?(?:juz |jutro |wiecej |nigdy )*(?:sie )?obudzic',
      '(?:zasnac|usnac) i (?:sie )?(?:juz |wiecej |nigdy )*(?:sie )?nie obudzic',
      'zniknac na zawsze',
    ],
    end: 'chce umrzec|(?:dzis|dzisiaj|dzis w nocy) (?:to |sie )*(?:wszystko )?(?:sie )?s?konczy|(?:dzis|dzisiaj) (?:wieczorem )?(?:to )?(?:dla mnie koniec|koniec dla mnie)',
    despair:
      'mam (?:juz )?dosc|nie mam sily|wszystko (?:jest )?bez sensu|(?:dzieki|dziekuje) (?:wam )?za wszystko',
  },
  {
    triggers:
      'intihar intihara doğmasaydım kendini kendimi kendime canına bensiz ölmek yaşamak yaşamaktan uyanmak bitecek bitiyor bitsin şey',
    person: 'arkadasim\\w*|kardesim|kuzenim|abim|ablam|annem|babam|sevgilim|biri(?:si)?',
    intends: 'isti?yor\\w*|istedi\\w*|diyor|dedi|soyl\\w+|dusunuyor|calisti|kalkisti|edecek\\w*|etmis',
    suicide:
      'intihara?|kendini (?:oldur(?!me )\\w*|as(?!ma )\\w*)|canina kiy\\w*|olmek isti?yor|yasamak istemiyor',
    injures: 'kendini kes(?:iyor|mis|ti)\\w*|kendine zarar ver\\w*',
    own: [
      '(?:kendimi (?:oldurmeyi|asmayi|kesmeyi)|intihar(?:i| etmeyi)) dusun\\w+',
      'kendime zarar ver(?!m)\\w*',
      'kendimi kes(?:iyorum|tim)',
      'bensiz (?:\\w+ )?(?:iyi|mutlu)',
      'yasamaktan (?:biktim|yoruldum)',
      'intihar dusunce\\w+',
      'intihar (?:onleme )?hatti',
      'keske (?:hic )?dogmasaydim',
      'kendimi (?:oldurmek|asmak|kesmek) isti\\w*',
      `(?:yasamak istemiyorum|olmek istiyorum)(?: artik)?${AT_END}`,
      'intihar (?:etmek istiyorum|edecegim)',
      'uyanmak istemiyorum',
    ],
    end: 'olmek istiyorum|bu gece (?:benim icin )?(?:her sey )?bit(?:ecek|iyor)|her sey bitsin',
    despair: 'dayanamiyorum|her sey icin tesekkur\\w*|hepinize tesekkur\\w*',
  },
  {
    triggers:
      'доверия собой себя себе повеситься повесится суицид суициде самоубийство самоубийстве суицидальные вены руки было стало меня умер умерла умереть жить сдохнуть просыпаться проснуться закончится кончится закончилось исчезнуть',
    person:
      'друг|подруга|подружка|брат|сестра|мама|папа|одноклассни\\p{L}+|парень|девушка|кто-?то|знаком\\p{L}+|он|она',
    intends:
      'хочет|хотел\\p{L}*|сказал\\p{L}*|говорит|пишет|написал\\p{L}*|пытал\\p{L}*|думает|собира\\p{L}+|грозит\\p{L}*',
    suicide:
      'покончить с собои|с собои покончить|уб(?:ить|ьет) себя|себя уб(?:ить|ьет)|повесить?ся|суицид\\p{L}*|самоубииств\\p{L}*|вскрыть вены|хочет (?:умереть|сдохнуть)(?! (?:чтобы|чтоб|в)(?!\\p{L}))|не хочет (?:больше )?жить',
    injures: 'режет (?:себя|вены|себе (?:руки|вены|ноги))|себя режет',
    own: [
      'думаю (?:\\p{L}+ )?(?:о|про) (?:суицид\\p{L}*|самоубииств\\p{L}*|том чтобы (?:убить себя|умереть|повеситься))',
      '(?:режу|(?:снова|опять) (?:режу|порезал\\p{L}*)) (?:себя|вены|себе (?:руки|вены|ноги))',
      'лучше бы (?:меня не было|я (?:умер\\p{L}*|не рож\\p{L}*))',
      'всем (?:\\p{L}+ ){0,2}лучше без меня',
      'без меня всем (?:\\p{L}+ )?лучше',
      'устал\\p{L}* жить',
      'суицидальные мысли',
      'номер телефона доверия',
      'мысли о (?:суициде|самоубиистве)',
      'чтобы меня не (?:стало|было)',
      `хочу (?:умереть|сдохнуть)${AT_END}`,
      `не хочу (?:больше )?жить${AT_END}`,
      `(?:не хочется жить|жить не хочется)${AT_END}`,
      `(?:нет|не вижу) смысла жить${AT_END}`,
      '(?:хочу убить|убью) себя|хочу (?:покончить с собои|с собои покончить)',
      'не хочу (?:завтра |больше )*прос(?:ыпаться|нуться)',
      '(?:уснуть|заснуть) и (?:больше )?не прос(?:ыпаться|нуться)',
      'исчезнуть навсегда',
    ],
    end: 'хочу (?:умереть|сдохнуть)|сегодня (?:для меня )?все (?:за)?кончится|хочу чтобы? все (?:это )?закончилось',
    despair:
      'все достало|достало все|нет сил|больше не могу|не могу больше|устал\\p{L}* от всего|сил (?:больше |уже )?нет|спасибо (?:вам |всем )?за все',
  },
];

function toPattern(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');
}

export const CALL_FOR_HELP_PHRASES: readonly Phrase[] = CALLS.flatMap(
  ({ triggers, person, intends, suicide, injures, own, ownInGame, end, despair }): Phrase[] => [
    {
      ...FOR_ANOTHER,
      triggers: triggers.split(' '),
      pattern: toPattern(
        `(?:${person}) (?=(?:.{0,60} )?(?:${intends})(?!\\p{L}))(?:(?!${SHOULD}(?!\\p{L})).){0,60}?(?<!\\p{L})(?:${suicide})|(?:${person}) (?:[^ ]+ ){0,3}?(?:${injures})`,
      ),
      except: OWN_DEATH,
    },
    {
      ...CALL_FOR_HELP,
      triggers: triggers.split(' '),
      pattern: toPattern(
        `${own.join('|')}|(?:${end})(?=.*(?<!\\p{L})(?:${despair}))|(?:${despair})(?=.*(?<!\\p{L})(?:${end})(?!\\p{L}))`,
      ),
      except: OWN_DEATH,
    },
    ...(ownInGame === undefined
      ? []
      : [
          {
            ...CALL_FOR_HELP,
            triggers: triggers.split(' '),
            pattern: toPattern(ownInGame.join('|')),
            except: RESPAWN,
          },
        ]),
  ],
);
