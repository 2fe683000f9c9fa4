import { sql } from 'kysely';
import type { Store } from '../../src/server/store/connect';
import { addOwner } from '../../tests/support/server';
import { addVolume, type GeneratedAccount } from '../../tests/support/volume';

/** UTC days with messages, as many as the longest period shows. */
const DAYS = 90;

interface FillOptions {
  /** Messages and players of each account. */
  sizes: readonly Omit<GeneratedAccount, 'id'>[];
  progress: (line: string) => void;
}

/** Lists the accounts of a database that an earlier run has filled, in the order in which it added them. */
async function listAccounts({ db }: Store): Promise<GeneratedAccount[]> {
  const { rows } = await sql<GeneratedAccount>`select id,
      (select sum(messages) from hourly_totals where account_id = accounts.id) as messages,
      (select count(*) from players where account_id = accounts.id) as players
    from accounts order by created_at, id`.execute(db);
  return rows;
}

/** Fills a database with an account of each size; one that is filled stays as it is. */
export async function fillDatabase(
  store: Store,
  { sizes, progress }: FillOptions,
): Promise<GeneratedAccount[]> {
  const filled = await listAccounts(store);
  if (filled.length > 0) return filled;
  const accounts: GeneratedAccount[] = [];
  for (const [n, size] of sizes.entries()) {
    const { id } = await addOwner(store, new Date(Date.now() + n), 'no password', { tier: 'pro' });
    accounts.push({ id, ...size });
  }
  await addVolume(store.db, accounts, { days: DAYS, until: new Date(), progress });
  progress('');
  return accounts;
}
