import { autocompletion, closeCompletion } from '@codemirror/autocomplete';
import { javascript, tsxLanguage } from '@codemirror/lang-javascript';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Field } from '~/design-system';
import type { Fault } from './compile';
import { completeComposition } from './completion';
import { editorTheme } from './editorTheme';

interface EditorProps {
  source: string;
  onSourceChange: (source: string) => void;
  /** What is wrong with the source; marked at its line and said below. */
  fault: Fault | undefined;
}

const language = [
  javascript({ jsx: true, typescript: true }),
  tsxLanguage.data.of({ autocomplete: completeComposition }),
];

/** A dialog in a frame takes the focus for a moment, which must not close the proposals. */
const proposals = [
  autocompletion({ closeOnBlur: false }),
  EditorView.domEventHandlers({
    blur: (_event, view) => void setTimeout(() => view.hasFocus || closeCompletion(view)),
  }),
];

/** The line of a fault with its spaces left out; the last line when the fault lies beyond it. */
function findRange({ state }: EditorView, line: number) {
  const { from, to, text } = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines));
  return { from: Math.min(from + text.search(/\S|$/), to), to };
}

const sayFault = ({ message, line, isDrawn }: Fault): string =>
  `${line === undefined ? '' : `Line ${line}: `}${message.replace(/\.$/, '')}. ` +
  (isDrawn ? 'The drawing goes without it.' : 'The last drawing stays.');

const attributes = new Compartment();

/** Ties the text to the field's label, description and error. */
const toAttributes = (id: string, describedBy: string, isInvalid: boolean) =>
  EditorView.contentAttributes.of({
    id,
    tabindex: '0',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy,
    'aria-invalid': String(isInvalid),
  });

interface CodeProps extends EditorProps {
  id: string;
  describedBy: string;
}

function Code({ id, describedBy, source, onSourceChange, fault }: CodeProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const viewRef = useRef<EditorView>(null);
  const onChange = useEffectEvent(onSourceChange);
  const readSource = useEffectEvent(() => source);

  useEffect(() => {
    if (!hostRef.current) return undefined;
    const view = new EditorView({
      parent: hostRef.current,
      doc: readSource(),
      extensions: [
        basicSetup,
        language,
        proposals,
        lintGutter(),
        EditorView.lineWrapping,
        editorTheme,
        attributes.of([]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    });
    viewRef.current = view;
    return () => view.destroy();
  }, [id]);

  // An example or an address replaces the text as one step, which Undo takes back. A later effect could replace what its
  // author typed since.
  useLayoutEffect(() => {
    const view = viewRef.current;
    if (!view || view.state.doc.toString() === source) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: source } });
  }, [source]);

  useEffect(() => {
    const view = viewRef.current;
    if (!view) return;
    const { message = '', line, isDrawn } = fault ?? {};
    const severity = isDrawn ? 'warning' : 'error';
    const diagnostics: Diagnostic[] =
      line === undefined ? [] : [{ ...findRange(view, line), severity, message }];
    view.dispatch(setDiagnostics(view.state, diagnostics));
  }, [fault]);

  const isInvalid = fault !== undefined;
  useEffect(() => {
    const effects = attributes.reconfigure(toAttributes(id, describedBy, isInvalid));
    viewRef.current?.dispatch({ effects });
  }, [id, describedBy, isInvalid]);

  return <div ref={hostRef} />;
}

/** The text field of the playroom. Tab leaves it. */
export function Editor(props: EditorProps) {
  const { fault } = props;
  return (
    <Field
      label="Composition"
      description="JSX of catalogued parts, or statements that end with return. Ctrl Space proposes names, Tab leaves the editor."
      error={fault && sayFault(fault)}
    >
      {({ id, 'aria-describedby': describedBy = '' }) => (
        <Code id={id} describedBy={describedBy} {...props} />
      )}
    </Field>
  );
}
