import { describe, expect, it } from 'vitest';
import { toAppPath } from '~/app/AppLink';
import { NAV_ITEMS } from '~/app/navigation';
import { appPaths, appendQuery } from '~/contract/appPaths';
import { redirects, findRoute } from '~/app/routes';
import { computeAriaCurrent } from '~/patterns/shell/AppShell/SidebarNav';

describe('links', () => {
  it.each([
    ['/logs', '/logs'],
    ['/logs?filter=ban', '/logs'],
    ['/docs', '/docs'],
    ['/#pricing', '/'],
    ['/openapi.yaml', null],
    ['/v1/moderate', null],
    ['//evil.example', null],
    ['https://status.torchward.example', null],
    ['mailto:support@torchward.example', null],
    ['#pricing', null],
  ])('%s stays in the app as %j', (href, pathname) => {
    expect(toAppPath(href)).toBe(pathname);
  });

  it('leave empty parts of a query out', () => {
    expect(appendQuery(appPaths.logs, { filter: 'ban', player: '', limit: undefined, offset: 0 })).toBe(
      '/logs?filter=ban&offset=0',
    );
    expect(appendQuery(appPaths.logs, {})).toBe('/logs');
  });
});

describe('the sidebar', () => {
  it('lists the pages of the specification in its order and words', () => {
    expect(NAV_ITEMS.map(({ label }) => label)).toEqual([
      'Dashboard',
      'Logs',
      'Review Queue',
      'Analytics',
      'Players',
      'API Keys',
      'Configuration',
      'Usage & Billing',
      'Documentation',
      'Support',
    ]);
    expect(NAV_ITEMS.every(({ href }) => findRoute(href)?.inShell)).toBe(true);
  });

  it.each([
    ['/dashboard', ['Dashboard']],
    ['/dashboard/else', []],
    ['/logs', ['Logs']],
    ['/logs/2026', ['Logs']],
    ['/logsbook', []],
    ['/config', ['Configuration']],
    ['/config/servers', ['Configuration']],
    ['/', []],
  ])('marks for %s the item that is %j', (path, active) => {
    const marked = NAV_ITEMS.filter((item) => computeAriaCurrent(item, path) === 'page');
    expect(marked.map(({ label }) => label)).toEqual(active);
  });

  it('marks the parent item as current for a page without an item of its own', () => {
    const lit = NAV_ITEMS.flatMap((item) => {
      const current = computeAriaCurrent(item, '/subscription');
      return current === undefined ? [] : [[item.label, current]];
    });
    expect(lit).toEqual([['Usage & Billing', true]]);
  });

  it("keeps the specification's /docs as a redirect to the documentation", () => {
    expect(redirects['/docs']).toBe('/documentation');
  });
});
