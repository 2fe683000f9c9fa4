import type { FastifyReply } from 'fastify';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { escapeHtml } from '../mail/messages';
import { createContentPolicy, hashSource } from './contentPolicy';

/**
 * The style of the few pages that the server renders itself, for development: without scripts and without the app's
 * files.
 */
const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 0.5rem; padding: 1rem; margin-block: 1rem; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  .note { border-inline-start: 4px solid #d97706; padding-inline-start: 0.75rem; }
  button { font: inherit; padding: 0.6rem 1.1rem; border-radius: 0.4rem; border: 1px solid currentColor; background: transparent; color: inherit; cursor: pointer; }
  button.main { background: #b45309; border-color: #b45309; color: #fff; }
  form { display: inline-block; margin: 0 0.5rem 0.5rem 0; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; } dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
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
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>
`);
}
