/**
 * The server that the benchmark compares Torchward with, in a process of its own, on the same framework with the same
 * schema. Without a database it answers at once; with one it first stores each message with an INSERT of its own, over the
 * same driver, as a simple version of such a service would.
 */
import Fastify from 'fastify';
import { openStore } from '../../src/server/store/connect.ts';

/** `none`, the address of a PostgreSQL, or a folder for the embedded database. */
const place = process.argv[2] ?? 'none';
const isPostgres = place.startsWith('postgres');
const store =
  place === 'none'
    ? undefined
    : await openStore({
        databaseUrl: isPostgres ? place : undefined,
        dataDir: isPostgres ? '' : place,
        schema: 'as it is',
      });
await store?.prepared.query(
  'create',
  `create table naive_messages (id bigserial primary key, created_at timestamptz not null default now(),
   player_name text not null, player_uuid uuid not null, server text, message text not null, final_action text not null)`,
  [],
);

const text = { type: 'string', minLength: 1, maxLength: 512 };
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['message', 'player_name', 'player_uuid'],
  properties: {
    message: text,
    player_name: text,
    player_uuid: { type: 'string', format: 'uuid' },
    server: text,
    message_id: text,
  },
};
const response = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    final_action: { type: 'string' },
    confidence: { type: 'number' },
    reasoning: { type: 'string' },
  },
};

const app = Fastify();
app.post('/v1/moderate', { schema: { body, response: { 200: response } } }, async (request) => {
  const { message, player_name, player_uuid, server } = request.body as Record<string, string>;
  await store?.prepared.query(
    'store',
    `insert into naive_messages (player_name, player_uuid, server, message, final_action)
     values ($1, $2, $3, $4, 'none')`,
    [player_name, player_uuid, server, message],
  );
  return { id: request.id, final_action: 'none', confidence: 1, reasoning: 'Nothing was found.' };
});
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
