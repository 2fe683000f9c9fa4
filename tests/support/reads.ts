import { CompiledQuery } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '~/server/store/db';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** What a piece of work reads. */
export interface Reads {
  /** Tables that a statement reads from their beginning. */
  scanned: string[];
  /** The most rows that one step of a plan reads. */
  most: number;
  /** The most rows that one step of a plan sorts. */
  sorted: number;
  /** The most tables and partitions that one plan names, read or not: planning takes time for each. */
  planned: number;
}

const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];

const countRows = (node: Plan): number =>
  ((node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 1);

class RollBack extends Error {}

async function explain(db: Db, query: CompiledQuery): Promise<Plan[]> {
  let nodes: Plan[] = [];
  const transaction = db.transaction().execute(async (trx) => {
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${query.sql}`, [...query.parameters]),
    );
    nodes = listNodes(rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' });
    throw new RollBack();
  });
  await transaction.catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error;
  });
  return nodes;
}

/**
 * Runs a piece of work, and then every statement that it sent once more with its plan, whose changes are rolled back. A
 * count of rows is the same on every machine, unlike a time.
 *
 * @param growing the tables that grow with an account; a scan of any other table is not reported
 */
export async function measureReads(
  db: Db,
  work: (db: Db) => Promise<unknown>,
  growing: RegExp,
): Promise<Reads> {
  const sent: CompiledQuery[] = [];
  await work(
    db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        sent.push(db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }),
  );
  // A new row of the audit log or of the decisions reads nothing.
  const queries = sent.filter((query) => !/^insert into "(audit|game)/.test(query.sql));
  expect(queries).not.toEqual([]);
  const plans: Plan[][] = [];
  for (const query of queries) plans.push(await explain(db, query));
  // A branch that the statement did not take is in the plan as well.
  const nodes = plans.flat().filter((node) => node['Actual Loops'] !== 0);
  const sorts = nodes.filter((node) => node['Node Type'].endsWith('Sort'));
  return {
    scanned: nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? '')
      .filter((name) => growing.test(name)),
    most: Math.max(...nodes.map(countRows)),
    sorted: Math.max(0, ...sorts.flatMap(({ Plans: sources = [] }) => sources.map(countRows))),
    planned: Math.max(
      ...plans.map((plan) => plan.filter((node) => node['Relation Name'] !== undefined).length),
    ),
  };
}
