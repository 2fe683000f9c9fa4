import type { Browser, BrowserContext, Page } from 'playwright';
import { launchBrowser } from '../../support/browser';

/** What pages were refused by their security policy since the last look. */
let violations: string[] = [];

/** The browser names the policy in each report: "Refused to …", or "… violates the following … directive". */
const REPORT = /Content[- ]Security[- ]Policy|TrustedHTML|TrustedScript|Trusted ?Type/i;

async function watchPolicy(context: BrowserContext): Promise<void> {
  // The console also reports what happens without scripts, and while a page is left.
  context.on('console', (message) => {
    if (REPORT.test(message.text())) violations.push(`console: ${message.text()}`);
  });
  await context.exposeBinding('reportPolicyViolation', (_source, report: string) => violations.push(report));
  await context.addInitScript(() => {
    const { reportPolicyViolation } = window as unknown as { reportPolicyViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, documentURI, sourceFile, lineNumber } = event;
      reportPolicyViolation(
        `${effectiveDirective} refused ${blockedURI} "${sample}" on ${documentURI} (${sourceFile}:${lineNumber})`,
      );
    });
  });
}

/**
 * Returns the violations of a security policy in every page of this process's browsers since the last call, and forgets
 * them. After each journey the project's set-up takes them and fails the journey when there are any.
 */
export function takePolicyViolations(): string[] {
  const taken = violations;
  violations = [];
  return taken;
}

/**
 * Makes `goto`, `reload` and `waitForURL` wait until the page is hydrated. Before that, its screen shows the heading and
 * ignores keys, so a journey that waits for the heading would press too early.
 * With `waitUntil: 'commit'` they return at once, for journeys that hold the code back.
 */
function waitForCode(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const waitForURL = page.waitForURL.bind(page);
  const waitUnlessCommitted = async (waitUntil: string | undefined): Promise<void> => {
    if (waitUntil !== 'commit') await page.locator('[data-prerendered]').waitFor({ state: 'detached' });
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await waitUnlessCommitted(options?.waitUntil);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await waitUnlessCommitted(options?.waitUntil);
    return response;
  };
  page.waitForURL = async (url, options) => {
    await waitForURL(url, options);
    await waitUnlessCommitted(options?.waitUntil);
  };
}

/**
 * Starts a headless browser whose pages note what their security policy refuses, and whose navigations wait for the
 * app's code; the caller closes it.
 */
export async function launchWatchedBrowser(): Promise<Browser> {
  const browser = await launchBrowser();
  const newContext = browser.newContext.bind(browser);
  // `newPage` makes its context through this method too.
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await watchPolicy(context);
    context.on('page', waitForCode);
    return context;
  };
  return browser;
}
