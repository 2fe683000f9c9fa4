import buildSerializer from 'fast-json-stringify';
import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';
import type { AnswerBody, Schema } from './contract';
import { validators } from './validation';

type Serialize = (value: unknown) => string;

const serializers = new WeakMap<Schema, Serialize>();

/** Compiles the code that writes a schema's answers; all apps of the process share it. */
export function compileSerializer(schema: Schema): Serialize {
  // fast-json-stringify adds to the schema that it gets, so it gets a copy.
  const serialize = serializers.get(schema) ?? buildSerializer(structuredClone(schema));
  serializers.set(schema, serialize);
  return serialize;
}

/** Writes only the members of an answer that the contract names. Makes the code for that at the first answer. */
export const createSerializer: FastifySerializerCompiler<Schema> = ({ schema }) => {
  let serialize: Serialize | undefined;
  return (value: unknown) => {
    serialize ??= compileSerializer(schema);
    return serialize(value);
  };
};

/** @returns how the answer differs from the contract; undefined when it does not, or has an undocumented status */
function findFault(answer: AnswerBody | undefined, mediaType: string, value: unknown): string | undefined {
  if (answer === undefined) return undefined;
  const media = answer.content[mediaType];
  if (media === undefined) return `The contract has no answer of the media type ${mediaType} here.`;
  const { body } = validators;
  const validate = body.compile(media.schema);
  return validate(value) ? undefined : body.errorsText(validate.errors, { dataVar: 'response' });
}

/** Holds every answer to the contract's schema, so that the server cannot drift from it: one that differs fails. */
export function addAnswerChecks(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const answers = (request.routeOptions.schema?.response ?? {}) as Readonly<Record<string, AnswerBody>>;
    const mediaType = String(reply.getHeader('content-type')).split(';', 1)[0] ?? '';
    const fault = findFault(answers[reply.statusCode], mediaType, payload);
    if (fault === undefined) done(null, payload);
    else done(new Error(fault));
  });
}
