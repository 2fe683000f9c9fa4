import type { components, KeyScope } from '~/contract/api.gen';
import type { OperationId } from '../operations/operation';
import { copyContractDocument } from './copyContractDocument';
import { resolveReferences } from './references';

export type SecurityScheme = 'loginToken' | 'apiKey';

/** A JSON Schema without references. */
export type Schema = Readonly<Record<string, unknown>>;

/** The schema of an answer's body in each media type that it may have. */
export interface AnswerBody {
  content: Readonly<Record<string, { schema: Schema }>>;
}

/** The schemas of an operation in the form that Fastify takes. Equal parts of the contract share one object. */
export interface RouteSchema {
  params?: Schema;
  querystring?: Schema;
  /** Names are in lower case, as Node passes them on. */
  headers?: Schema;
  /**
   * Applies whatever media type the call names: all bodies are JSON, and a call without a media type is checked too.
   */
  body?: Schema;
  /** The answers that have a body, by status. */
  response: Readonly<Record<string, AnswerBody>>;
}

/** The facts about an operation that the server needs. */
export interface OperationFacts {
  id: OperationId;
  method: string;
  /** Path with `{parameters}`, as the contract writes it. */
  path: string;
  tag: string;
  /** Accepted credentials; an empty list means that the operation is public. */
  accepts: readonly SecurityScheme[];
  /** The scope that an API key needs; undefined where the operation takes no key. */
  scope: KeyScope | undefined;
  takesBody: boolean;
  successStatus: number;
  schema: RouteSchema;
}

export interface Contract {
  /** The OpenAPI document with its references resolved. */
  document: Readonly<Record<string, unknown>>;
  operations: ReadonlyMap<string, OperationFacts>;
  /** The document's named schemas. */
  schemas: Readonly<Record<keyof components['schemas'], Schema>>;
}

interface RawParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface RawOperation {
  operationId: OperationId;
  tags: string[];
  security?: { loginToken?: []; apiKey?: KeyScope[] }[];
  parameters?: RawParameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, Partial<AnswerBody>>;
}

interface RawDocument {
  security: NonNullable<RawOperation['security']>;
  paths: Record<string, Record<string, RawOperation>>;
  components: Pick<Contract, 'schemas'>;
}

const METHODS = new Set(['get', 'put', 'post', 'patch', 'delete']);

/** @returns nothing where the operation has no parameters in this place */
function buildParameterSchema(
  parameters: readonly RawParameter[],
  place: RawParameter['in'],
): Schema | undefined {
  const here = parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => ({
      ...parameter,
      name: place === 'header' ? parameter.name.toLowerCase() : parameter.name,
    }));
  if (here.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
    required: here.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

function buildRouteSchema({ parameters = [], requestBody, responses }: RawOperation): RouteSchema {
  const params = buildParameterSchema(parameters, 'path');
  const querystring = buildParameterSchema(parameters, 'query');
  const headers = buildParameterSchema(parameters, 'header');
  const answers = Object.entries(responses).flatMap(([status, { content }]) =>
    content === undefined ? [] : [[status, { content }] as const],
  );
  return {
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(headers && { headers }),
    ...(requestBody && { body: requestBody.content['application/json'].schema }),
    response: Object.fromEntries(answers),
  };
}

function collectOperationFacts(document: RawDocument): Map<string, OperationFacts> {
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
        schema: buildRouteSchema(operation),
      });
    }
  }
  return facts;
}

let contract: Contract | undefined;

/** Reads the contract at the first call. All apps of a process share it, and what they make from its schemas. */
export function readContract(): Contract {
  if (contract === undefined) {
    const document = resolveReferences(copyContractDocument());
    const raw = document as unknown as RawDocument;
    contract = { document, operations: collectOperationFacts(raw), schemas: raw.components.schemas };
  }
  return contract;
}
