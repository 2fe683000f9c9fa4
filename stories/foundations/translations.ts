import type { Translations } from '~/design-system';

/** Complete: the compiler asks for what is missing. */
export const GERMAN: Translations = {
  Alert: { retry: 'Erneut versuchen' },
  Avatar: { initial: 'P' },
  Chart: {
    role: 'Diagramm',
    empty: 'Keine Daten vorhanden',
    loading: 'Wird geladen',
    series: 'Reihen',
    time: 'Zeit',
    noData: 'Keine Daten',
    soFar: 'bisher',
    soFarAbove: 'bisher, über der Skala',
    pointSoFar: (point) => `${point}, bisher`,
    values: (point, values) =>
      `${point}: ${values.map(({ label, value }) => `${label} ${value}`).join(', ')}`,
    sampledCaption: (caption, interval, format) => `${caption}, einer von je ${format(interval)} Punkten`,
  },
  CodeBlock: { code: (label, language) => `${label}, ${language}` },
  CommandMenu: {
    title: 'Befehle',
    description: 'Zum Suchen tippen, mit den Pfeiltasten wählen, mit der Eingabetaste ausführen.',
    escape: 'Esc',
    close: 'Schließen',
    loading: 'Suche läuft …',
    empty: 'Kein Befehl passt',
    placeholder: 'Seite öffnen oder Befehl ausführen',
  },
  ConfirmDialog: { cancel: 'Abbrechen' },
  CopyButton: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    notCopied: 'Nicht kopiert',
    failure: 'Das Kopieren ist fehlgeschlagen. Markieren Sie den Text und kopieren Sie ihn selbst.',
  },
  DataTable: { retry: 'Erneut versuchen', empty: 'Noch nichts hier' },
  DataTableSortSelect: {
    label: 'Sortieren nach',
    order: (header, direction) => `${header}, ${direction === 'ascending' ? 'aufsteigend' : 'absteigend'}`,
  },
  Dialog: { close: 'Schließen' },
  Field: { optional: 'Freiwillig' },
  Form: { fieldErrors: 'Einige Felder sind noch nicht richtig' },
  NativeSelect: { placeholder: 'Auswählen' },
  NoValue: { label: 'Kein Wert' },
  Pagination: {
    label: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    range: ({ first, last, total, moreThanTotal }, format) =>
      `${format(first)} bis ${format(last)} von ${moreThanTotal ? 'mehr als ' : ''}${format(total)}`,
  },
  PasswordField: {
    show: 'Anzeigen',
    hide: 'Verbergen',
    showField: (label) => `Anzeigen: ${label}`,
    hideField: (label) => `Verbergen: ${label}`,
  },
  PasswordStrength: {
    label: 'Regeln für das Passwort',
    met: ', erfüllt',
    notMet: ', noch nicht erfüllt',
    summary: (met, total, format) => `${format(met)} von ${format(total)} Regeln für das Passwort erfüllt`,
  },
  Select: { placeholder: 'Auswählen' },
  Spinner: { label: 'Wird geladen' },
  StepList: { done: ', erledigt' },
  TextArea: { count: (count, maxCount, format) => `${format(count)} von ${format(maxCount)}` },
  Timestamp: { noTime: 'Keine Zeit' },
  Uuid: {
    copy: (uuid) => `UUID kopieren: ${uuid}`,
    copiedUuid: (uuid) => `UUID kopiert: ${uuid}`,
    notCopiedUuid: (uuid) => `UUID nicht kopiert: ${uuid}`,
    copied: 'Kopiert',
    notCopied: 'Nicht kopiert',
    tooltip: (uuid) => `${uuid} (Klick kopiert)`,
  },
};

/** Arabic has a form of a noun for each of six kinds of numbers. */
const POINTS = { zero: 'نقطة', one: 'نقطة', two: 'نقطتين', few: 'نقاط', many: 'نقطة', other: 'نقطة' };
const arabicPlural = new Intl.PluralRules('ar-EG');

