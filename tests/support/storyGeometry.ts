// Checks that a story's page keeps its layout with every setting of the visitor's browser. The functions run in the
// page, after the story's play.

/** Selects the elements that can have the focus. */
const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="slider"], [tabindex="0"]';

const describeElement = (element: Element): string => {
  const label = element.getAttribute('aria-label') ?? element.textContent;
  return `<${element.tagName.toLowerCase()}> “${label.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`;
};

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest('[aria-hidden="true"], [inert]') === null;

const clipsOverflow = (value: string): boolean => value === 'hidden' || value === 'clip';

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

function readFocusStyle(element: Element): string {
  const style = getComputedStyle(element);
  return FOCUS_PROPERTIES.map((look) => style.getPropertyValue(look)).join(' ');
}

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
    const plain = drawn.map(readFocusStyle);
    control.focus({ preventScroll: true });
    if (
      document.activeElement === control &&
      control.matches(':focus-visible') &&
      // The control's own box comes first and mostly shows the focus, so the others are seldom read again.
      drawn.every((box, index) => readFocusStyle(box) === plain[index])
    ) {
      faults.push(`${describeElement(control)} does not show that it has the focus`);
    }
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return faults;
}

const isOwnText = (node: Node): boolean => node instanceof Text && node.data.trim() !== '';

const hasOwnText = ({ childNodes }: Element): boolean => [...childNodes].some(isOwnText);

/** The box of an element's own text, without its descendants' text. */
function measureOwnText({ childNodes }: Element): DOMRect {
  const boxes = [...childNodes].filter(isOwnText).map((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  });
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** What an element does to text that is larger than its box. */
interface Box {
  edge: DOMRect;
  clipsAcross: boolean;
  clipsDown: boolean;
  showsEllipsis: boolean;
  scrolls: boolean;
  /** Whether it is inside a clipped box of one pixel, as text for screen readers only is. */
  isVisuallyHidden: boolean;
}

/** Reads each box once, because every text of a page has most of its boxes in common with the others. */
function createBoxReader(): (element: Element) => Box {
  const known = new Map<Element, Box>();
  const read = (element: Element): Box => {
    let box = known.get(element);
    if (box === undefined) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const edge = element.getBoundingClientRect();
      const isTiny = (edge.width <= 1 || edge.height <= 1) && clipsOverflow(overflowX);
      const { parentElement } = element;
      box = {
        edge,
        clipsAcross: clipsOverflow(overflowX),
        clipsDown: clipsOverflow(overflowY),
        showsEllipsis: textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
        scrolls: /auto|scroll/.test(`${overflowX} ${overflowY}`),
        isVisuallyHidden: isTiny || (parentElement !== null && read(parentElement).isVisuallyHidden),
      };
      known.set(element, box);
    }
    return box;
  };
  return read;
}

/**
 * Finds text that is clipped and can't be reached by scrolling. An ellipsis is allowed, because it shows that text is
 * missing.
 */
export function findClippedText(root: ParentNode): string[] {
  const faults: string[] = [];
  const readBox = createBoxReader();
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (!hasOwnText(element) || !isShown(element) || readBox(element).isVisuallyHidden) continue;
    const text = measureOwnText(element);
    for (
      let part: Element | null = element;
      part !== null && part !== document.body;
      part = part.parentElement
    ) {
      const { edge, clipsAcross, clipsDown, showsEllipsis, scrolls } = readBox(part);
      if (showsEllipsis) break;
      const isCut =
        (clipsAcross && (text.right > edge.right + 2 || text.left < edge.left - 2)) ||
        (clipsDown && (text.bottom > edge.bottom + 2 || text.top < edge.top - 2));
      if (isCut) {
        faults.push(`${describeElement(element)} is cut off by ${describeElement(part)}`);
        break;
      }
      if (scrolls) break;
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
