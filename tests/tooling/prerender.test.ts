import { describe, expect, it } from 'vitest';
import { findAppEntry, findPageAssets, findScreenAssets } from '../../scripts/prerender/assets';
import { renderDocument } from '../../scripts/prerender/document';
import {
  excludeSubsetCharacters,
  createFontPreloads,
  inlineFonts,
  inlineLateFonts,
  removeFullFontFaces,
} from '../../scripts/prerender/fonts';
import { escapeHtml, inlineEntryModule, inlineJson, minifyScript } from '../../scripts/prerender/html';
import type { SitePageMetadata } from '../../src/app/site/pageMetadata';

const createChunk = (file: string, more: object = {}) => ({ file, ...more });
const manifest = {
  'src/app/entrySite.ts': createChunk('assets/site.js', { isEntry: true }),
  'src/app/site/hydrate.tsx': createChunk('assets/hydrate.js', { imports: ['_base.js'] }),
  '_base.js': createChunk('assets/base.js', { css: ['assets/base.css'] }),
  'src/screens/terms/TermsRoute.tsx': createChunk('assets/terms.js', {
    imports: ['_base.js'],
    css: ['assets/terms.css'],
  }),
  'index.html': createChunk('assets/app.js', { isEntry: true, imports: ['_base.js'] }),
  'src/screens/logs/LogsRoute.tsx': createChunk('assets/logs.js', {
    imports: ['_base.js'],
    css: ['assets/logs.css'],
  }),
};

const page: SitePageMetadata = {
  path: '/terms',
  title: 'Terms & conditions',
  description: 'What "we" promise.',
  listed: true,
  hydrate: 'idle',
  card: 'legal',
  data: (origin) => [{ '@type': 'Thing', url: origin, name: '</script><b>' }],
};

const renderPage = (changes: Partial<SitePageMetadata> = {}) =>
  renderDocument({
    page: { ...page, ...changes },
    content: '<h1>Terms</h1>',
    assets: { entry: '/assets/site.js', scripts: ['/assets/hydrate.js'], styles: ['/assets/base.css'] },
    css: 'a{color:red}',
    sheet: changes.secretAddress ? '/assets/page.css' : null,
    themeScript: 'run()',
    preloads: createFontPreloads({ files: ['/assets/display.woff2', '/assets/text.woff2'] }),
  });

describe('the assets of a page', () => {
  it("are its modules' files, shared ones first and each once", () => {
    expect(findPageAssets(manifest, 'src/screens/terms/TermsRoute.tsx')).toEqual({
      entry: '/assets/site.js',
      scripts: ['/assets/base.js', '/assets/hydrate.js', '/assets/terms.js'],
      styles: ['/assets/base.css', '/assets/terms.css'],
    });
  });

  it('are refused for a module that is not in the build', () => {
    expect(() => findPageAssets(manifest, 'src/screens/none/NoneRoute.tsx')).toThrow(/no module/);
  });
});

describe('the assets of a screen', () => {
  it("are its module's files beside the app's, and the style sheets of both", () => {
    expect(findScreenAssets(manifest, 'src/screens/logs/LogsRoute.tsx')).toEqual({
      scripts: ['/assets/logs.js'],
      styles: ['/assets/base.css', '/assets/logs.css'],
    });
  });

  it("are the app's where its code is in the app's own files", () => {
    expect(findScreenAssets(manifest, null)).toEqual({ scripts: [], styles: ['/assets/base.css'] });
  });
});

describe('the module that begins the app', () => {
  it('is refused where another module imports it, or the build has none', () => {
    expect(findAppEntry(manifest)).toBe('/assets/app.js');
    const importing = { ...manifest, '_late.js': createChunk('assets/late.js', { imports: ['index.html'] }) };
    expect(() => findAppEntry(importing)).toThrow('_late.js imports');
    expect(() => findAppEntry({})).toThrow('no module index.html');
  });

  it('is in the page, and imports the same files from there', () => {
    const request = '<script type="module" crossorigin src="/assets/app.js"></script>';
    const code = 'import{a as e}from"./base.js";import"./late.js";e("from./x");\n';
    expect(inlineEntryModule(`<head>${request}</head>`, '/assets/app.js', code)).toBe(
      '<head><script type="module">import{a as e}from"/assets/base.js";import"/assets/late.js";e("from./x");</script></head>',
    );
    expect(() => inlineEntryModule('<head></head>', '/assets/app.js', code)).toThrow('has no <script');
  });
});

