import { describe, expect, it } from 'vitest';
import { toCallerAddress, toListenerOrigin, removeOrigin } from '~/server/localAddress';

const OWN = 'http://localhost:3000';

describe('an address on this machine', () => {
  it.each([
    ['127.0.0.1:3000', 'http://127.0.0.1:3000/dev/checkout/cs_1?a=1'],
    ['[::1]:3000', 'http://[::1]:3000/dev/checkout/cs_1?a=1'],
    ['localhost:8080', 'http://localhost:8080/dev/checkout/cs_1?a=1'],
  ])('has the name of the Host header %s', (host, expected) => {
    expect(toCallerAddress(`${OWN}/dev/checkout/cs_1?a=1`, host)).toBe(expected);
  });

  it.each([
    'evil.example',
    'localhost@evil.example',
    'localhost.evil.example:3000',
    '127.0.0.1.evil.example',
    '192.168.1.5:3000',
    '127.0.0.1:notaport',
    '',
    undefined,
  ])('is not renamed by a Host header of %s', (host) => {
    expect(toCallerAddress(`${OWN}/subscribe`, host)).toBe(`${OWN}/subscribe`);
  });

  it('keeps a placeholder in its path, and a missing path, as they are', () => {
    expect(toCallerAddress(`${OWN}/success?session_id={ID}`, '127.0.0.1:3000')).toBe(
      'http://127.0.0.1:3000/success?session_id={ID}',
    );
    expect(toCallerAddress(OWN, '127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
  });

  it.each([
    ['127.0.0.1', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
    ['192.168.1.5', 'http://192.168.1.5:3000'],
    ['plum.example', 'http://plum.example:3000'],
  ])('reaches a listener on %s at %s', (host, origin) => {
    expect(toListenerOrigin(host, 3000)).toBe(origin);
    expect(new URL(origin).origin).toBe(origin);
  });

  it("loses its origin where it should stay on its page's site", () => {
    expect(removeOrigin(`${OWN}/verify-email?token=vrf_1`)).toBe('/verify-email?token=vrf_1');
    expect(removeOrigin(OWN)).toBe('/');
  });
});

describe('an address elsewhere', () => {
  it.each(['https://torchward.example/subscribe', 'https://checkout.stripe.example/cs_1'])(
    '%s is the same for every caller',
    (address) => {
      expect(toCallerAddress(address, 'localhost:3000')).toBe(address);
      expect(toCallerAddress(address, 'evil.example')).toBe(address);
      expect(removeOrigin(address)).toBe(address);
    },
  );
});
