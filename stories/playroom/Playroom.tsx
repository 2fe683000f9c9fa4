import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  Alert,
  Button,
  ChevronDownIcon,
  CopyButton,
  DropdownMenu,
  Inline,
  MenuItem,
  SegmentedControl,
  Stack,
} from '~/design-system';
import { findAddressWindow } from '../../.storybook/findAddressWindow';
import { THEMES } from '../../.storybook/modes';
import { readHash, toHash, type SharedComposition } from './address';
import { compile, type Fault } from './compile';
import { Editor } from './Editor';
import { examples } from './examples';
import { Frames, type CompiledComposition } from './Frames';
import * as css from './playroom.css';
import { findWrongProp } from './syntax';

/** Milliseconds without a key press after which the frames draw. */
const PAUSE_MS = 400;

const PAGE_ID = 'playroom-editor--docs';

const FRAME_WIDTHS = ['phone', 'tablet', 'wide'] as const;

const START: SharedComposition = { source: examples.form.source, themes: 'both', widths: 'all' };

const THEME_OPTIONS = [
  { value: 'both', label: 'Both themes' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const WIDTH_OPTIONS = [
  { value: 'all', label: 'All widths' },
  { value: 'phone', label: '360' },
  { value: 'tablet', label: '768' },
  { value: 'wide', label: '1440' },
] as const;

const SIZE_OPTIONS = [
  { value: 'fit', label: 'Fit' },
  { value: 'full', label: 'Full size' },
] as const;

/** Milliseconds after which an address that Storybook wrote anew has its composition again. */
const REWRITE_MS = 1_000;

const addressWindow = findAddressWindow();

/** The last composition of this visit, for a reader who comes back from another page. */
const visit: { shared?: SharedComposition } = {};

/** Why the address was not taken: it is not one of this page, or a part of it is lost. */
const isUnreadable = (hash: string): boolean => hash !== '' && readHash(hash) === undefined;

/** What the reader shares, kept in the address. */
function useShared() {
  const [shared, setShared] = useState(() => readHash(addressWindow.location.hash) ?? visit.shared ?? START);
  const [isBroken, setBroken] = useState(() => isUnreadable(addressWindow.location.hash));
  const hash = toHash(shared);

  const writeAddress = useEffectEvent(() => {
    const { hash: written, search } = addressWindow.location;
    // On the way to another page the address is that page's already.
    if (written === hash || !search.includes(PAGE_ID)) return;
    addressWindow.history.replaceState(addressWindow.history.state, '', hash);
  });
  const takeAddress = useEffectEvent((found: string) => {
    if (found === hash) return;
    const next = readHash(found);
    setBroken(next === undefined);
    // An address that can't be read must not replace what the editor holds.
    if (next) setShared(next);
    else writeAddress();
  });
  useEffect(() => {
    // A timer may have written the address anew since the change, so the event says what it was.
    const onHashChange = ({ newURL }: HashChangeEvent) => takeAddress(new URL(newURL).hash);
    addressWindow.addEventListener('hashchange', onHashChange);
    return () => addressWindow.removeEventListener('hashchange', onHashChange);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => writeAddress(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [hash]);
  useEffect(() => {
    visit.shared = shared;
  }, [shared]);
  useEffect(() => {
    // A switch of the toolbar takes the composition out of the address without an event.
    const timer = setInterval(() => writeAddress(), REWRITE_MS);
    return () => clearInterval(timer);
  }, []);

  const change = (part: Partial<SharedComposition>) => {
    setBroken(false);
    setShared((before) => ({ ...before, ...part }));
  };
  return { shared, change, isBroken, hash };
}

/** The source as it was when its author last paused. */
function usePaused(source: string): string {
  const [paused, setPaused] = useState(source);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(source), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [source]);
  return paused;
}

/** The last version that compiles, what is wrong with the newest, and a function for what the frames say of it. */
function useCompiled(source: string) {
  const paused = usePaused(source);
  const compiled = useMemo(() => compile(paused), [paused]);
  const wrongProp = useMemo(() => findWrongProp(paused), [paused]);
  const [composition, setComposition] = useState<CompiledComposition>();
  const [drawn, setDrawn] = useState<{ version: number; fault: Fault | undefined }>();
  const { code, fault } = compiled;
  if (code !== undefined && composition?.source !== paused)
    setComposition({ version: (composition?.version ?? 0) + 1, source: paused, code });

  const onDrawn = (version: number, found: Fault | undefined) =>
    setDrawn((before) => (before?.version === version && before.fault ? before : { version, fault: found }));
  const drawnFault = drawn?.version === composition?.version ? drawn?.fault : undefined;
  return { composition, fault: fault ?? drawnFault ?? wrongProp, onDrawn };
}

/** An editor of compositions, and what they look like in both themes and three widths. */
export function Playroom() {
  const { shared, change, isBroken, hash } = useShared();
  const { source, themes, widths } = shared;
  const { composition, fault, onDrawn } = useCompiled(source);
  const [size, setSize] = useState<'fit' | 'full'>('fit');
  return (
    <Stack space="large">
      {isBroken ? (
        <Alert tone="caution" title="This address holds no composition">
          It is incomplete, or of another page. The editor shows what it showed before, or the first example.
        </Alert>
      ) : null}
      <Inline justify="between">
        <Inline>
          <DropdownMenu align="start" trigger={<Button icon={ChevronDownIcon}>Examples</Button>}>
            {Object.entries(examples).map(([id, example]) => (
              <MenuItem key={id} onSelect={() => change({ source: example.source })}>
                {example.label}
              </MenuItem>
            ))}
          </DropdownMenu>
          <CopyButton label="Copy link" value={new URL(hash, addressWindow.location.href).href} />
        </Inline>
        <Inline>
          <SegmentedControl
            label="Themes"
            options={THEME_OPTIONS}
            value={themes}
            onValueChange={(value) => change({ themes: value })}
          />
          <SegmentedControl
            label="Widths in pixels"
            options={WIDTH_OPTIONS}
            value={widths}
            onValueChange={(value) => change({ widths: value })}
          />
          <SegmentedControl label="Size" options={SIZE_OPTIONS} value={size} onValueChange={setSize} />
        </Inline>
      </Inline>
      <div className={css.page} data-playroom>
        <div className={css.editor}>
          <Editor source={source} onSourceChange={(next) => change({ source: next })} fault={fault} />
        </div>
        <Frames
          themes={themes === 'both' ? THEMES : [themes]}
          widths={widths === 'all' ? FRAME_WIDTHS : [widths]}
          fit={size === 'fit'}
          composition={composition}
          onDrawn={onDrawn}
        />
      </div>
    </Stack>
  );
}
