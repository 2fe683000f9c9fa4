import { Story } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ComponentProps } from 'react';

/** The longest that a busy browser keeps the stories waiting, milliseconds. */
const MAX_WAIT_MS = 1_000;

let idle: Promise<void> | undefined;

/** Resolves for all that wait at once, because each commit makes Storybook read the whole page. */
function waitUntilIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    const end = (): void => {
      idle = undefined;
      resolve();
    };
    requestIdleCallback(end, { timeout: MAX_WAIT_MS });
  });
  return idle;
}

/**
 * A story of a documentation page, drawn when the browser is idle. The page's first story is drawn with the page and would
 * otherwise wait for all others.
 */
export function IdleStory(props: ComponentProps<typeof Story>) {
  const isFirst = '__primary' in props && props.__primary;
  const [isDrawn, setIsDrawn] = useState(isFirst);
  useEffect(() => {
    void waitUntilIdle().then(() => setIsDrawn(true));
  }, []);
  return isDrawn ? <Story {...props} /> : <div data-missing-part="story" />;
}
