import type { paths } from '../../../src/contract/api.gen';
import { callForJson } from '../../support/callServer';
import type { DemoServer } from '../../support/server';

type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** Signs in over the API as the demo's owner. */
export async function signInByApi({ url, demo }: DemoServer): Promise<string> {
  const body = { email: demo.email, password: demo.password };
  return (await callForJson<{ access_token: string }>(`${url}/v1/auth/login`, { body })).access_token;
}

/** Reads one resource of the contract. @throws unless the answer is 200 */
export async function read<Path extends keyof paths>(
  { url, token }: { url: string; token: string },
  path: Path,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer<Path>> {
  const response = await fetch(`${url}${path}?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: `Bearer ${token}` },
    // Ends a call that hangs before the test's own limit does.
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer<Path>;
}
