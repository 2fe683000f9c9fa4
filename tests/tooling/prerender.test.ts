import { describe, expect, it } from 'vitest';
import { assetsOf } from '../../scripts/prerender/assets';
import { documentHtml } from '../../scripts/prerender/document';
import { besideCuts, fontPreloads, inlineFonts, withoutWholeFonts } from '../../scripts/prerender/fonts';
import { escapeHtml, inlineJson, squeezeScript } from '../../scripts/prerender/html';
import type { SiteDocument } from '../../src/app/site/documents';

const chunk = (file: string, more: object = {}) => ({ file, ...more });
const manifest = {
  'src/app/entry-site.ts': chunk('assets/site.js', { isEntry: true }),
  'src/app/site/hydrate.tsx': chunk('assets/hydrate.js', { imports: ['_base.js'] }),
  '_base.js': chunk('assets/base.js', { css: ['assets/base.css'] }),
  'src/screens/terms/TermsRoute.tsx': chunk('assets/terms.js', {
    imports: ['_base.js'],
    css: ['assets/terms.css'],
  }),
};

const page: SiteDocument = {
  path: '/terms',
  title: 'Terms & conditions',
  description: 'What "we" promise.',
  listed: true,
  hydrate: 'idle',
  card: 'legal',
  data: (origin) => [{ '@type': 'Thing', url: origin, name: '</script><b>' }],
};

const html = (changes: Partial<SiteDocument> = {}) =>
  documentHtml({
    page: { ...page, ...changes },
    content: '<h1>Terms</h1>',
    assets: { entry: '/assets/site.js', scripts: ['/assets/hydrate.js'], styles: ['/assets/base.css'] },
    css: 'a{color:red}',
    sheet: changes.secretAddress ? '/assets/page.css' : null,
    themeScript: 'run()',
    preloads: fontPreloads({ css: '', files: ['/assets/display.woff2', '/assets/text.woff2'] }),
  });

describe('the assets of a page', () => {
  it('are those of its modules, shared ones first and each once', () => {
    expect(assetsOf(manifest, 'src/screens/terms/TermsRoute.tsx')).toEqual({
      entry: '/assets/site.js',
      scripts: ['/assets/base.js', '/assets/hydrate.js', '/assets/terms.js'],
      styles: ['/assets/base.css', '/assets/terms.css'],
    });
  });

  it('cannot be had for a module that was not built', () => {
    expect(() => assetsOf(manifest, 'src/screens/none/NoneRoute.tsx')).toThrow(/no module/);
  });
});

describe('the document of a page', () => {
  it('escapes what it says about itself', () => {
    expect(html()).toContain('<title>Terms &amp; conditions</title>');
    expect(html()).toContain('content="What &quot;we&quot; promise."');
  });

  it('keeps structured data from ending its script', () => {
    expect(html()).toContain(String.raw`\u003c/script>\u003cb>`);
    expect(JSON.parse(inlineJson({ a: '</script>' }))).toEqual({ a: '</script>' });
  });

  it('fetches the scripts ahead only where the first use is a form', () => {
    expect(html()).not.toContain('modulepreload');
    expect(html({ hydrate: 'now' })).toContain('<link rel="modulepreload" href="/assets/hydrate.js">');
  });

  it('tells search engines to leave out what is not for them', () => {
    expect(html()).not.toContain('noindex');
    expect(html({ listed: false })).toContain('content="noindex"');
  });

  it('sends no Referer where the address may hold a token', () => {
    expect(html()).not.toContain('no-referrer');
    expect(html({ secretAddress: true })).toMatch(/<head>\n.*charset.*\n.*viewport.*\n.*no-referrer/);
  });

  it('links its style sheet there, because fonts of rules in the page would be fetched with the whole address', () => {
    expect(html({ hydrate: 'now' })).toContain('<style data-sheets="/assets/base.css">a{color:red}</style>');
    const secret = html({ secretAddress: true });
    expect(secret).toContain(
      '<link rel="stylesheet" href="/assets/page.css" data-sheets="/assets/base.css">',
    );
    expect(secret).not.toContain('<style');
  });

  it('asks for fonts ahead only where they can come before the first paint is due', () => {
    for (const font of ['/assets/display.woff2', '/assets/text.woff2']) {
      expect(html()).toMatch(new RegExp(`rel="preload" href="${font}"[^>]* media="\\(min-width:768px\\)"`));
    }
  });

  it('lays out what is below the first window later, unless its first use is a form or no script would do it', () => {
    expect(html()).toMatch(/@media\(scripting:enabled\)\{[^{}]*\{content-visibility:auto/);
    expect(html({ hydrate: 'now' })).not.toContain('content-visibility');
  });

  it('has no inline style attribute and no inline handler', () => {
    expect(html()).not.toMatch(/\sstyle=|\son[a-z]+=/);
  });
});

describe('the rules of whole fonts', () => {
  const whole =
    '@font-face{font-family:Text;src:url(/a.woff2)format("woff2");unicode-range:U+??,U+2013-2019}';
  const standIn = '@font-face{font-family:Stand-in;src:local(Arial)}';

  it('leave to the cuts every character that those have, so that late cuts bring no whole font', () => {
    const range = /unicode-range:([^}]+)/.exec(besideCuts(whole))?.[1]?.split(',') ?? [];
    expect(range).toEqual(['U+0-1f', 'U+7f-a8', 'U+aa-b6', 'U+b8-d6', 'U+d8-ff', 'U+2015-2017']);
    expect(besideCuts(standIn)).toBe(standIn);
  });

  it('are left out of pages on which nothing is typed, stand-ins are not', () => {
    expect(withoutWholeFonts(`a{color:red}${whole}${standIn}`)).toBe(`a{color:red}${standIn}`);
  });
});

describe("the app's page", () => {
  const cuts = { css: '@font-face{font-family:Text}', files: ['/assets/text.woff2'] };

  it('asks for the cuts and holds their rules', () => {
    const page = inlineFonts('<head><title>x</title></head><body></body>', cuts);
    expect(page).toContain('href="/assets/text.woff2" as="font" type="font/woff2" crossorigin>');
    expect(page).toContain(`<style>${cuts.css}</style></head>`);
  });

  it('is refused when it has no place for them', () => {
    expect(() => inlineFonts('<body></body>', cuts)).toThrow('no head');
  });
});

describe('text in HTML', () => {
  it('is escaped', () => {
    expect(escapeHtml(`<a href="x">&</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;');
  });

  it('of a script loses its comments and indentation only', () => {
    expect(squeezeScript('// why\n(function () {\n  run();\n})();\n')).toBe('(function () {\nrun();\n})();');
  });
});
