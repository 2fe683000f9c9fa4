import type { Phrase } from '../types';
import { GAME, LAUGHTER } from './gameWords';
import { CALL_FOR_HELP } from './phrasesCallForHelp';

/** How a language says that the speaker will be gone, and leaves a person or an animal to the others. */
interface Farewell {
  triggers: string;
  /** "i won't be here tomorrow" */
  gone: string;
  /** "take care of my sister", "tell my mom i love her" */
  leaves: string;
}

const FAREWELLS: readonly Farewell[] = [
  {
    triggers: 'mom mum mother dad father parents family sister sis brother dog cat pets stuff things items',
    gone: "i (?:wont|won't|will not) (?:be (?:here|around|alive)(?! (?:until|till|for|this|on|at|in)(?!\\p{L}))|need (?:it|them) anymore(?:(?=.*(?:good)?bye)|(?<=bye.*)))|(?:im|i'm|i am) leaving forever|this is my last (?:day|night)(?! (?:on|of|at|in|as|for)(?!\\p{L}))",
    leaves:
      "(?:take (?:good )?care of|look after|be (?:good|nice|kind) to|watch over|hug) my (?:\\w+ )?(?:mom|mum|mother|dad|father|parents|family|sister|sis|brother)|be (?:good|kind) to my (?:\\w+ )?(?:dog|cat|pets)|(?:you|u|everyone|yall) can have (?:all )?my (?:stuff|things|items)|tell my (?:\\w+ )?\\w+ (?:that )?(?:i (?:really )?love|i'm sorry|im sorry|i am sorry)",
  },
  {
    triggers: 'bruder schwester mama mutter papa vater eltern familie geschwister',
    gone: '(?:bin|werde) (?:ich )?(?:(?!gleich )\\w+ )?(?:nicht|nie) mehr (?:hier|da|bei euch|am leben)',
    leaves:
      '(?:pass\\w*|kummer\\w*|seid|sei) (?:\\w+ ){0,2}?(?:auf|um|zu) mein\\w* (?:\\w+ )?(?:bruder|schwester|mama|mutter|papa|vater|eltern|familie|geschwister)|sagt? mein\\w* (?:\\w+ )?(?:dass )?ich (?:sie|ihn|hab|liebe)',
  },
  {
    triggers: 'hermana hermano hermanos mamá madre papá padre padres familia',
    gone: 'ya no (?:voy a estar|estare)|me voy para siempre',
    leaves:
      '(?:cuid(?:en|a|ad)(?: bien)? (?:a|de)|di(?:ganle|le|gan) a) mis? (?:\\w+ )?(?:herman\\w+|mama|madre|papa|padres?|familia)',
  },
  {
    triggers: 'irmã irmão irmãos mãe pai pais família',
    gone: 'nao (?:vou mais estar|vou estar mais|estarei mais|estou mais)|vou embora (?:pra|para) sempre',
    leaves:
      '(?:cuid(?:a|em|e)(?: bem)? d[ao]s?|(?:fala|falem|diz|digam) (?:pra|pro)) (?:minhas?|meus?) (?:\\w+ )?(?:irma\\w*|mae|pais?|familia)',
  },
  {
    triggers: 'sœur soeur frère mère père parents famille maman papa',
    gone: '(?:serai|suis) plus (?:la|ici|de ce monde)|je pars pour toujours',
    leaves:
      '(?:(?:prenez|prends) (?:bien )?soin de|occupe[sz]?[- ](?:toi|vous) (?:bien )?de|dis|dites a|dis a) m(?:a|on|es) (?:\\w+ )?(?:soeur|frere|mere|pere|parents|famille|maman|papa)',
  },
  {
    triggers: 'sorella fratello fratelli madre padre mamma papà genitori famiglia',
    gone: 'non ci saro piu|me ne vado per sempre',
    leaves:
      '(?:abbiate|abbi|prendetevi|prenditi) cura d(?:i|el|ella|ei) (?:mi\\w+ )?(?:\\w+ )?(?:sorell\\w+|fratell\\w+|madre|padre|mamma|papa|genitori|famiglia)|(?:dite|di) a mi\\w+ (?:madre|padre|mamma|papa|sorella|fratello) che',
  },
  {
    triggers: 'zus zusje broer broertje moeder vader mama papa ouders familie',
    gone: '(?:ik er|er morgen|ik morgen) niet meer|ik ga voor altijd weg',
    leaves:
      "(?:(?:zorg|pas) (?:\\w+ )?(?:goed )?(?:voor|op)|zeg tegen) (?:mijn|mn|m'n) (?:\\w+ )?(?:zus\\w*|broer\\w*|moeder|vader|mama|papa|ouders|familie)",
  },
  {
    triggers: 'siostrą siostrze bratem bratu mamą mamie tatą tacie rodzicami rodzicom rodziną rodzinie',
    gone: '(?:mnie (?:juz )?nie bedzie|odchodze na zawsze)',
    leaves:
      '(?:(?:za)?opiekuj\\w*|zajmij\\w*|powiedz\\w*) (?:sie )?(?:\\w+ )?moj\\w+ (?:\\w+ )?(?:siostr\\w+|brat\\w+|mam\\w+|tat\\w+|tacie|rodzic\\w+|rodzin\\w+)',
  },
  {
    triggers:
      'сестре сестру сестрой брате брата братом маме маму мамой папе папу родителях родителям семье семью',
    gone: 'меня (?:уже |больше )*не (?:будет|станет)|ухожу навсегда',
    leaves:
      '(?:(?:по)?заботьтесь о|(?:по)?заботься о|береги(?:те)?|присмотри(?:те)? за|переда(?:и|ите)|скажи(?:те)?) мо\\p{L}+ (?:\\p{L}+ )?(?:сестр\\p{L}+|брат\\p{L}*|мам\\p{L}+|пап\\p{L}+|родител\\p{L}+|семь\\p{L}+)',
  },
  {
    triggers: 'kardeşime anneme babama aileme ablama abime',
    gone: '(?:artik|yarin|bir daha) (?:\\w+ )?(?:olmayacagim|olmayacam|olmicam|yokum)',
    leaves: '(?:kardesim|annem|babam|ailem|ablam|abim)e (?:\\w+ )?(?:bak\\w*|sahip cik\\w*|soyle\\w*)',
  },
];

