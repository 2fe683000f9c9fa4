import axe from 'axe-core';

/** Rules of axe whose verdict depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Text and links of the page whose colours are too close, as they are drawn now. Runs in the page.
 *
 * @returns a sentence for each rule and element
 */
export async function findContrastFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: COLOUR_RULES },
    resultTypes: ['violations'],
    selectors: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} at ${html.slice(0, 160)}: ${failureSummary ?? ''}`),
  );
}
