import type { FastifyReply } from 'fastify';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { serializeScale, serializeTheme } from '~/design-system/theme/serializeTokens';
import { dark, light, scale } from '~/design-system/theme/torchward';
import { escapeHtml } from '../mail/messages';
import { createContentPolicy, hashSource } from './contentPolicy';

/**
 * The style of the few pages that the server renders itself, for development: in the theme's colours, without scripts
 * and without the app's files.
 */
const STYLE = `
  ${serializeScale(':root', scale)}
  ${serializeTheme(':root', light)}
  @media (prefers-color-scheme: dark) { ${serializeTheme(':root', dark)} }
  :root { background: var(--tw-color-canvas); color: var(--tw-color-text-default); font: 14px/1.5 system-ui, sans-serif; }
  body { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem; }
  header { margin-block-end: 1.5rem; font-size: 1.125rem; font-weight: 700; }
  main { background: var(--tw-color-surface); border: 1px solid var(--tw-color-line-subtle); border-radius: var(--tw-radius-large); padding: 1.5rem; }
  article { margin-block-start: 1rem; padding-block-start: 1rem; border-block-start: 1px solid var(--tw-color-line-subtle); }
  h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 1rem; } h2 { font-size: 1rem; margin: 0; }
  a { color: var(--tw-color-accent-text); }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  .note { margin: 0 0 1rem; padding: 0.75rem 1rem; border-radius: var(--tw-radius-medium); background: var(--tw-color-tone-caution-bg); color: var(--tw-color-tone-caution-fg); }
  button { font: inherit; font-weight: 600; inline-size: 100%; min-block-size: 2.25rem; padding: 0.375rem 1rem; border-radius: var(--tw-radius-medium); border: 1px solid var(--tw-color-line-strong); background: transparent; color: inherit; cursor: pointer; }
  button.main { background: var(--tw-color-accent-fill); border-color: transparent; color: var(--tw-color-text-on-accent); }
  form { margin-block-start: 0.5rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1rem; margin: 0 0 1.5rem; } dt { color: var(--tw-color-text-muted); } dd { margin: 0; overflow-wrap: anywhere; }
`;

/** The page loads nothing, so no address needs an upgrade to TLS. */
const POLICY = createContentPolicy({ publicUrl: undefined }, { styles: [hashSource(STYLE)] });

/** @param body markup; every value from outside must have gone through `escapeHtml` */
export function sendPage(reply: FastifyReply, title: string, body: string, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': POLICY,
  }).send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} - ${PRODUCT_INFO.name}</title><style>${STYLE}</style></head>
<body><header>${PRODUCT_INFO.name}</header><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>
`);
}
