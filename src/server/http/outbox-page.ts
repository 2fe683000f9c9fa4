import type { FastifyInstance } from 'fastify';
import type { Env } from '../env';
import { withoutOrigin } from '../local-address';
import { escapeHtml } from '../mail/messages';
import { listOutbox, type OutboxEntry } from '../mail/outbox';
import { sendPage } from './pages';

const address = /https?:\/\/[^\s<>"]+/g;

function withLinks(text: string): string {
  return escapeHtml(text).replace(address, (url) => `<a href="${withoutOrigin(url)}">${url}</a>`);
}

function entry(mail: OutboxEntry): string {
  return `<article><h2>${escapeHtml(mail.subject)}</h2>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Date</dt><dd>${escapeHtml(mail.date)}</dd></dl>
<pre>${withLinks(mail.text)}</pre></article>`;
}

/**
 * Lists the mails that were written to files because no mail server is set. The links in them work, so the page
 * exists only where the installation is nobody else's: not in production.
 */
export function addOutboxPage(app: FastifyInstance, env: Env): void {
  if (env.mode === 'production' || env.smtpUrl !== undefined) return;
  app.get('/dev/outbox', async (_request, reply) => {
    const mails = await listOutbox(env.dataDir);
    const note = '<p class="note">No mail server is set (SMTP_URL), so mail is kept here, newest first.</p>';
    const list = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(entry).join('\n');
    return sendPage(reply, 'Mail outbox', `${note}\n${list}`);
  });
}
