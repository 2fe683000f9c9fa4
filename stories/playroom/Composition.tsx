import { Component, Fragment, useEffect, useState, type ComponentType, type ErrorInfo } from 'react';
import { ClockProvider, EmptyState } from '~/design-system';
import { FIXTURE_NOW } from '~/fixtures';
import { compile, type Fault } from './compile';
import { describeFault, evaluate } from './evaluate';
import { listenToPage, send } from './messages';

interface Drawing {
  Composition: ComponentType;
  /** Increases when the same code is drawn again after a failure. */
  attempt: number;
}

interface SafeDrawingProps {
  /** The composition as its author wrote it; an error message takes its line number from it. */
  source: string;
  code: string;
  /** Called after each attempt to draw, without a fault when it worked. */
  onDrawn?: (fault?: Fault) => void;
}

interface SafeDrawingState {
  code?: string;
  shown?: Drawing | undefined;
  /** The last drawing that worked. */
  good?: Drawing | undefined;
  /** Why the code could not be made a component. */
  fault?: Fault | undefined;
  error?: { value: unknown } | undefined;
}

/** Returns the last drawing that worked: once more, where that drawing itself failed later, such as after a click. */
function chooseAfterFailure({ shown, good }: SafeDrawingState): Drawing | undefined {
  if (good?.Composition !== shown?.Composition) return good;
  return good?.attempt === 0 ? { ...good, attempt: 1 } : undefined;
}

/** Draws code. When it fails, the last drawing that worked stays. */
class SafeDrawing extends Component<SafeDrawingProps, SafeDrawingState> {
  override state: SafeDrawingState = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(value: unknown): SafeDrawingState {
    return { error: { value } };
  }

  static getDerivedStateFromProps(
    { code }: SafeDrawingProps,
    state: SafeDrawingState,
  ): SafeDrawingState | null {
    if (code !== state.code) {
      const { Composition, fault } = evaluate(code);
      return Composition
        ? { code, fault: undefined, error: undefined, shown: { Composition, attempt: 0 } }
        : { code, fault, error: undefined };
    }
    return state.error ? { error: undefined, shown: chooseAfterFailure(state) } : null;
  }

  override componentDidMount(): void {
    this.#report();
  }

  override componentDidUpdate({ code }: SafeDrawingProps): void {
    if (code !== this.props.code) this.#report();
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    clearTimeout(this.#timer);
    this.props.onDrawn?.(describeFault(error, this.props.source, componentStack ?? ''));
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  /** A drawing has worked when its effects have run. */
  #report(): void {
    const { fault, shown } = this.state;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!fault) this.setState({ good: shown });
      this.props.onDrawn?.(fault);
    });
  }

  override render() {
    const { shown, code } = this.state;
    if (!shown) return <EmptyState title="Nothing is drawn">The composition failed.</EmptyState>;
    const { Composition, attempt } = shown;
    return (
      <Fragment key={`${attempt} ${code}`}>
        <Composition />
      </Fragment>
    );
  }
}

/** Draws a composition with the clock at `FIXTURE_NOW`, so that relative times read as in the stories. */
function DrawnComposition(props: SafeDrawingProps) {
  return (
    <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
      <SafeDrawing {...props} />
    </ClockProvider>
  );
}

export interface CompositionProps {
  /** JSX of catalogued parts, or the body of a component that returns it. */
  source: string;
}

/** Draws a composition, or says why its source can't be drawn. */
export function Composition({ source }: CompositionProps) {
  const { code, fault } = compile(source);
  if (fault) return <EmptyState title="Nothing is drawn">{fault.message}</EmptyState>;
  return <DrawnComposition source={source} code={code} />;
}

/** A link of a composition would leave the frame. */
function stayInFrame(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

/** Draws the compositions that the playroom's page sends to this frame. */
export function FramedComposition() {
  const [sent, setSent] = useState<{ source: string; code: string; version: number }>();
  useEffect(() => {
    const stop = listenToPage(setSent);
    document.addEventListener('click', stayInFrame);
    if (window.parent !== window) send(window.parent, { type: 'playroom-ready' });
    return () => {
      stop();
      document.removeEventListener('click', stayInFrame);
    };
  }, []);
  if (!sent) return <EmptyState title="Nothing is drawn yet">The playroom draws here.</EmptyState>;
  const { source, code, version } = sent;
  return (
    <DrawnComposition
      source={source}
      code={code}
      onDrawn={(fault) => send(window.parent, { type: 'playroom-drawn', version, fault })}
    />
  );
}
