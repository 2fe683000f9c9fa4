import { parseSync, Visitor } from 'vite';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Takes the choice of a language out of a component: `translate('next', 'Next')` becomes `'Next'`, and `useI18n()`, which
 * gives what a provider sets, becomes `undefined`.
 */
export function leaveEnglish(path: string, code: string): string {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, english], start, end }) {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'translate' && english)
        edits.push({ start, end: english.start, text: '(' }, { start: english.end, end, text: ')' });
      else if (callee.name === 'useI18n' || callee.name === 'useTranslation')
        edits.push({ start, end, text: 'undefined' });
    },
  }).visit(parseSync(path, code).program);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