describe('the document of a page', () => {
  it('escapes its title and description', () => {
    expect(renderPage()).toContain('<title>Terms &amp; conditions</title>');
    expect(renderPage()).toContain('content="What &quot;we&quot; promise."');
  });

  it('keeps structured data from ending its script', () => {
    expect(renderPage()).toContain(String.raw`\u003c/script>\u003cb>`);
    expect(JSON.parse(inlineJson({ a: '</script>' }))).toEqual({ a: '</script>' });
  });

  it('preloads the scripts only where the page begins with a form', () => {
    expect(renderPage()).not.toContain('modulepreload');
    expect(renderPage({ hydrate: 'now' })).toContain('<link rel="modulepreload" href="/assets/hydrate.js">');
  });

  it('tells search engines to leave out private pages', () => {
    expect(renderPage()).not.toContain('noindex');
    expect(renderPage({ listed: false })).toContain('content="noindex"');
  });

  it('sends no Referer where the URL may hold a token', () => {
    expect(renderPage()).not.toContain('no-referrer');
    expect(renderPage({ secretAddress: true })).toMatch(/<head>\n.*charset.*\n.*viewport.*\n.*no-referrer/);
  });

  it('links its style sheet on pages with a token in the URL, because inline font rules would send the whole URL', () => {
    expect(renderPage({ hydrate: 'now' })).toContain(
      '<style data-sheets="/assets/base.css">a{color:red}</style>',
    );
    const secret = renderPage({ secretAddress: true });
    expect(secret).toContain(
      '<link rel="stylesheet" href="/assets/page.css" data-sheets="/assets/base.css">',
    );
    expect(secret).not.toContain('<style');
  });

  it('preloads fonts only where they can arrive before the first paint', () => {
    for (const font of ['/assets/display.woff2', '/assets/text.woff2']) {
      expect(renderPage()).toMatch(
        new RegExp(`rel="preload" href="${font}"[^>]* media="\\(min-width:768px\\)"`),
      );
    }
  });

  it('defers the layout below the first screen, except on pages that begin with a form or run without scripts', () => {
    expect(renderPage()).toMatch(/@media\(scripting:enabled\)\{[^{}]*\{content-visibility:auto/);
    expect(renderPage({ hydrate: 'now' })).not.toContain('content-visibility');
  });

  it('has no inline style attribute and no inline handler', () => {
    expect(renderPage()).not.toMatch(/\sstyle=|\son[a-z]+=/);
  });
});

describe('the rules of the full fonts', () => {
  const toRule = (family: string): string =>
    `@font-face{font-family:${family};src:url(/a.woff2)format("woff2");unicode-range:U+??,U+2013-2019}`;
  const fullFont = toRule('Geist Variable');
  const fallback = '@font-face{font-family:Stand-in;src:local(Arial)}';

  it('exclude every character of the subsets, so that a late subset loads no full font', () => {
    const readRange = (rule: string) =>
      /unicode-range:([^}]+)/.exec(excludeSubsetCharacters(rule))?.[1]?.split(',');
    expect(readRange(fullFont)).toEqual([
      'U+0-1f',
      'U+7f-a8',
      'U+aa-b6',
      'U+b8-d6',
      'U+d8-ff',
      'U+2015-2017',
    ]);
    const lettersOfChat = ['U+0-1f', 'U+7f-a0', 'U+a2-a8', 'U+aa-b6', 'U+b8-be', 'U+2015-2017'];
    expect(readRange(toRule('JetBrains Mono Variable'))).toEqual(lettersOfChat);
    expect(excludeSubsetCharacters(fallback)).toBe(fallback);
  });

  it('are left out of pages without inputs, the fallback fonts are not', () => {
    expect(removeFullFontFaces(`a{color:red}${fullFont}${fallback}`)).toBe(`a{color:red}${fallback}`);
  });
});

describe("the app's page", () => {
  const linesCss = '@font-face{font-family:Mono;font-display:swap}';
  const subsets = {
    css: `@font-face{font-family:Text;font-display:swap}${linesCss}`,
    files: ['/assets/text.woff2', '/assets/mono.woff2'],
    linesCss,
  };

  it('preloads the subsets of its fonts and contains their @font-face rules', () => {
    const page = inlineFonts('<head><title>x</title></head><body></body>', subsets);
    expect(page).toContain('href="/assets/text.woff2" as="font" type="font/woff2" crossorigin>');
    expect(page).toMatch(/<style>[^<]*@font-face\{font-family:Text[^<]*<\/style><\/head>/);
  });

  const head = '<head><script>start()</script></head>';

  it('that shows text before its fonts preloads them in a wide window alone', () => {
    const page = inlineLateFonts(head, subsets);
    expect(page.match(/rel="preload"/g)).toHaveLength(2);
    expect(page.match(/media="\(min-width:768px\)"/g)).toHaveLength(2);
    expect(page).toContain('@media (min-width:768px){@font-face{font-family:Text;font-display:optional}');
  });

  it("that shows text before its fonts names a phone's in rules that begin without effect", () => {
    const page = inlineLateFonts(head, subsets);
    const [phone, files, media, css] =
      /<style data-phone-fonts="([^"]+)" data-media="([^"]+)" media="not all">([^<]*)<\/style>(?=<script>)/.exec(
        page,
      ) ?? [];
    expect(files).toBe('/assets/text.woff2 /assets/mono.woff2');
    expect(media).toBe('not all and (min-width:768px)');
    expect(css).toContain('@font-face{font-family:Text;font-display:optional}');
    expect(page.replace(phone ?? '', '')).not.toContain('not all and');
  });

  it('uses a late face of chat lines from the next page on at every width', () => {
    for (const inline of [inlineFonts, inlineLateFonts])
      expect(inline(head, subsets)).not.toContain('font-family:Mono;font-display:swap');
  });

  it('is refused without a place for them', () => {
    for (const inline of [inlineFonts, inlineLateFonts])
      expect(() => inline('<body><script></script></body>', subsets)).toThrow('no head');
    expect(() => inlineLateFonts('<head></head>', subsets)).toThrow('no script');
  });
});

describe('text in HTML', () => {
  it('is escaped', () => {
    expect(escapeHtml(`<a href="x">&</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;');
  });

  it('of a script loses only comments and indentation', () => {
    expect(minifyScript('// why\n(function () {\n  run();\n})();\n')).toBe('(function () {\nrun();\n})();');
  });
});
