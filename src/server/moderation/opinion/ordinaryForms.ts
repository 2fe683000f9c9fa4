import { fitsForm, JOINING, type MeaningForm, prepareForm } from './meaningForms';
import type { LearnedCategory } from './model';
import type { LineWords } from './words';

/** What a whole line says when it is play or praise, by what the second opinion mistakes it for. */
const FORMS: readonly (MeaningForm & { mistakenFor: readonly LearnedCategory[] })[] = [
  // "Wait until I see your castle"
  {
    mistakenFor: ['threat'],
    classes: {
      T: 'stay_wait',
      V: 'see_look_watch',
      P: 'home_room game_place game_item build_make_craft',
      F: `${JOINING} i_me you your his_their we_our what_why_how when_if will_going_to`,
    },
    pattern: /^(?=.*T)(?=.*V)(?=.*P)[TVPF]+$/,
  },
  // "I will find you in the maze"
  {
    mistakenFor: ['threat'],
    classes: {
      '-': 'home_room your',
      V: 'threaten_find',
      P: 'game_place',
      F: `${JOINING} i_me you he_she will_going_to`,
    },
    pattern: /^(?=.*V)(?=.*P)[VPF]+$/,
  },
  // "Let us burn their base"
  {
    mistakenFor: ['threat', 'hate'],
    // A base in Turkish, with the endings of what is done to it.
    words: { P: /^us(?:sunu|lerini)$/ },
    classes: {
      V: 'burn_explode break_destroy',
      P: 'game_place game_item',
      F: `${JOINING} his_their will_going_to let_allow`,
    },
    pattern: /^(?=.*V)(?=.*P)[VPF]+$/,
  },
  // "Disgustingly good"
  {
    mistakenFor: ['harassment', 'hate', 'profanity'],
    classes: {
      I: 'disgusting_pathetic dirty_smelly ugly_fat crazy_sick bad_terrible swear',
      G: 'good_nice pretty_cute',
      F: `${JOINING} be build_make_craft game_place`,
    },
    pattern: /^F*I[IF]*G[GF]*$/,
  },
];

const prepared = FORMS.map(prepareForm);

/** Whether every word of a line belongs to play or to praise that the second opinion mistakes for harm of a category. */
export function isOrdinaryForm(
  { words, languages, reversed }: Pick<LineWords, 'words' | 'languages' | 'reversed'>,
  mistakenFor: LearnedCategory,
): boolean {
  return (
    !reversed &&
    prepared.some((form) => form.mistakenFor.includes(mistakenFor) && fitsForm(words, languages, form))
  );
}
