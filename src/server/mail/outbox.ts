import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail that was written to a file because no mail server is set. */
export interface OutboxEntry {
  /** File name without its ending. */
  id: string;
  to: string;
  subject: string;
  date: string;
  /** The plain-text form. */
  text: string;
}

const SHOWN = 50;
const FILE_NAME = /^[0-9a-f-]{36}\.eml$/;

function getOutboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Writes one mail whole or not at all, readable by this user only, because it holds a working link. */
export async function writeToOutbox(dataDir: string, id: string, eml: Buffer): Promise<void> {
  const folder = getOutboxFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${id}.eml`);
  await writeFile(`${file}.part`, eml, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

function parseMailHeader(eml: string, name: string): string {
  const head = eml.slice(0, eml.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Reads mails that {@link writeToOutbox} wrote; it is no reader for other mails. */
function readEml(id: string, eml: string): OutboxEntry {
  const part = /content-type: text\/plain[^]*?\r?\n\r?\n([^]*?)\r?\n--/i.exec(eml)?.[1] ?? '';
  const quoted = /content-type: text\/plain[^]*?content-transfer-encoding: quoted-printable/i.test(
    eml.slice(0, eml.indexOf(part)),
  );
  return {
    id,
    to: parseMailHeader(eml, 'To'),
    subject: parseMailHeader(eml, 'Subject'),
    date: parseMailHeader(eml, 'Date'),
    text: quoted ? fromQuotedPrintable(part) : part,
  };
}

/** Lists the newest mails, newest first. Ids sort by time. */
export async function listOutbox(dataDir: string): Promise<OutboxEntry[]> {
  const folder = getOutboxFolder(dataDir);
  const names = await readdir(folder).catch(() => [] as string[]);
  const newest = names
    .filter((name) => FILE_NAME.test(name))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  return Promise.all(
    newest.map(async (name) => readEml(name.slice(0, -4), await readFile(join(folder, name), 'utf8'))),
  );
}
