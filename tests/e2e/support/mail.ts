import { listOutbox } from '../../../src/server/mail/outbox';
import type { DemoServer } from '../../support/server';

const MAIL_TIMEOUT_MS = 60_000;

/**
 * The path and query of the link in the newest mail to an address. Mail is sent off the request path, so this waits.
 *
 * @param page the path that the link leads to, such as `/verify-email`
 */
export async function waitForMailedLink({ dataDir }: DemoServer, to: string, page: string): Promise<string> {
  const deadline = Date.now() + MAIL_TIMEOUT_MS;
  while (Date.now() < deadline) {
    for (const mail of await listOutbox(dataDir)) {
      const link = new RegExp(String.raw`https?://[^/\s]+(${page}\?\S+)`).exec(mail.text)?.[1];
      if (mail.to.includes(to) && link !== undefined) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail to ${to} with a link to ${page} arrived.`);
}
