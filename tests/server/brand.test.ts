import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createThemes } from '~/design-system/theme/createThemes';
import { torchward } from '~/design-system/theme/torchward';
import { EnvironmentError, readEnv } from '~/server/env';
import { useFolder } from '../support/useFolder';
import { useTestServer } from '../support/useTestServer';

const folder = useFolder();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
const VIOLET = { hue: 302, chroma: 1.9 };
const FILE = { name: 'Plum & Vale', logo: 'logo.svg', brand: { accent: VIOLET, radius: 1.8 } };

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

write('logo.svg', SVG);
const readBrand = (path: string) => readEnv({ BRAND_FILE: path }, folder).brand;

function findFaults(path: string): string {
  try {
    readBrand(path);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults.join('\n');
    throw error;
  }
  return 'none';
}

const findContentFaults = (content: unknown): string =>
  findFaults(write('bad.json', JSON.stringify(content)));

describe('a brand file', () => {
  it('may name only what differs from Torchward', () => {
    const brand = readBrand(write('name.json', JSON.stringify({ name: 'Plumvale' })));
    expect(brand).toMatchObject({ name: 'Plumvale', logo: undefined });
    const { light } = createThemes(torchward);
    expect(brand?.sheet.content.toString()).toContain(`--tw-color-canvas:${light.color.canvas};`);
  });

  it('is found from the folder in which the server starts', () => {
    write('relative.json', JSON.stringify(FILE));
    expect(readBrand('relative.json')?.name).toBe('Plum & Vale');
  });

  it.each([
    [
      'that is missing',
      '/nowhere/brand.json',
      /BRAND_FILE names \/nowhere\/brand\.json, which can't be read \(ENOENT\)/,
    ],
    [
      'that is not JSON',
      write('text.json', 'name: Plumvale'),
      /which is not JSON \(.+\)\. docs\/operating\.md has/,
    ],
  ])('%s stops the start with a sentence that says so', (_what, path, sentence) => {
    expect(findFaults(path)).toMatch(sentence);
  });

  it.each([
    ['no name', {}, 'The file has no name, which it needs.'],
    ['an empty name', { name: ' ' }, 'name must be a text of 1 to 40 characters.'],
    ['a long name', { name: 'n'.repeat(41) }, 'name must be a text of 1 to 40 characters.'],
    [
      'a misspelt entry',
      { name: 'P', colour: 'violet' },
      'The file has no entry "colour": it has name, logo, brand.',
    ],
    ['a list for the brand', { name: 'P', brand: 3 }, 'brand must be an object.'],
    [
      'a hue without degrees',
      { name: 'P', brand: { accent: { hue: 'violet' } } },
      'brand.accent.hue must be a number from 0 to 360.',
    ],
    [
      'a hue beyond the circle',
      { name: 'P', brand: { neutral: { hue: 361 } } },
      'brand.neutral.hue must be a number from 0 to 360.',
    ],
    [
      'too much chroma',
      { name: 'P', brand: { accent: { hue: 1, chroma: 4 } } },
      'brand.accent.chroma must be a number from 0 to 3.',
    ],
    [
      'too much lightness',
      { name: 'P', brand: { accent: { hue: 1, lightness: 0.5 } } },
      'brand.accent.lightness must be a number from -0.12 to 0.12.',
    ],
    [
      'a face that no page has',
      { name: 'P', brand: { faces: { text: 'Papyrus' } } },
      'brand.faces.text must be one of bricolage, geist,',
    ],
    ['too round corners', { name: 'P', brand: { radius: 9 } }, 'brand.radius must be a number from 0 to 2.'],
    [
      'targets below 24 px',
      { name: 'P', brand: { density: 0.5 } },
      'brand.density must be a number from 0.85 to 1.25.',
    ],
    [
      'a logo that is missing',
      { name: 'P', logo: 'nowhere.svg' },
      "nowhere.svg can't be read (ENOENT): name an SVG or PNG file",
    ],
    [
      'a logo that is no image',
      { name: 'P', logo: 'name.json' },
      'name.json is no image that browsers draw as a logo: save it as SVG or PNG.',
    ],
    [
      'a logo that is too large',
      { name: 'P', logo: 'large.svg' },
      'large.svg has 65 KB: every visitor loads it, so it may have at most 64 KB.',
    ],
  ])('with %s stops the start with a sentence that says what to change', (_what, content, sentence) => {
    write('large.svg', `${SVG}${' '.repeat(64 * 1024)}`);
    expect(findContentFaults(content)).toContain(sentence);
  });

  it('names every error at once, beside those of other settings', () => {
    const path = write('two.json', JSON.stringify({ name: '', brand: { radius: 9, density: 9 } }));
    expect(findFaults(path).split('\n')).toHaveLength(3);
    expect(() => readEnv({ BRAND_FILE: path, PORT: 'x' })).toThrow(/4 settings need attention/);
  });

  it('takes a PNG by its content', () => {
    write('logo.dat', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a));
    const brand = readBrand(write('png.json', JSON.stringify({ name: 'P', logo: 'logo.dat' })));
    expect(brand?.logo?.type).toBe('image/png');
    expect(brand?.logo?.address).toMatch(/^\/brand\/logo-[\w-]{12}\.png$/);
  });
});