/** Complete: the compiler asks for what is missing. */
export const ARABIC: Translations = {
  Alert: { retry: 'أعد المحاولة' },
  Avatar: { initial: 'م' },
  Chart: {
    role: 'مخطط',
    empty: 'لا توجد بيانات',
    loading: 'جارٍ التحميل',
    series: 'السلاسل',
    time: 'الوقت',
    noData: 'لا توجد بيانات',
    soFar: 'حتى الآن',
    soFarAbove: 'حتى الآن، فوق المقياس',
    pointSoFar: (point) => `${point}، حتى الآن`,
    values: (point, values) =>
      `${point}: ${values.map(({ label, value }) => `${label} ${value}`).join('، ')}`,
    sampledCaption: (caption, interval, format) =>
      `${caption}، نقطة من كل ${format(interval)} ${POINTS[arabicPlural.select(interval)]}`,
  },
  CodeBlock: { code: (label, language) => `${label}، ${language}` },
  CommandMenu: {
    title: 'الأوامر',
    description: 'اكتب للبحث، وتنقل بمفاتيح الأسهم، واختر بمفتاح الإدخال.',
    escape: 'Esc',
    close: 'إغلاق',
    loading: 'جارٍ البحث…',
    empty: 'لا يوجد أمر مطابق',
    placeholder: 'انتقل إلى صفحة أو نفّذ أمرًا',
  },
  ConfirmDialog: { cancel: 'إلغاء' },
  CopyButton: {
    copy: 'نسخ',
    copied: 'تم النسخ',
    notCopied: 'لم يُنسخ',
    failure: 'تعذر النسخ. حدد النص وانسخه بنفسك.',
  },
  DataTable: { retry: 'أعد المحاولة', empty: 'لا شيء هنا بعد' },
  DataTableSortSelect: {
    label: 'ترتيب حسب',
    order: (header, direction) => `${header}، ${direction === 'ascending' ? 'تصاعدي' : 'تنازلي'}`,
  },
  Dialog: { close: 'إغلاق' },
  Field: { optional: 'اختياري' },
  Form: { fieldErrors: 'بعض الحقول تحتاج إلى مراجعة' },
  NativeSelect: { placeholder: 'اختر' },
  NoValue: { label: 'لا توجد قيمة' },
  Pagination: {
    label: 'الصفحات',
    previous: 'السابق',
    next: 'التالي',
    range: ({ first, last, total, moreThanTotal }, format) =>
      `عرض ${format(first)} إلى ${format(last)} من ${moreThanTotal ? 'أكثر من ' : ''}${format(total)}`,
  },
  PasswordField: {
    show: 'إظهار',
    hide: 'إخفاء',
    showField: (label) => `إظهار ${label}`,
    hideField: (label) => `إخفاء ${label}`,
  },
  PasswordStrength: {
    label: 'قواعد كلمة المرور',
    met: '، مستوفاة',
    notMet: '، غير مستوفاة بعد',
    summary: (met, total, format) => `استوفيت ${format(met)} من ${format(total)} من قواعد كلمة المرور`,
  },
  Select: { placeholder: 'اختر' },
  Spinner: { label: 'جارٍ التحميل' },
  StepList: { done: '، تم' },
  TextArea: { count: (count, maxCount, format) => `${format(count)} من ${format(maxCount)}` },
  Timestamp: { noTime: 'لا يوجد وقت' },
  Uuid: {
    copy: (uuid) => `نسخ المعرّف ${uuid}`,
    copiedUuid: (uuid) => `تم نسخ المعرّف ${uuid}`,
    notCopiedUuid: (uuid) => `لم يُنسخ المعرّف ${uuid}`,
    copied: 'تم النسخ',
    notCopied: 'لم يُنسخ',
    tooltip: (uuid) => `${uuid} (انقر للنسخ)`,
  },
};
