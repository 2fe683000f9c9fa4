import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Stack, Text } from '~/design-system';
import { viewports, type ThemeName } from '../../.storybook/modes';
import type { Fault } from './compile';
import { listenToFrames, send, type DrawMessage } from './messages';
import * as css from './playroom.css';

export type FrameWidth = 'phone' | 'tablet' | 'wide';

/** A composition that compiles. */
export type CompiledComposition = Omit<DrawMessage, 'type'>;

interface FrameProps {
  theme: ThemeName;
  width: FrameWidth;
  /** Whether the window shrinks to the space it has; otherwise it scrolls. */
  fit: boolean;
  composition: CompiledComposition | undefined;
  onDrawn: (version: number, fault: Fault | undefined) => void;
}

/** Narrowest space in which a window is still legible, in CSS pixels. */
const LEAST_SPACE = { phone: 280, tablet: 420, wide: 560 } as const;

/** The frame shows a story of this Storybook, which draws what it is sent. */
const toFrameAddress = (theme: ThemeName): string =>
  `./iframe.html?embed=true&viewMode=story&id=playroom-examples--frame&globals=a11y.manual:!true;theme:${theme}`;

/** The width of an element in CSS pixels, without its border. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

function Frame({ theme, width, fit, composition, onDrawn }: FrameProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [paneRef, space] = useWidth();
  const [loads, setLoads] = useState(0);
  const onReport = useEffectEvent(onDrawn);

  useEffect(
    () =>
      listenToFrames((message, source) => {
        if (source !== frameRef.current?.contentWindow) return;
        if (message.type === 'playroom-ready') setLoads((before) => before + 1);
        else onReport(message.version, message.fault);
      }),
    [],
  );
  useEffect(() => {
    const target = frameRef.current?.contentWindow;
    if (loads > 0 && target && composition) send(target, { type: 'playroom-draw', ...composition });
  }, [loads, composition]);

  const size = viewports[width];
  const scale = fit && space > 0 ? Math.min(1, space / size.width) : 1;
  const name = `${theme === 'light' ? 'Light' : 'Dark'}, ${size.width} px`;
  return (
    <figure
      className={css.frame}
      style={{ flex: `1 1 ${LEAST_SPACE[width]}px`, maxInlineSize: `${size.width + 2}px` }}
    >
      <Stack space="half">
        <Text as="span" size="small" tone="muted">
          {name}
          {scale < 1 ? `, at ${Math.round(scale * 100)} %` : ''}
        </Text>
        <div ref={paneRef} className={css.preview} style={{ blockSize: `${size.height * scale + 2}px` }}>
          <iframe
            ref={frameRef}
            className={css.window}
            title={name}
            src={toFrameAddress(theme)}
            data-frame-theme={theme}
            loading="lazy"
            width={size.width}
            height={size.height}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      </Stack>
    </figure>
  );
}

interface FramesProps extends Omit<FrameProps, 'theme' | 'width'> {
  themes: readonly ThemeName[];
  widths: readonly FrameWidth[];
}

/** A composition in a window for each theme and width. */
export function Frames({ themes, widths, ...props }: FramesProps) {
  return (
    <Stack space="large">
      {widths.map((width) => (
        <div key={width} className={css.row}>
          {themes.map((theme) => (
            <Frame key={theme} theme={theme} width={width} {...props} />
          ))}
        </div>
      ))}
    </Stack>
  );
}