/** Where a player is who comes back, and what a family does on a server. */
const COMES_BACK =
  /(?<!\p{L})(?:school|class|trip|vacation|holidays?|camp|exams?|test|work|dentist|doctor|birthday|wedding|practice|training|server|smp|base|join\w*|online|play\w*|afk|weekend|quit\w*|schule|urlaub|ferien|klassenfahrt|arbeit|escuela|colegio|viaje|vacaciones|examen|trabajo|ecole|vacances|voyage|travail|scuola|vacanz[ae]|viaggio|lavoro|gita|escola|viagem|ferias|trabalho|vakantie|werk|toets|szko\p{L}+|wakacj\p{L}+|wyciecz\p{L}+|prac\p{L}+|школ\p{L}*|каникул\p{L}*|работ\p{L}*|okul\w*|tatil\w*|sinav\w*|servi?dor|serv(?:er|eur|erze)|сервер\p{L}*)(?!\p{L})/u;
const EXCEPT = new RegExp(`${COMES_BACK.source}|${GAME.source}|${LAUGHTER.source}`, 'u');

/** A player who says farewell and leaves their family to others may be in danger. */
export const FAREWELL_PHRASES: readonly Phrase[] = FAREWELLS.map(({ triggers, gone, leaves }) => ({
  ...CALL_FOR_HELP,
  triggers: triggers.split(' '),
  pattern: new RegExp(
    `(?<!\\p{L})(?:(?:${gone})(?!\\p{L}).*(?<!\\p{L})(?:${leaves})|(?:${leaves})(?!\\p{L}).*(?<!\\p{L})(?:${gone}))(?!\\p{L})`,
    'u',
  ),
  except: EXCEPT,
}));
