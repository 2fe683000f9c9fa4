import { useLayoutEffect, useRef, useState } from 'react';
import { Stack, Text } from '~/design-system';
import type { AnatomyPart, Guide } from './guide';
import { Prose } from './Prose';

/** Where a part is in the drawing, in CSS pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box of each part; undefined for one that is not drawn yet. */
function measureParts(root: HTMLElement, parts: readonly AnatomyPart[]): (Box | undefined)[] {
  const origin = root.getBoundingClientRect();
  return parts.map(({ selector }) => {
    const element = root.querySelector(selector);
    if (!element) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left - origin.left, top: top - origin.top, width, height };
  });
}

const stage = {
  position: 'relative',
  padding: '2.5rem',
  border: '1px solid var(--tw-color-line-subtle)',
  borderRadius: 'var(--tw-radius-large)',
  background: 'var(--tw-color-canvas)',
  overflow: 'hidden',
} as const;

const outline = {
  position: 'absolute',
  border: '1px dashed var(--tw-color-text-default)',
  borderRadius: 'var(--tw-radius-small)',
} as const;

const marker = {
  position: 'absolute',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: '50%',
  background: 'var(--tw-color-text-default)',
  boxShadow: '0 0 0 2px var(--tw-color-canvas)',
  color: 'var(--tw-color-canvas)',
  font: '600 0.75rem/1.25rem var(--tw-font-text)',
  textAlign: 'center',
} as const;

/** Sides of a part on which its number may stand, so that the numbers of nested parts don't cover one another. */
const SIDES = [
  { left: '50%', top: 0, transform: 'translate(-50%, -100%)' },
  { left: '100%', top: '50%', transform: 'translate(0, -50%)' },
  { left: '50%', top: '100%', transform: 'translate(-50%, 0)' },
  { left: 0, top: '50%', transform: 'translate(-100%, -50%)' },
] as const;

/** A component drawn with its parts outlined and numbered, and the list of the parts. */
export function Anatomy({ drawing, parts }: NonNullable<Guide['anatomy']>) {
  const root = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<readonly (Box | undefined)[]>([]);
  useLayoutEffect(() => {
    if (!root.current || !drawn.current) return undefined;
    const { current } = root;
    const measure = () => setBoxes(measureParts(current, parts));
    const resizes = new ResizeObserver(measure);
    resizes.observe(current);
    // A chart draws its parts once it knows its own size.
    const changes = new MutationObserver(measure);
    changes.observe(drawn.current, { subtree: true, childList: true });
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [parts]);
  return (
    <Stack space="small">
      <div ref={root} style={stage}>
        {/* A drawing, not something to operate. */}
        <div ref={drawn} inert>
          {drawing}
        </div>
        {parts.map(({ name }, index) => (
          <span key={name} aria-hidden hidden={!boxes[index]} style={{ ...outline, ...boxes[index] }}>
            <span style={{ ...marker, ...SIDES[index % SIDES.length] }}>{index + 1}</span>
          </span>
        ))}
      </div>
      <Stack as="ol" space="xsmall">
        {parts.map(({ name, text }, index) => (
          <li key={name} data-missing-part={boxes[index] ? undefined : name}>
            <Text as="span" weight="medium">
              {index + 1}. {name}.
            </Text>{' '}
            <Text as="span" tone="muted">
              <Prose text={text} />
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
