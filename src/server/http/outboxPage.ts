import type { FastifyInstance } from 'fastify';
import type { Env } from '../env';
import { removeOrigin } from '../localAddress';
import { escapeHtml } from '../mail/messages';
import { listOutbox, type OutboxEntry } from '../mail/outbox';
import { sendPage } from './pages';

export const OUTBOX_PATH = '/dev/outbox';

/** Whether the outbox has a page. Never in production, where its visitors could use the links in the owners' mails. */
export function hasOutboxPage({ mode, smtpUrl }: Pick<Env, 'mode' | 'smtpUrl'>): boolean {
  return mode !== 'production' && smtpUrl === undefined;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g;

function withLinks(text: string): string {
  return escapeHtml(text).replace(ADDRESS, (url) => `<a href="${removeOrigin(url)}">${url}</a>`);
}

function renderMail(mail: OutboxEntry): string {
  return `<article><h2>${escapeHtml(mail.subject)}</h2>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Date</dt><dd>${escapeHtml(mail.date)}</dd></dl>
<pre>${withLinks(mail.text)}</pre></article>`;
}

/** Lists the mails that were written to files because no mail server is set. */
export function addOutboxPage(app: FastifyInstance, env: Env): void {
  if (!hasOutboxPage(env)) return;
  app.get(OUTBOX_PATH, async (_request, reply) => {
    const mails = await listOutbox(env.dataDir);
    const note = '<p class="note">No mail server is set (SMTP_URL), so mail is kept here, newest first.</p>';
    const list = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(renderMail).join('\n');
    return sendPage(reply, 'Mailbox', `${note}\n${list}`);
  });
}
