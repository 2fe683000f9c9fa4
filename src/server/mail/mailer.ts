import { createTransport } from 'nodemailer';
import { createTimeOrderedId } from '../ids';
import type { MailMessage } from './messages';
import { writeToOutbox } from './outbox';

export interface Mailer {
  /** Resolves when the mail server has accepted the mail, or the file is written. */
  send: (message: MailMessage) => Promise<void>;
}

interface MailerOptions {
  /** `smtp://` or `smtps://` address; undefined writes `.eml` files into the data folder instead. */
  smtpUrl: string | undefined;
  /** Sender, as in a From header. */
  from: string;
  dataDir: string;
}

/** Limits each step of the conversation with the mail server: connection, greeting and silence. */
const SMTP_STEP_TIMEOUT_MS = 10_000;

function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const url = new URL(smtpUrl);
  const transport = createTransport({
    host: url.hostname,
    port: url.port === '' ? (url.protocol === 'smtps:' ? 465 : 587) : Number(url.port),
    secure: url.protocol === 'smtps:',
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: SMTP_STEP_TIMEOUT_MS,
    greetingTimeout: SMTP_STEP_TIMEOUT_MS,
    socketTimeout: SMTP_STEP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => {
      await transport.sendMail({ from, ...message });
    },
  };
}

function createOutboxMailer(dataDir: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (message) => {
      const { message: eml } = await transport.sendMail({ from, ...message });
      if (!Buffer.isBuffer(eml))
        throw new Error('The mail library was asked for a buffer and gave a stream.');
      await writeToOutbox(dataDir, createTimeOrderedId(Date.now()), eml);
    },
  };
}

export function createMailer({ smtpUrl, from, dataDir }: MailerOptions): Mailer {
  return smtpUrl === undefined ? createOutboxMailer(dataDir, from) : createSmtpMailer(smtpUrl, from);
}
