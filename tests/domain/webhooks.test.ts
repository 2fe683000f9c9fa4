import { describe, expect, it } from 'vitest';
import { readWebhookHost, validateWebhookUrl } from '~/domain';

describe('webhooks', () => {
  it.each([
    ['https://hooks.example/in', null],
    [' https://hooks.example/in ', null],
    ['http://localhost:8080/in', null],
    ['http://127.0.0.1/in', null],
    ['http://hooks.example/in', 'The address must begin with https://'],
    ['ftp://hooks.example/in', 'The address must begin with https://'],
    ['hooks.example/in', 'Enter a whole address, such as https://example.com/torchward'],
    ['', 'Enter a whole address, such as https://example.com/torchward'],
  ])('at "%s" have the fault %j', (address, fault) => {
    expect(validateWebhookUrl(address)).toBe(fault);
  });

  it('are named by their host', () => {
    expect(readWebhookHost('https://hooks.example:8443/in?token=secret')).toBe('hooks.example:8443');
    expect(readWebhookHost('nowhere')).toBe('nowhere');
  });
});
