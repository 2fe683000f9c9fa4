import { expect, it } from 'vitest';
import { useDemo } from './support/demo';
import { takePolicyViolations } from './support/watchedBrowser';

const server = useDemo();

/** One page of each kind: prerendered, the app's shell, and those that the server renders itself. */
const PAGES = [
  '/',
  '/login',
  '/docs/api',
  '/subscribe',
  '/dashboard',
  '/dev/outbox',
  '/dev/checkout/unknown',
];

/** What an injected text would try in a page. Each returns what came of it. */
const ATTACKS: Readonly<Record<string, () => string>> = {
  'markup from a text': () => {
    document.body.innerHTML = '<img src=x>';
    return 'done';
  },
  'a script from a text': () => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken"';
    document.body.append(script);
    return document.title === 'taken' ? 'done' : 'refused';
  },
  'a script of another origin': () => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/a.js';
    document.body.append(script);
    return 'done';
  },
  'a policy of its own': () => {
    const factory = Reflect.get(window, 'trustedTypes') as {
      createPolicy: (name: string, rules: object) => unknown;
    };
    factory.createPolicy('mine', {});
    return 'done';
  },
  'the default policy': () => {
    const factory = Reflect.get(window, 'trustedTypes') as {
      createPolicy: (name: string, rules: object) => unknown;
    };
    factory.createPolicy('default', { createHTML: (html: string) => html });
    return 'done';
  },
  'a style element': () => {
    const style = document.createElement('style');
    style.textContent = 'body { opacity: 0.5 }';
    document.head.append(style);
    return getComputedStyle(document.body).opacity === '0.5' ? 'done' : 'refused';
  },
  'a style attribute': () => {
    document.body.setAttribute('style', 'opacity: 0.5');
    return getComputedStyle(document.body).opacity === '0.5' ? 'done' : 'refused';
  },
};

it.each(PAGES)(
  '%s refuses what an injected text could try, and a journey notices each refusal',
  async (path) => {
    const page = await server.browser.newPage({ baseURL: server.url });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(takePolicyViolations()).toEqual([]);
    for (const [name, attack] of Object.entries(ATTACKS)) {
      expect(await page.evaluate(attack).catch(() => 'refused'), name).toBe('refused');
      const seen: string[] = [];
      // The page reports the event, and the browser writes it to the console.
      await expect.poll(() => seen.push(...takePolicyViolations()), { message: name }).toBe(2);
      expect(seen.filter((report) => report.startsWith('console: '))).toHaveLength(1);
    }
    await page.close();
  },
);
