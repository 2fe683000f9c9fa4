import type { Slot } from '../languages';
import { fitsForm, JOINING, type MeaningForm, readLetters, prepareForm } from '../opinion/meaningForms';
import { rememberByWord } from '../opinion/rememberByWord';
import type { LineWords } from '../opinion/words';
import type { Finding } from '../types';

interface LifeForm extends MeaningForm {
  finding: Finding;
  /** A line is read by the form where it has a word of one of the first letters and a word of one of the second. */
  keys: readonly [string, string];
  /** Whether the lists of the line's languages have to know a word of the line as an insult. */
  namesInsult?: true;
}

const THREAT = { category: 'threat', severity: 6, confidence: 0.75 } as const;
const APPROACH = { category: 'sexual', severity: 6, confidence: 0.75 } as const;
const INSULT = { category: 'harassment', severity: 4, confidence: 0.75 } as const;
/** "Send a pic" may also mean a building of the game. */
const PICTURE = { category: 'personal_data', severity: 2, confidence: 0.6, asksReview: true } as const;

/** The ending of verbs of which the speaker is the subject: "mando", "skinu". */
const FIRST_PERSON = '(?:mand|envi|invi|pass|mostr|post)o|\\w{2,}(?:sle|lyu|nu|[aeiu]m)';

