import type { ScaleTokens, Theme } from './tokens';

/** The shape of a token tree with a sentence in each token's place. */
export type Meanings<T> = { [K in keyof T]: T[K] extends string ? string : Meanings<T[K]> };

const tone = (name: string, use: string) => ({
  fg: `Text and icons that say ${use}. Reads on every page background and on its own soft fill.`,
  bg: `Soft fill behind ${name} text: badges, alerts, marked rows.`,
  border: `Line around a soft ${name} fill. Decorative.`,
  solid: `Bars, markers and chart marks that mean ${use}. No text stands on it.`,
});

/** What each token of a theme is for. The foundations pages and the catalogue read it; a token without a meaning does not compile. */
export const themeMeanings: Meanings<Omit<Theme, 'scheme'>> = {
  color: {
    canvas: 'The ground of every page.',
    sunken: 'Below the ground: the sidebar, quoted messages, code.',
    surface: 'Cards, dialogs, tables and bars: what content stands on.',
    raised: 'Menus and other panels that float above a surface.',
    hover: 'A row, an item or a quiet button under the pointer.',
    pressed: 'The same while it is pressed.',
    selected: 'The chosen item of a navigation or a segmented control.',
    scrim: 'Over the page while a dialog has the attention.',
    line: {
      subtle: 'Decorative edges: cards, rows, separators.',
      strong: 'Edges that should be noticed: secondary buttons, floating panels.',
    },
    control: {
      border: 'The edge that identifies a field, a checkbox or a switch. At least 3:1.',
      borderHover: 'The same edge under the pointer.',
      bg: 'Inside of fields.',
      track: 'The empty part of progress bars, meters and sliders.',
    },
    text: {
      default: 'Words that matter: titles, values, cells.',
      muted: 'Labels and explanations beside words that matter.',
      subtle: 'Hints, units, axis labels and placeholders. Still 4.5:1.',
      onAccent: 'Words on the accent fill.',
      onTooltip: 'Words in a tooltip.',
    },
    accent: {
      fill: 'The main action of a view and what is switched on. Nothing else.',
      fillHover: 'The main action under the pointer.',
      fillPressed: 'The main action while it is pressed.',
      text: 'Links, the active item, the mark of a chosen option.',
      soft: 'Behind a chosen row or an accent badge.',
    },
    danger: {
      fill: 'The button that confirms destruction.',
      fillHover: 'That button under the pointer.',
      fillPressed: 'That button while it is pressed.',
      onFill: 'Words on that button.',
    },
    focus: 'The ring around what the keyboard operates. At least 3:1 on every ground.',
    tooltip: 'The ground of tooltips.',
    torch: {
      core: 'The torch flame in illustrations on marketing pages.',
      glow: 'The warm light behind the hero of marketing pages, and nowhere else.',
    },
    selection: 'Behind text the viewer has selected.',
    chart: {
      series1: 'First series of a chart: the subject.',
      series2: 'Second series: what is compared with the subject. Told apart by dash as well.',
      series3: 'Third series. Told apart by dash as well.',
      grid: 'Guide lines of a chart.',
      axis: 'Axis labels of a chart.',
      crosshair: 'The line through the inspected point.',
    },
    tone: {
      neutral: tone('neutral', 'no judgement'),
      accent: tone('accent', 'selected or active'),
      positive: tone('positive', 'good or healthy'),
      info: tone('info', 'worth knowing'),
      caution: tone('caution', 'look at this soon'),
      serious: tone('serious', 'act on this'),
      critical: tone('critical', 'failed, forbidden or destructive'),
    },
  },
  elevation: {
    overlay: 'Shadow of menus, selects and tooltips.',
    dialog: 'Shadow of dialogs and sheets.',
  },
};

/** What each token that both themes share is for. */
export const scaleMeanings: Meanings<ScaleTokens> = {
  space: {
    none: 'Parts that touch.',
    half: 'Inside one thing: an icon and its number, a label and its value.',
    xsmall: 'Between parts of one control, between buttons of a group.',
    small: 'Between things that act together: fields of one row, filters.',
    medium: 'Between neighbours: fields of a form, cards of a grid.',
    large: 'Between groups, and inside cards.',
    xlarge: 'Between sections of a page.',
    xxlarge: 'Around empty states and closing calls to action.',
    huge: 'Between sections of marketing pages.',
  },
  stroke: {
    thick: 'The focus ring, the mark of an open tab, a slider’s thumb.',
    bold: 'The bar above a step.',
  },
  radius: {
    mark: 'The smallest blocks: the thumb of a switch, the parts of a meter.',
    small: 'Badges, checkboxes, menu items.',
    medium: 'Buttons, fields, alerts, menus.',
    large: 'Cards and dialogs.',
  },
  size: {
    controlCompact: 'Height of controls in dense rows: 30 px.',
    control: 'Height of buttons and fields: 36 px.',
    controlLarge: 'Height of a marketing page’s calls to action and of table rows: 46 px.',
    icon: 'Side of an icon beside text: 16 px.',
    target: 'Smallest side of anything that can be pressed: 24 px.',
    measure: 'Longest comfortable line of text.',
  },
  font: {
    display: 'Titles and big numbers.',
    text: 'Everything that is read.',
    mono: 'Code, keys, uuids and chat lines.',
  },
  fontSize: {
    caption: 'Badges, tooltips, axis labels: 12 px.',
    small: 'Hints, column headers, compact controls: 13 px.',
    body: 'Running text and controls: 14 px.',
    lead: 'Introductions and large controls: 16 px.',
    item: 'Titles of items in a list: 15 px.',
    section: 'Titles of cards and dialogs: 17 px.',
    title: 'Titles of sections: 20 px.',
    page: 'Titles of pages: 26 px.',
    figure: 'Big numbers: 32 px.',
    hero: 'The landing page’s promise: 36 to 66 px with the screen.',
  },
  lineHeight: {
    tight: 'Large titles and figures.',
    snug: 'Small titles and words in controls.',
    body: 'Running text.',
  },
  weight: {
    regular: 'Running text.',
    medium: 'Words in controls, labels.',
    strong: 'Emphasis inside text.',
    display: 'Titles and big numbers.',
  },
  duration: {
    fast: 'Colour changes and small panels.',
    normal: 'Dialogs and things that arrive.',
    slow: 'The longest anything may take.',
  },
  easing: { out: 'Things that arrive.', inOut: 'Things that change in place.' },
  layer: {
    sticky: 'Table headers above their rows.',
    bar: 'The top bar and the sidebar.',
    overlay: 'The scrim under a dialog.',
    dialog: 'Dialogs and sheets.',
    popover: 'Menus and selects, also inside dialogs.',
    toast: 'Short news above everything that is open.',
    tooltip: 'Tooltips above all.',
  },
};
