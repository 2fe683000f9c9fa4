import type { KeyScope } from '~/contract/api.gen';
import type { OperationId } from '../operations/operation';
import { contractDocument } from './contractDocument';

export type SecurityScheme = 'loginToken' | 'apiKey';

/** The facts about an operation that the server needs beyond its schemas. */
export interface OperationFacts {
  id: OperationId;
  method: string;
  /** Path with `{parameters}`, as the contract writes it. */
  path: string;
  tag: string;
  /** Accepted credentials; an empty list means that the operation is public. */
  accepts: readonly SecurityScheme[];
  /** The scope that an API key needs; undefined where every key is accepted, or none. */
  scope: KeyScope | undefined;
  takesBody: boolean;
  successStatus: number;
}

export interface Contract {
  /** The OpenAPI document. */
  document: Record<string, unknown>;
  operations: ReadonlyMap<string, OperationFacts>;
}

interface RawOperation {
  operationId: OperationId;
  tags: string[];
  security?: { loginToken?: []; apiKey?: KeyScope[] }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

interface RawDocument {
  security: NonNullable<RawOperation['security']>;
  paths: Record<string, Record<string, RawOperation>>;
}

const METHODS = new Set(['get', 'put', 'post', 'patch', 'delete']);

function factsOf(document: RawDocument): Map<string, OperationFacts> {
  const facts = new Map<string, OperationFacts>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.has(method)) continue;
      const security = operation.security ?? document.security;
      facts.set(operation.operationId, {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        tag: operation.tags[0] ?? '',
        accepts: security.flatMap((requirement) => Object.keys(requirement) as SecurityScheme[]),
        scope: security.flatMap(({ apiKey = [] }) => apiKey)[0],
        takesBody: operation.requestBody !== undefined,
        successStatus: Number(
          Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? 200,
        ),
      });
    }
  }
  return facts;
}

/** Reads the contract and the facts about each operation. Called once, at start. */
export function readContract(): Contract {
  const document = contractDocument();
  return { document, operations: factsOf(document as unknown as RawDocument) };
}