/** What a whole line says about life outside the game, in ten languages. */
const FORMS: readonly LifeForm[] = [
  {
    finding: { ...THREAT, reasoning: 'Threatens that a relative beats another player.' },
    words: {
      // A kick from the server hurts no player.
      '-': /^kick/,
      K: /^(?:ab[iy]m|agabeyim|babam|annem|kuzenim|amcam|dayim|kardesim)$/,
      R: /^(?:brother|bro)$/,
      O: /^(?:tebya|cie|seni|te|ti)$/,
      // Both mean a won match as well.
      X: /^(?:beat|batt?re)$/,
      H: /^(?:haut|pob[ei]t)$/,
      // "In elkaar slaan" is to beat up.
      F: /^elkaar$/,
    },
    classes: {
      M: 'my',
      R: 'mother_family',
      Y: 'you your',
      '-': 'win',
      H: 'hurt_beat',
      W: 'will_going_to',
      F: `${JOINING} big_strong old more_than age_years he_she be body_part face_looks shut_up school_class give_bring take_get`,
    },
    keys: ['HX', 'MK'],
    pattern: /^(?=.*[YO])(?=.*(?:H|WF*Y?F*X))F*(?:O[FWH]*)?(?:MF*R|K)[FWYOHX]*$/,
  },
  {
    finding: { ...THREAT, reasoning: 'Threatens to meet another player at school.' },
    words: {
      // Who asks to be waited for does not threaten.
      '-': /^(?:moi|mich|mij|mnie|menya|me|mi|mim|beni|(?:esper|aspett)\w+m[ei])$/,
      U: /^(?:until|til|till)$/,
      E: /^wait$/,
      // "You will see" threatens by itself.
      Z: /^(?:veras|vedrai|zobaczysz|uvidish|goreceksin|gorursun)$/,
    },
    classes: {
      T: 'stay_wait',
      V: 'see_look_watch meet_visit threaten_find take_get',
      S: 'school_class',
      Y: 'you',
      F: `${JOINING} i_me what_why_how when_if he_she`,
    },
    keys: ['S', 'TEZ'],
    pattern: /^(?=.*S)(?:(?=.*(?:T|EF*U))(?=.*V)(?=.*Y)[TEUVSYF]+|(?=.*Z)[ZSYF]+)$/,
  },
  {
    finding: { ...THREAT, reasoning: "Wishes that another player's home burns." },
    words: {
      N: /^(?:hope|hoping|wish|hoffe|hoffentlich|wunsch\w*|ojala|espero|espere|spero|hoop|hopelijk|oby|tomara|insallah|umarim|keske|nadeyus|chtoby?)$/,
      X: /^(?:burn|sgor\w+|yan(?:ar|sin|arsa|sa))$/,
      K: /^ev(?:in|iniz|leriniz)$/,
      O: /^ci$/,
    },
    classes: {
      O: 'your',
      H: 'home_room',
      X: 'burn_explode',
      F: `${JOINING} i_me he_she will_going_to what_why_how when_if take_get direction`,
    },
    keys: ['N', 'X'],
    pattern: /^(?=.*N)(?=.*X)(?=.*(?:K|O.*H))[NXKOHF]+$/,
  },
  {
    finding: { ...PICTURE, reasoning: 'Asks another player for a picture; a person should look.' },
    words: {
      P: /^(?:ph|f)ot[ko]\w*$/,
      '-': new RegExp(
        `^(?:(?:vid|clip|screen|film|cam|kam|stream|rec|skri|captur)\\w*|that|this|it|these|eso|esto|ca|questo|dat|dit|tego|eto|bunu|onu|das|${FIRST_PERSON})$`,
      ),
      F: /^(?:me|m|mi|mir|mij|moi|mne|bana)$/,
      S: /^(?:skin\w*|prishli\w*|kin\w*|pokaz\w*|goster\w*|zien)$/,
    },
    classes: {
      P: 'photo_video_camera',
      S: 'send_show give_bring',
      F: `${JOINING} you your his_their let_allow can_may`,
    },
    keys: ['P', 'S'],
    pattern: /^(?=.*P)(?=.*S)[PSF]+$/,
  },
  {
    finding: { ...APPROACH, reasoning: 'Asks another player to keep a secret of two.' },
    words: { G: /^(?:secret|geheim|sekret|segreto|segred|tajemnic|sirri|sir$)/, F: /^reste$/ },
    classes: {
      U: 'we_our',
      F: `${JOINING} be stay_wait he_she small_short child_kid will_going_to let_allow`,
    },
    keys: ['G', 'U'],
    pattern: /^(?=.*U)(?=.*G)[UGF]+$/,
  },
  {
    finding: { ...APPROACH, reasoning: 'Asks another player to keep a secret from their parents.' },
    // Polish and Russian leave out whose parents they are, and Turkish says it by an ending.
    words: {
      K: /^(?:rodzicom|starym|mamie|tacie|roditelyam|mame|pape)$/,
      Q: /^(?:ailene|annene|babana)$/,
      Z: /^(?:soyleme|anlatma|deme)$/,
    },
    classes: {
      N: 'not nothing no_word never_again',
      T: 'say_tell',
      O: 'your',
      R: 'mother_family',
      F: `${JOINING} he_she`,
    },
    keys: ['TZ', 'RKQ'],
    pattern: /^(?:(?=.*N)(?=.*T)(?=.*(?:OF*R|K))[NTORKF]+|F*QF*ZF*)$/,
  },
  {
    finding: {
      ...APPROACH,
      reasoning: 'Praises another player as mature for a child, as adults do who approach one.',
    },
    words: {
      A: /^(?:mature|reif|erwachsen|madur[ao]|matur[ao]|volwassen|rijp|dojrzal[ya]|vzrosl\w+|olgun(?:sun)?)$/,
      D: /^(?:[89]|1[0-7])$/,
    },
    classes: {
      Y: 'you be',
      O: 'your',
      G: 'age_years',
      F: `${JOINING} have what_why_how like_as`,
    },
    keys: ['A', 'DG'],
    pattern: /^(?=.*A)(?=.*(?:D|OF*G))[AYODGF]+$/,
  },
  {
    finding: { ...INSULT, reasoning: 'Sends another player back to a school for small children.' },
    words: {
      '-': /^(?:(?:ri)?torno|vuelvo|regreso|volto|wracam|wroce|vernus)$/,
      K: /^(?:kinder|kindergar[td]en|kita|preschool|maternelle|asilo|infancia|kleuter\w*|przedszkol\w*|creche|sadik\w*|sad|anaokul\w*|krese?)$/,
      F: /^(?:jardim|jardin)$/,
    },
    classes: {
      R: 'return_to',
      F: `${JOINING} you child_kid go_walk go_away will_going_to where`,
    },
    keys: ['K', 'R'],
    pattern: /^(?=.*R)(?=.*K)[RKF]+$/,
  },
  {
    finding: { ...INSULT, reasoning: 'Says that another player looks like an animal.' },
    words: {
      // "You like pigs" compares no player.
      F: /^like$/,
      Z: /^(?:pareces|sembri|wygladasz|benziyorsun)$/,
      L: /^(?:looks?|parece|lijkt|lijk|ressemble[sz]?|pohozha?)$/,
      S: /^siehst$/,
      C: /^wie$/,
    },
    classes: { Y: 'you', A: 'animal insult_noun', F: `${JOINING} be what_why_how` },
    keys: ['ZLS', 'A'],
    pattern: /^(?=.*(?:Z|Y.*L|S.*C))(?=.*A)[ZLSCYAF]+$/,
    namesInsult: true,
  },
  {
    finding: { ...INSULT, reasoning: 'Says that no player likes another one.' },
    classes: {
      N: 'nobody',
      L: 'like_love need_use miss_care',
      Y: 'you',
      F: `${JOINING} not he_she be where want_wish good_nice`,
    },
    keys: ['N', 'L'],
    pattern: /^(?=.*N)(?=.*L)(?=.*Y)[NLYF]+$/,
  },
  {
    finding: { ...INSULT, reasoning: 'Says that another player has no brain.' },
    words: { H: /^(?:tienes|tens|hai|masz|hast|hebt)$/ },
    classes: {
      N: 'not no_word',
      Y: 'you',
      B: 'brain_smart',
      F: `${JOINING} have`,
    },
    keys: ['B', 'N'],
    pattern: /^(?=.*N)(?=.*[YH])(?=.*B)[NYHBF]+$/,
  },
  {
    finding: { ...INSULT, reasoning: "Insults another player's family." },
    words: { K: /^(?:annen|baban|anan|bacin|kardesin)$/ },
    classes: {
      O: 'your',
      R: 'mother_family',
      E: 'be',
      I: 'ugly_fat dirty_smelly stupid insult_noun disgusting_pathetic worthless_nothing',
      F: JOINING,
    },
    keys: ['I', 'RK'],
    pattern: /^F*(?:OF*R|K)[EF]*I[EFI]*$/,
  },
];

