import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailer } from '~/server/mail/mailer';
import { createPasswordResetMail, createVerificationMail } from '~/server/mail/messages';
import { listOutbox } from '~/server/mail/outbox';
import { listenOnFreePort } from '../../support/freePort';
import { startTestServer } from '../../support/server';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'torchward-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const ORIGIN = 'https://torchward.example';
const SENDER = { name: 'Torchward', origin: ORIGIN };
const longToken = `vrf_${'x'.repeat(60)}`;

describe('without a mail server', () => {
  test('each mail becomes a file with a plain and an HTML version, readable by this user only', async () => {
    const mailer = createMailer({
      smtpUrl: undefined,
      from: 'Torchward <support@torchward.example>',
      dataDir,
    });
    await mailer.send(createVerificationMail('mika@survival-one.example', longToken, SENDER));
    const [name] = await readdir(join(dataDir, 'outbox'));
    const file = join(dataDir, 'outbox', name ?? '');
    const eml = await readFile(file, 'utf8');
    expect(eml).toContain('Content-Type: text/plain');
    expect(eml).toContain('Content-Type: text/html');
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  test('the list shows the newest mail first, with its whole link', async () => {
    const mailer = createMailer({ smtpUrl: undefined, from: 'support@torchward.example', dataDir });
    await mailer.send(createVerificationMail('first@survival-one.example', longToken, SENDER));
    await mailer.send(createPasswordResetMail('zweite@survival-one.example', 'rst_abc', SENDER));
    const mails = await listOutbox(dataDir);
    expect(mails.map(({ to }) => to)).toEqual(['zweite@survival-one.example', 'first@survival-one.example']);
    expect(mails[1]?.text).toContain(`${ORIGIN}/verify-email?token=${longToken}`);
    expect(mails[0]?.subject).toBe('Set a new password for Torchward');
  });
});

describe('the outbox page', () => {
  test('shows the mails of a registration', async () => {
    const server = await startTestServer({ store: 'postgres' });
    const mailer = createMailer({ smtpUrl: undefined, from: 'a@b.example', dataDir: server.env.dataDir });
    try {
      await mailer.send(createVerificationMail('<b>@survival-one.example', 'vrf_1', SENDER));
      const page = await server.app.inject('/dev/outbox');
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(`href="${ORIGIN}/verify-email?token=vrf_1"`);
      expect(page.body).not.toContain('<b>@');
      expect(page.headers['referrer-policy']).toBe('no-referrer');
    } finally {
      await server.close();
    }
  });

  test('does not exist in production', async () => {
    const server = await startTestServer({ store: 'postgres', env: { mode: 'production' } });
    try {
      const page = await server.app.inject('/dev/outbox');
      expect(page.statusCode).toBe(404);
    } finally {
      await server.close();
    }
  });
});

/** The part of SMTP that one mail needs. */
async function startSmtpStandIn(received: string[]): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => {
    let data = false;
    let text = '';
    socket.write('220 stand-in\r\n');
    socket.on('data', (chunk: Buffer) => {
      const line = chunk.toString();
      if (data) {
        text += line;
        if (text.endsWith('\r\n.\r\n')) {
          received.push(text);
          data = false;
          socket.write('250 taken\r\n');
        }
      } else if (/^DATA/i.test(line)) {
        data = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  });
  return { server, port: await listenOnFreePort(server) };
}

test('with a mail server, mail goes there and no file is written', async () => {
  const received: string[] = [];
  const { server, port } = await startSmtpStandIn(received);
  try {
    const mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'support@torchward.example',
      dataDir,
    });
    await mailer.send(createVerificationMail('mika@survival-one.example', 'vrf_1', SENDER));
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: mika@survival-one.example');
    expect(await readdir(dataDir)).toEqual([]);
  } finally {
    server.close();
  }
});
