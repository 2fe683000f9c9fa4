import { type OperationId, type OperationInput, getCaller } from './operation';

const LINK = /^torchward-link\/(?<version>\d[\w.+-]{0,31})(?<dryRun> \(dry run\))?/;

type ServerCall = Pick<OperationInput<OperationId>, 'principal' | 'request' | 'services'>;

/** Notes for each named server that torchward-link calls for it, with its version. Other callers change nothing. */
export function noteLink(input: ServerCall, calls: readonly { server?: string | null }[]): void {
  const { version, dryRun } = LINK.exec(input.request.headers['user-agent'] ?? '')?.groups ?? {};
  if (version === undefined) return;
  const link = { version, dryRun: dryRun !== undefined };
  for (const { server } of calls) {
    if (typeof server === 'string') input.services.servers.noteLink(getCaller(input).id, server, link);
  }
}

/** Notes that a server has asked for decisions. */
export function notePoll(input: ServerCall, server: string): void {
  noteLink(input, [{ server }]);
  input.services.servers.notePoll(getCaller(input).id, server);
}