const PAGE = `<!doctype html><html><head><title>Log in · Torchward</title>
<meta name="description" content="Sign in to Torchward.">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f7f9">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest"></head>
<body><a aria-label="%PRODUCT_NAME% home">%PRODUCT_NAME%</a><p>Torchward reads every message.</p></body></html>`;

describe('an installation with a brand', () => {
  write('index.html', PAGE);
  write('branded.json', JSON.stringify(FILE));
  write('favicon.ico', SVG);
  write('site.webmanifest', '{}');
  const brand = readBrand('branded.json');
  const server = useTestServer({ store: 'postgres', appFolder: folder, env: { brand } });

  const get = (url: string, headers = {}) => server.get(undefined, url, { headers });

  it('has its name in the title, in what robots read and beside the logo, and keeps its texts', async () => {
    const { body } = await get('/');
    expect(body).toContain('<title>Log in · Plum &amp; Vale</title>');
    expect(body).toContain('content="Sign in to Plum &amp; Vale."');
    expect(body).toContain('<meta name="torchward:product-name" content="Plum &amp; Vale">');
    expect(body).toContain('<a aria-label="Plum &amp; Vale home">Plum &amp; Vale</a>');
    expect(body).toContain('<p>Torchward reads every message.</p>');
  });

  it('shows the icons and the manifest of Torchward nowhere', async () => {
    expect((await get('/')).body).not.toMatch(/apple-touch-icon|manifest/);
    for (const path of ['/favicon.ico', '/site.webmanifest'])
      expect((await get(path)).statusCode, path).toBe(404);
  });

  it('links a style sheet with its themes that a browser keeps', async () => {
    const { body } = await get('/');
    const address = /<link rel="stylesheet" href="([^"]+)">/.exec(body)?.[1] ?? '';
    const sheet = await get(address);
    expect(sheet.statusCode).toBe(200);
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(sheet.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { light, dark, scale } = createThemes({
      ...torchward,
      accent: { ...VIOLET, lightness: 0 },
      radius: 1.8,
    });
    expect(sheet.body).toContain(`--tw-color-accent-fill:${light.color.accent.fill};`);
    expect(sheet.body).toContain(`--tw-color-accent-fill:${dark.color.accent.fill};`);
    expect(sheet.body).toContain(`--tw-radius-large:${scale.radius.large};`);
    expect(body).toContain(`content="${light.color.canvas}"`);
  });

  it('sends its logo as the icon, and runs nothing that the file contains', async () => {
    const { body } = await get('/');
    const address = /<link rel="icon" href="([^"]+)" type="image\/svg\+xml">/.exec(body)?.[1] ?? '';
    const logo = await get(address);
    expect(logo.headers['content-type']).toContain('image/svg+xml');
    expect(logo.headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
    expect(logo.body).toBe(SVG);
    const sheet = await get(brand?.sheet.address ?? '');
    expect(sheet.body).toContain(`[data-logo]{background:url("${address}")`);
  });

  it("keeps every page's policy as strict as without a brand", async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe/);
  });

  it('signs its mails with its name', async () => {
    await server.register({ verified: false, email: 'vale@blocks.example' });
    await server.settle();
    const mail = server.mails.find(({ to }) => to === 'vale@blocks.example');
    expect(mail?.subject).toBe('Verify your email address for Plum & Vale');
    expect(mail?.text).toMatch(/Welcome to Plum & Vale\.[\s\S]*\nPlum & Vale\n$/);
    expect(`${mail?.text}${mail?.html}`).not.toContain('Torchward');
  });
});

describe('an installation without a brand', () => {
  const server = useTestServer({ store: 'postgres', appFolder: folder });

  it('is called Torchward and links nothing more', async () => {
    const { body } = await server.get(undefined, '/');
    expect(body).toBe(PAGE.replaceAll('%PRODUCT_NAME%', 'Torchward'));
  });
});
