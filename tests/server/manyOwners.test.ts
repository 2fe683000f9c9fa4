import { expect, it } from 'vitest';
import { hasStatus500, runProof } from '../../scripts/prove/proof';
import { useFolder } from '../support/useFolder';
import { useEmptyData } from '../support/useTestServer';

const folder = useFolder();
const data = useEmptyData('postgres');

it('no line is lost or doubled and no answer is a 500, whatever one owner, the AI or a node does', async () => {
  const result = await runProof({
    databaseUrl: data.databaseUrl ?? '',
    dataDir: folder,
    owners: 20,
    linesPerSecond: 60,
    linesPerBatch: 3,
    warmUpSeconds: 0,
    quietSeconds: 1,
    // The first kill comes after half of them: a busy machine takes seconds for a batch of the hostile owner.
    faultySeconds: 14,
    // The kill comes after 5 s, and the restart after 7.
    killEverySeconds: 10,
  });
  const { quiet, faulty, acknowledged, lost, doubled, miscounted, attack, kills, isUpgraded } = result;
  expect(acknowledged).toBeGreaterThan(200);
  expect({ lost, doubled, miscounted }).toEqual({ lost: 0, doubled: 0, miscounted: 0 });
  expect(kills).toBeGreaterThan(0);
  expect(isUpgraded).toBe(true);
  expect(result.eventAges).not.toEqual([]);
  expect(faulty.unanswered).toBeGreaterThan(0);
  const statuses = [...quiet.statuses.keys(), ...faulty.statuses.keys()];
  expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  // The attack is real when a node serves part of it. A busy machine may serve no whole batch in these seconds.
  expect(Object.keys(attack).filter((name) => name.endsWith(' 200'))).not.toEqual([]);
  expect(hasStatus500(result)).toBe(false);
});
