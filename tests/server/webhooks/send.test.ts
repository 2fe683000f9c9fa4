import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findAddressFault, isPublicAddress } from '~/server/webhooks/addresses';
import { sendEvent, type SendOptions } from '~/server/webhooks/send';
import { createWebhookSecret, createSignatureHeaders } from '~/server/webhooks/signature';
import { startLocalServer } from '../../support/localServer';

async function startReceiver(answer: RequestListener): Promise<string> {
  const { url, stop } = await startLocalServer(answer);
  onTestFinished(stop);
  return `${url}/hook`;
}

const send = (url: string, options: Partial<SendOptions> = {}) =>
  sendEvent({ url, headers: { 'webhook-id': 'one' }, body: '{}', localAllowed: true, ...options });

describe('the public internet', () => {
  it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    'holds %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.100.100.200',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'not an address',
  ])('does not hold %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('the address of a webhook', () => {
  it.each(['https://example.com/hook', 'https://example.com:8443/a?b=c', 'https://[2606:4700::1111]/'])(
    '%s may be saved',
    (url) => {
      expect(findAddressFault(url, false)).toBeUndefined();
    },
  );

  it.each([
    'example.com',
    'http://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'https://user:password@example.com/',
    'https://localhost/',
    'https://localhost./',
    'https://metadata.google.internal/',
    'https://printer.local/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://017700000001/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/latest/meta-data',
    'https://169.254.169.254/latest/meta-data',
    'https://１２７.０.０.１/',
    'https://example.com/#part',
  ])('%s may not be saved', (url) => {
    expect(findAddressFault(url, false)).toMatch(/address/);
  });

  it('may be on this machine only by the setting for development', () => {
    expect(findAddressFault('http://localhost:4000/', true)).toBeUndefined();
    expect(findAddressFault('http://127.0.0.1:4000/', true)).toBeUndefined();
    expect(findAddressFault('http://192.168.1.1/', true)).toMatch(/https/);
    expect(findAddressFault('http://localhost:4000/', false)).toMatch(/https/);
  });
});

describe('an event on its way', () => {
  it.each(['127.0.0.1', '10.0.0.5', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1'])(
    'does not follow a name that resolves to %s, not even among others',
    async (address) => {
      const family = address.includes(':') ? 6 : 4;
      const answers = [
        [{ address, family }],
        [
          { address: '93.184.216.34', family: 4 },
          { address, family },
        ],
      ];
      for (const found of answers) {
        const outcome = await send('https://hooks.example.com/', {
          localAllowed: false,
          resolve: () => Promise.resolve(found),
        });
        expect(outcome).toMatchObject({ status: null, fault: 'The address leads into a private network.' });
      }
    },
  );

  it('resolves a name once, so that a later answer changes nothing', async () => {
    let asked = 0;
    const outcome = await send('https://hooks.example.com/', {
      localAllowed: false,
      resolve: () => {
        asked += 1;
        return Promise.resolve([{ address: asked === 1 ? '10.0.0.1' : '93.184.216.34', family: 4 }]);
      },
    });
    expect(asked).toBe(1);
    expect(outcome.fault).toMatch(/private network/);
  });

  it('does not follow a redirect', async () => {
    let calls = 0;
    const url = await startReceiver((_, response) => {
      calls += 1;
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    });
    expect(await send(url)).toMatchObject({
      status: 302,
      fault: expect.stringContaining('redirect') as string,
    });
    expect(calls).toBe(1);
  });

  it('waits a limited time, for the answer and for its end', async () => {
    const silent = await startReceiver(() => undefined);
    const endless = await startReceiver((_, response) => {
      response.writeHead(200).write('a');
    });
    for (const url of [silent, endless]) {
      const outcome = await send(url, { timeoutMs: 200 });
      expect(outcome).toMatchObject({
        status: null,
        fault: 'The receiver did not answer within 0.2 seconds.',
      });
    }
  });

  it('reads no more of an answer than it needs', async () => {
    let sent = 0;
    const url = await startReceiver((request, response) => {
      response.writeHead(200);
      const more = (): void => {
        while (!request.socket.destroyed && sent < 50_000_000) {
          sent += 65_536;
          if (!response.write(Buffer.alloc(65_536))) {
            response.once('drain', more);
            return;
          }
        }
      };
      more();
    });
    expect(await send(url)).toMatchObject({ status: 200, fault: null });
    expect(sent).toBeLessThan(20_000_000);
  });

  it('reports when it finds no receiver', async () => {
    expect(await send('http://127.0.0.1:1/')).toMatchObject({
      status: null,
      fault: 'The receiver refuses connections.',
    });
    const nameless = { localAllowed: false, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    expect((await send('https://hooks.example.com/', nameless)).fault).toMatch(/cannot be found/);
  });
});

it('has the signature of the Standard Webhooks scheme', () => {
  const headers = createSignatureHeaders(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1_614_265_330,
    '{"test": 2432232314}',
  );
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  expect(Buffer.from(createWebhookSecret().slice(6), 'base64')).toHaveLength(32);
});
