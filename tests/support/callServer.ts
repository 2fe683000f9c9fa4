export interface ServerCall {
  /** @default 'POST' */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Login token or API key. */
  credential?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Calls a server that listens. */
export const callServer = (
  address: string,
  { method = 'POST', credential, body, headers }: ServerCall = {},
): Promise<Response> =>
  fetch(address, {
    method,
    headers: {
      ...(credential !== undefined && { authorization: `Bearer ${credential}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** The JSON of the answer. @throws unless the call succeeds */
export async function callForJson<Body>(address: string, call?: ServerCall): Promise<Body> {
  const response = await callServer(address, call);
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}
