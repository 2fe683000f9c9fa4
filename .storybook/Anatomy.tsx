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

/** @throws when the drawing has no element for a part */
function measureParts(root: HTMLElement, parts: readonly AnatomyPart[]): Box[] {
  const origin = root.getBoundingClientRect();
  return parts.map(({ name, selector }) => {
    const element = root.querySelector(selector);
    if (!element) throw new Error(`The drawing has no ${name} at "${selector}".`);
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
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useLayoutEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setBoxes(measureParts(current, parts)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [parts]);
  return (
    <Stack space="small">
      <div ref={root} style={stage}>
        {/* A drawing, not something to operate. */}
        <div inert>{drawing}</div>
        {boxes.map((box, index) => (
          <span key={parts[index]?.name} aria-hidden style={{ ...outline, ...box }}>
            <span style={{ ...marker, ...SIDES[index % SIDES.length] }}>{index + 1}</span>
          </span>
        ))}
      </div>
      <Stack as="ol" space="xsmall">
        {parts.map(({ name, text }, index) => (
          <li key={name}>
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
