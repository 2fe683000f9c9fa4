/** Writes a number in the locale of the provider. */
export type FormatNumber = (value: number) => string;

/**
 * Every text that a component shows by itself, by component. English is beside each component. A text with values in it is
 * a function, so that the translator decides on plurals and the order of words.
 */
export interface Translations {
  Alert: {
    /** The button of `onRetry`. */
    retry: string;
  };
  Avatar: {
    /** The letter that stands for an empty name. */
    initial: string;
  };
  /** `BarChart`, `BarList` and `LineChart`. */
  Chart: {
    /** What a chart is, in place of "slider". */
    role: string;
    /** Without data; `emptyText` takes precedence. */
    empty: string;
    /** What a screen reader reads while the data are loaded. */
    loading: string;
    /** Names the buttons of the legend. */
    series: string;
    /** The column of the points in the data table. */
    time: string;
    /** Stands for a value that was not measured. */
    noData: string;
    /** The mark of a period that is not over. */
    soFar: string;
    /** The same, where the value is above the end of the scale. */
    soFarAbove: string;
    /** A point of a period that is not over. */
    pointSoFar: (point: string) => string;
    /** What a screen reader reads at a point: the values of every series. */
    values: (point: string, values: readonly { label: string; value: string }[]) => string;
    /** The caption of a data table that has one of every `interval` points. */
    sampledCaption: (caption: string, interval: number, format: FormatNumber) => string;
  };
  CodeBlock: {
    /** Names the code of one language. */
    code: (label: string, language: string) => string;
  };
  CommandMenu: {
    /** Names the menu for screen readers. */
    title: string;
    /** How to use it, for screen readers. */
    description: string;
    /** The key that closes it. */
    escape: string;
    /** The button that closes it, on touch screens. */
    close: string;
    /** `loadingText` takes precedence. */
    loading: string;
    /** `emptyText` takes precedence. */
    empty: string;
    /** `placeholder` takes precedence. */
    placeholder: string;
  };
  ConfirmDialog: {
    /** `cancelLabel` takes precedence. */
    cancel: string;
  };
  CopyButton: {
    /** `label` takes precedence. Screen readers read the subject after it. */
    copy: string;
    /** On the button for two seconds after the text was copied. */
    copied: string;
    /** The same, when it could not be copied. */
    notCopied: string;
    /** What screen readers read when the text was not copied. */
    failure: string;
  };
  DataTable: {
    /** The button of `onRetry`. */
    retry: string;
    /** `empty` takes precedence. */
    empty: string;
  };
  DataTableSortSelect: {
    /** Names the list of orders. */
    label: string;
    /** An option: a column and the direction of its order. */
    order: (header: string, direction: 'ascending' | 'descending') => string;
  };
  Dialog: {
    /** The button at the end of the dialog's title. */
    close: string;
  };
  /** Every control with a label. */
  Field: {
    /** Stands beside the label of a field with `optional`. */
    optional: string;
  };
  Form: {
    /** The title above `fieldErrors`. */
    fieldErrors: string;
  };
  NativeSelect: {
    /** `placeholder` takes precedence. */
    placeholder: string;
  };
  NoValue: {
    /** `label` takes precedence. */
    label: string;
  };
  Pagination: {
    /** `label` takes precedence. */
    label: string;
    /** The button that leads to the page before. */
    previous: string;
    /** The button that leads to the page after. */
    next: string;
    /** Which rows are shown. `moreThanTotal`: there are more rows than `total`. */
    range: (
      rows: { first: number; last: number; total: number; moreThanTotal: boolean },
      format: FormatNumber,
    ) => string;
  };
  PasswordField: {
    /** The button beside the password while it is hidden. */
    show: string;
    /** The same, while the password is shown. */
    hide: string;
    /** The accessible name of `show`, which begins with it. */
    showField: (label: string) => string;
    /** The accessible name of `hide`, which begins with it. */
    hideField: (label: string) => string;
  };
  PasswordStrength: {
    /** Names the list of rules for screen readers. */
    label: string;
    /** Read after a rule that the password meets. */
    met: string;
    /** Read after a rule that the password does not meet. */
    notMet: string;
    /** Read when the number of met rules changes. */
    summary: (met: number, total: number, format: FormatNumber) => string;
  };
  Select: {
    /** `placeholder` takes precedence. */
    placeholder: string;
  };
  Spinner: {
    /** `label` takes precedence. */
    label: string;
  };
  StepList: {
    /** Read after the title of a step that is done. */
    done: string;
  };
  TextArea: {
    /** How many characters of `maxCount` are typed. */
    count: (count: number, maxCount: number, format: FormatNumber) => string;
  };
  Timestamp: {
    /** Stands for an empty value. */
    noTime: string;
  };
  Uuid: {
    /** The button's accessible name. */
    copy: (uuid: string) => string;
    /** The same, after the press. */
    copiedUuid: (uuid: string) => string;
    /** The same, when it could not be copied. */
    notCopiedUuid: (uuid: string) => string;
    /** What a screen reader reads when the uuid was copied. */
    copied: string;
    /** The same, when it could not be copied. */
    notCopied: string;
    /** The tooltip. */
    tooltip: (uuid: string) => string;
  };
}

/** The texts that a translator replaces; what is missing stays English. */
export type PartialTranslations = {
  [Component in keyof Translations]?:
    | { [Key in keyof Translations[Component]]?: Translations[Component][Key] | undefined }
    | undefined;
};