const INSULTING: ReadonlySet<Slot> = new Set<Slot>(['insult', 'soft', 'slur']);

const prepared = FORMS.map(prepareForm);
/** The forms, by their bits, for which a word has one of the first letters, and one of the second. */
const recallForms = rememberByWord((word) => {
  const bits = { first: 0, second: 0 };
  for (const [at, form] of prepared.entries()) {
    const letters = readLetters(word, form);
    if (letters.some((letter) => form.keys[0].includes(letter))) bits.first |= 1 << at;
    if (letters.some((letter) => form.keys[1].includes(letter))) bits.second |= 1 << at;
  }
  return bits;
});
/** A longer line says more than one of these forms. */
const MOST_WORDS = 12;

/** Finds a line that says, in each of its words, what one of the forms says. */
export function findLifeForms({
  words,
  found,
  languages,
  reversed,
}: Pick<LineWords, 'words' | 'found' | 'languages' | 'reversed'>): Finding[] {
  if (reversed || words.length > MOST_WORDS) return [];
  let first = 0;
  let second = 0;
  for (const word of words) {
    const bits = recallForms(word);
    first |= bits.first;
    second |= bits.second;
  }
  const opened = first & second;
  if (opened === 0) return [];
  const namesInsult = found.some(({ slot }) => INSULTING.has(slot));
  return prepared
    .filter(
      (form, at) =>
        (opened & (1 << at)) !== 0 &&
        (namesInsult || form.namesInsult !== true) &&
        fitsForm(words, languages, form),
    )
    .map(({ finding }) => finding);
}
