import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from './judge';

interface Row {
  key: string;
  title: string;
  kind: Finding['kind'];
  reason: string;
  baseline?: string;
  current?: string;
  difference?: string;
}

const page = (rows: readonly Row[], same: number): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Torchward pictures</title>
<style>
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-inline-size: 90rem; padding: 1.5rem; }
  header { position: sticky; inset-block-start: 0; z-index: 1; background: Canvas; padding-block: .75rem; border-block-end: 1px solid; }
  h1 { font-size: 1.25rem; margin: 0 0 .5rem; } h2 { font-size: 1rem; margin: 0; }
  button, label { font: inherit; } button[aria-pressed="true"] { outline: 2px solid Highlight; }
  article { margin-block: 1.5rem; padding-block-end: 1.5rem; border-block-end: 1px solid GrayText; }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem; margin-block-start: .75rem; }
  figure { margin: 0; } img { max-inline-size: 100%; border: 1px solid GrayText; display: block; }
  .slider { position: relative; display: inline-block; margin-block-start: .75rem; }
  .slider img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)); }
  input[type="range"] { inline-size: 100%; }
  textarea { inline-size: 100%; font-family: monospace; }
</style>
<header>
  <h1>Pictures: <span id="summary"></span></h1>
  <p id="filters"></p>
  <label>Accept what is ticked: <textarea id="command" rows="2" readonly></textarea></label>
</header>
<main id="rows"></main>
<script>
const rows = ${JSON.stringify(rows).replaceAll('<', '\\u003c')};
const same = ${same};
const kinds = ['changed', 'new', 'removed', 'failed'];
const count = (kind) => rows.filter((row) => row.kind === kind).length;
let shown = new Set(kinds);
const accepted = new Set();
const el = (name, props = {}, ...children) => { const node = Object.assign(document.createElement(name), props); node.append(...children); return node; };
document.getElementById('summary').textContent = same + ' unchanged' + kinds.map((kind) => ', ' + count(kind) + ' ' + kind).join('');
for (const kind of kinds) {
  const button = el('button', { type: 'button', textContent: kind + ' (' + count(kind) + ')' });
  button.setAttribute('aria-pressed', 'true');
  button.onclick = () => { shown.has(kind) ? shown.delete(kind) : shown.add(kind); button.setAttribute('aria-pressed', String(shown.has(kind))); draw(); };
  document.getElementById('filters').append(button, ' ');
}
function command() {
  document.getElementById('command').value = accepted.size === 0 ? '' : 'npm run test:visual -- --update --only "' + [...accepted].join(',') + '"';
}
function figure(src, caption) { return el('figure', {}, el('figcaption', { textContent: caption }), el('img', { src, alt: caption, loading: 'lazy' })); }
function slider(row) {
  const box = el('div', { className: 'slider' }, el('img', { src: row.baseline, alt: 'Baseline' }), el('img', { src: row.current, alt: 'Current' }));
  const range = el('input', { type: 'range', min: 0, max: 100, value: 50, ariaLabel: 'Slide between baseline (right) and current (left)' });
  range.oninput = () => box.style.setProperty('--at', range.value + '%');
  return el('div', {}, box, range);
}
function draw() {
  document.getElementById('rows').replaceChildren(...rows.filter((row) => shown.has(row.kind)).map((row) => {
    const tick = el('input', { type: 'checkbox', checked: accepted.has(row.key), disabled: row.kind === 'failed' });
    tick.onchange = () => { tick.checked ? accepted.add(row.key) : accepted.delete(row.key); command(); };
    const article = el('article', {}, el('h2', {}, el('label', {}, tick, ' ' + row.title)), el('p', { textContent: row.kind + ': ' + row.reason }));
    const pictures = el('div', { className: 'pictures' });
    if (row.baseline) pictures.append(figure(row.baseline, 'Baseline'));
    if (row.current) pictures.append(figure(row.current, 'Current'));
    if (row.difference) pictures.append(figure(row.difference, 'Difference'));
    article.append(pictures);
    if (row.baseline && row.current) article.append(slider(row));
    return article;
  }));
}
draw(); command();
</script>
</html>
`;

/**
 * Writes one static page with every difference: baseline, current, difference, and a slider between them.
 *
 * @returns path of the page
 */
export async function writeReport(folder: string, findings: readonly Finding[]): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const rows: Row[] = [];
  for (const [index, finding] of findings.filter(({ kind }) => kind !== 'same').entries()) {
    const row: Row = { key: finding.key, title: finding.title, kind: finding.kind, reason: finding.reason };
    for (const part of ['baseline', 'current', 'difference'] as const) {
      const picture = finding[part];
      if (picture === undefined) continue;
      row[part] = `pictures/${index}-${part}.png`;
      await writeFile(join(folder, row[part]), picture);
    }
    rows.push(row);
  }
  const file = join(folder, 'index.html');
  await writeFile(file, page(rows, findings.length - rows.length));
  return file;
}
