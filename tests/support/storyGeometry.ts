/**
 * Rules that a story's page obeys with every setting of the visitor's browser. Runs in the page,
 * after the story's play.
 */

const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="slider"], [tabindex="0"]';

const name = (element: Element): string => {
  const label = element.getAttribute('aria-label') ?? element.textContent;
  return `<${element.tagName.toLowerCase()}> “${label.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`;
};

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest('[aria-hidden="true"], [inert]') === null;

const clipsOverflow = (value: string): boolean => value === 'hidden' || value === 'clip';

/** Whether the element is inside a clipped box of one pixel, as text for screen readers only is. */
function isVisuallyHidden(element: Element): boolean {
  for (let box: Element | null = element; box !== null; box = box.parentElement) {
    const { width, height } = box.getBoundingClientRect();
    if ((width <= 1 || height <= 1) && clipsOverflow(getComputedStyle(box).overflowX)) return true;
  }
  return false;
}

/** CSS properties that may show the focus. */
const FOCUS_PROPERTIES = [
  'outline-style',
  'outline-width',
  'outline-color',
  'box-shadow',
  'border-color',
  'background-color',
];

/** Lists the control, its parent and its siblings, because a hidden input's focus ring is drawn around a sibling. */
function listFocusBoxes(control: Element): readonly Element[] {
  const around = [
    control,
    control.parentElement,
    control.nextElementSibling,
    control.parentElement?.parentElement,
  ];
  return [...around, ...(control.nextElementSibling?.children ?? []), ...control.children].filter(
    (element) => element instanceof Element,
  );
}

const readStyles = (elements: readonly Element[]): string =>
  elements
    .map((element) => {
      const style = getComputedStyle(element);
      return FOCUS_PROPERTIES.map((look) => style.getPropertyValue(look)).join(' ');
    })
    .join('\n');

/** Finds controls that look the same with and without the focus (WCAG 2.2, success criterion 2.4.7). */
export function findControlsWithoutFocusMark(root: ParentNode): string[] {
  const before = document.activeElement;
  const faults: string[] = [];
  for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
    // The other members of a group, and the items of a menu, get their mark when the arrow keys reach them.
    if (
      !isShown(control) ||
      control.tabIndex < 0 ||
      control.matches(':disabled, [role^="menuitem"], [role="tablist"]')
    )
      continue;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const drawn = listFocusBoxes(control);
    const plain = readStyles(drawn);
    control.focus({ preventScroll: true });
    if (
      document.activeElement === control &&
      control.matches(':focus-visible') &&
      readStyles(drawn) === plain
    ) {
      faults.push(`${name(control)} does not show that it has the focus`);
    }
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return faults;
}

/** The box of an element's own text, without its descendants' text; undefined when it has none. */
function measureOwnText(element: Element): DOMRect | undefined {
  const boxes = [...element.childNodes]
    .filter((node) => node instanceof Text && node.data.trim() !== '')
    .map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    });
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/**
 * Finds text that is clipped and can't be reached by scrolling. An ellipsis is allowed, because it shows that text is
 * missing.
 */
export function findClippedText(root: ParentNode): string[] {
  const faults: string[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const text = measureOwnText(element);
    if (text === undefined || !isShown(element) || isVisuallyHidden(element)) continue;
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
      const edge = box.getBoundingClientRect();
      const isCut =
        (clipsOverflow(style.overflowX) && (text.right > edge.right + 2 || text.left < edge.left - 2)) ||
        (clipsOverflow(style.overflowY) && (text.bottom > edge.bottom + 2 || text.top < edge.top - 2));
      if (isCut) {
        faults.push(`${name(element)} is cut off by ${name(box)}`);
        break;
      }
      if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) break;
    }
  }
  return faults;
}

const waitForFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** Runs a check at twice the text size (WCAG 2.2, success criterion 1.4.4). */
export async function runAtDoubleTextSize(
  check: (root: ParentNode) => string[],
  root: ParentNode,
): Promise<string[]> {
  const { style } = document.documentElement;
  const before = style.fontSize;
  style.fontSize = '200%';
  try {
    // What follows the size of an element hears of it in the frame after, and is drawn in the next.
    await waitForFrame();
    await waitForFrame();
    return check(root);
  } finally {
    style.fontSize = before;
  }
}
