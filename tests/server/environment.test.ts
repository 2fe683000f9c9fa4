import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnv } from '~/server/env';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const production = {
  TORCHWARD_MODE: 'production',
  JWT_SECRET: secret,
  PUBLIC_URL: 'https://torchward.example',
  DATA_DIR: '/var/lib/torchward',
};

function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
  return [];
}

describe('the environment', () => {
  it('needs nothing in demo mode', () => {
    expect(readEnv({}, '/srv/app')).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/app/.data',
      databaseUrl: undefined,
      jwtSecret: undefined,
      trustProxy: 0,
    });
  });

  it('an empty value counts as absent', () => {
    expect(readEnv({ PORT: '', JWT_SECRET: ' ' })).toMatchObject({ port: 3000, jwtSecret: undefined });
  });

  it('production names everything that is missing at once', () => {
    const faults = faultsOf({ TORCHWARD_MODE: 'production' });
    expect(faults).toHaveLength(3);
    expect(faults.join('\n')).toMatch(/JWT_SECRET is missing[\s\S]*PUBLIC_URL is missing[\s\S]*DATABASE_URL/);
  });

  it('production with what it needs starts, on every interface', () => {
    expect(readEnv(production)).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      publicUrl: 'https://torchward.example',
    });
  });

  it('each fault is a sentence that names the setting, and none hides another', () => {
    const faults = faultsOf({
      ...production,
      JWT_SECRET: 'short',
      PORT: '70000',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'torchward',
      TRUST_PROXY: 'yes',
      DATABASE_URL: 'mysql://x',
    });
    for (const name of ['JWT_SECRET', 'PORT', 'LOG_LEVEL', 'PUBLIC_URL', 'TRUST_PROXY', 'DATABASE_URL']) {
      expect(
        faults.filter((fault) => fault.startsWith(name)),
        name,
      ).toHaveLength(1);
    }
  });

  it('never repeats a secret', () => {
    const faults = faultsOf({ ...production, JWT_SECRET: 'hunter2hunter2' });
    expect(faults.join('\n')).toContain('JWT_SECRET');
    expect(faults.join('\n')).not.toContain('hunter2');
  });

  it('a payment provider without a signing secret is refused in production', () => {
    expect(faultsOf({ ...production, STRIPE_SECRET_KEY: 'sk_x' }).join()).toContain('STRIPE_WEBHOOK_SECRET');
  });

  it('a public address with a path is refused', () => {
    expect(faultsOf({ ...production, PUBLIC_URL: 'https://x.example/app' }).join()).toContain(
      'without a path',
    );
  });
});
