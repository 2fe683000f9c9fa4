/**
 * The server that the benchmark compares Torchward with, in a process of its own, on the same framework with the same
 * schema. `bare` answers at once; `naive` first stores each message with an INSERT of its own, as a simple version of
 * such a service would.
 */
import Fastify from 'fastify';
import pg from 'pg';

const [kind, databaseUrl] = process.argv.slice(2);
const pool = kind === 'naive' ? new pg.Pool({ connectionString: databaseUrl, max: 10 }) : undefined;
await pool?.query(
  `create table naive_messages (id bigserial primary key, created_at timestamptz not null default now(),
   player_name text not null, player_uuid uuid not null, server text, message text not null, final_action text not null)`,
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
  const { message, player_name, player_uuid, server } = /** @type {Record<string, string>} */ (request.body);
  await pool?.query({
    name: 'store',
    text: `insert into naive_messages (player_name, player_uuid, server, message, final_action)
           values ($1, $2, $3, $4, 'none')`,
    values: [player_name, player_uuid, server, message],
  });
  return { id: request.id, final_action: 'none', confidence: 1, reasoning: 'Nothing was found.' };
});
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
