interface Channel {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, data: unknown) => void;
}

interface PreviewWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/**
 * Runs in the page: opens a documentation page as the sidebar does, waits until it has rendered, and shows all code.
 *
 * @returns whether the page has rendered
 */
export async function openPage(id: string): Promise<boolean> {
  const started = performance.now();
  const waitUntil = async (isReached: () => boolean): Promise<void> => {
    while (!isReached() && performance.now() - started < 60_000)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  const channel = (): Channel | undefined => (window as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
  await waitUntil(
    () => channel() !== undefined && document.body.matches('.sb-show-nopreview, .sb-show-main'),
  );
  // Storybook draws the page that it shows no second time.
  let isRendered = new URLSearchParams(window.location.search).get('id') === id;
  channel()?.once('docsRendered', () => (isRendered = true));
  window.scrollTo(0, 0);
  channel()?.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  await waitUntil(() => isRendered || document.body.matches('.sb-show-errordisplay'));

  await waitUntil(() => document.querySelector('[data-missing-part]') === null);
  const stories = [...document.querySelectorAll('[data-story-block] [data-name]')];
  await waitUntil(() => stories.every((story) => story.childElementCount > 0));
  // The browser loads the other frames when the reader scrolls to them.
  const frames = [...document.querySelectorAll('iframe')].filter(
    (frame) => frame.getBoundingClientRect().top < window.innerHeight,
  );
  await waitUntil(() =>
    frames.every(({ contentWindow }) => {
      const preview: PreviewWindow | null = contentWindow;
      const { currentRender } = preview?.__STORYBOOK_PREVIEW__ ?? {};
      return ['finished', 'errored', 'aborted'].includes(currentRender?.phase ?? '');
    }),
  );

  for (const toggle of document.querySelectorAll<HTMLElement>('.docblock-code-toggle')) toggle.click();
  const previews = [...document.querySelectorAll('.sbdocs-preview')];
  await waitUntil(() => previews.every((preview) => preview.querySelector('pre.prismjs') !== null));
  // The highlighter draws the box of a code block before its text.
  await waitUntil(() =>
    [...document.querySelectorAll('pre.prismjs')].every((block) => block.textContent.trim()),
  );
  return isRendered;
}

interface Expected {
  theme: string;
  /** Milliseconds that the page has to change its theme. */
  timeoutMs: number;
}

/** Runs in the page: describes each fault for a reader whose system prefers this theme. */
export async function findFaults({ theme, timeoutMs }: Expected): Promise<string[]> {
  const docs = document.getElementById('storybook-docs');
  const errors = '.sb-show-errordisplay, .sb-show-nopreview';
  // A frame that the reader has not scrolled to is empty.
  const frames = [...document.querySelectorAll('iframe')].flatMap(
    ({ title, dataset, contentDocument: page }) =>
      page?.documentElement.dataset['theme'] !== undefined || page?.body.matches(errors)
        ? // A frame of the playroom has a theme of its own.
          [{ title, page, wanted: dataset['frameTheme'] ?? theme }]
        : [],
  );
  const isShown = (element: Element): boolean => element.getClientRects().length > 0;
  const readTheme = ({ documentElement }: Document): string =>
    documentElement.dataset['theme'] ?? 'without a theme';
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The page has no canvas.');
  const isLight = (element: Element): boolean => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = getComputedStyle(element).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return (context.getImageData(0, 0, 1, 1).data[1] ?? 0) > 127;
  };
  const grounds = [...document.querySelectorAll('.sbdocs-wrapper, .docs-story')];
  const hasWrongTheme = (): boolean =>
    readTheme(document) !== theme ||
    frames.some(({ page, wanted }) => readTheme(page) !== wanted) ||
    grounds.some((ground) => isLight(ground) !== (theme === 'light'));
  const started = performance.now();
  while (hasWrongTheme() && performance.now() - started < timeoutMs)
    await new Promise((resolve) => requestAnimationFrame(resolve));

  const faults: string[] = [];
  if (!docs?.querySelector('.sbdocs-content') || !isShown(docs)) faults.push('The page is not shown.');
  for (const story of document.querySelectorAll('[data-story-block] [data-name]')) {
    if (story.childElementCount === 0)
      faults.push(`The story ${story.getAttribute('data-name') ?? ''} did not render.`);
  }

  if (readTheme(document) !== theme) faults.push(`The page is ${readTheme(document)}.`);
  for (const ground of grounds) {
    if (isLight(ground) !== (theme === 'light'))
      faults.push(`The ground of ${ground.className} is not ${theme}.`);
  }
  for (const { title, page, wanted } of frames) {
    if (readTheme(page) !== wanted) faults.push(`The frame of ${title} is ${readTheme(page)}.`);
    if (page.body.matches(errors)) faults.push(`The frame of ${title} shows an error.`);
  }

  const overlays = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"], [role="tooltip"]';
  for (const overlay of document.querySelectorAll(overlays)) {
    const covers = !docs?.contains(overlay) || getComputedStyle(overlay).position === 'fixed';
    if (covers && isShown(overlay))
      faults.push(`A ${overlay.getAttribute('role') ?? ''} is open over the page.`);
  }
  const root = document.documentElement;
  const isStuck = [root, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden');
  if (isStuck || getComputedStyle(document.body).pointerEvents === 'none')
    faults.push('The page cannot be scrolled or pressed.');
  if (docs?.closest('[inert], [aria-hidden="true"]'))
    faults.push('The page is hidden from assistive technology.');
  if (document.activeElement !== document.body)
    faults.push(`The focus was taken by ${document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing'}`);
  if (window.scrollY > 0) faults.push('The page was scrolled.');
  if (getComputedStyle(root).direction === 'rtl') faults.push('The page reads from right to left.');
  if (root.style.fontSize !== '') faults.push('The text of the page is scaled.');

  for (const list of document.querySelectorAll(
    '.sbdocs-content :is(ol, ul):not(.sb-unstyled *, .sbdocs-preview *, nav *)',
  )) {
    if (isShown(list) && getComputedStyle(list).listStyleType === 'none')
      faults.push(
        `A list has lost its ${list.tagName === 'OL' ? 'numbers' : 'bullets'}: ${list.textContent.slice(0, 60)}`,
      );
  }

  const isOutsidePreviews = (element: Element): boolean =>
    isShown(element) && !element.closest('.sbdocs-preview, [data-story-block], [inert]');
  const headings = [
    ...document.querySelectorAll<HTMLElement>('.sbdocs-content :is(h1, h2, h3, h4, h5, h6)'),
  ].filter(isOutsidePreviews);
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  if (levels.filter((level) => level === 1).length !== 1) faults.push('The page has not one title.');
  const sections = headings.filter((heading) => heading.matches('h2:not(.sb-unstyled h2)'));
  if (new Set(sections.map((heading) => getComputedStyle(heading).fontSize)).size > 1)
    faults.push('The headings of sections have several sizes.');
  for (const [index, heading] of headings.entries()) {
    if ((levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
      faults.push(`The heading "${heading.innerText}" skips a level.`);
  }

  const isEmpty = (content: Element): boolean =>
    ![...content.querySelectorAll('*')].some((element) => element.getClientRects().length > 0);
  for (const story of document.querySelectorAll('[data-story-block] [data-name]')) {
    if (isEmpty(story)) faults.push(`The preview of ${story.getAttribute('data-name') ?? ''} is empty.`);
  }

  for (const row of document.querySelectorAll('.docblock-argstable tr')) {
    if (row.textContent.includes('$$typeof'))
      faults.push(`A control shows what React made: ${row.textContent.slice(0, 60)}`);
    // What Storybook writes of a function that no declaration of the component describes.
    if (row.children[1]?.textContent === 'function')
      faults.push(`The table of props has no words for ${row.children[0]?.textContent ?? ''}.`);
  }

  // Stories may share the ids that their code names; the filters of an addon and the editors of lists are Storybook's.
  const foreign = '[data-story-block] [data-name] *, [id^="storybook-a11y-vision"], [class^="rejt-"]';
  const ids = [...document.querySelectorAll(`[id]:not(${foreign})`)].map(({ id }) => id);
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index)))
    faults.push(`Several elements have the id ${id}.`);

  for (const part of document.querySelectorAll<HTMLElement>('[data-missing-part]'))
    faults.push(`The drawing has no ${part.dataset['missingPart'] ?? 'part'}.`);

  const previews = [...document.querySelectorAll('.sbdocs-preview')];
  for (const preview of previews) {
    const code = preview.querySelector('pre.prismjs')?.textContent.trim() ?? '';
    // A rendered example begins with an element, a failed one with a sentence.
    if (!/^(?:(?:async )?(?:const|function) [A-Z]|import )/.test(code))
      faults.push(`"Show code" shows no story: ${code.slice(0, 120)}`);
  }
  return faults;
}

/**
 * Runs in the page: names what makes it scroll sideways, the innermost part that ends furthest out.
 *
 * @param timeoutMs milliseconds that the page has to fit its window
 */
export async function findSidewaysScroll(timeoutMs: number): Promise<string[]> {
  const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const root = document.documentElement;
  // What follows the size of an element hears of it in the frame after, and is drawn in the next.
  await waitForFrame();
  await waitForFrame();
  const started = performance.now();
  while (root.scrollWidth > root.clientWidth && performance.now() - started < timeoutMs) await waitForFrame();
  const { scrollWidth, clientWidth } = root;
  if (scrollWidth <= clientWidth) return [];
  const widest = [...document.querySelectorAll('body *')].findLast(
    (element) => Math.round(element.getBoundingClientRect().right) === scrollWidth,
  );
  return [
    `The page scrolls sideways by ${scrollWidth - clientWidth} px: ${widest?.outerHTML.slice(0, 120) ?? ''}`,
  ];
}
