import { createSecretKey, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type Clock, HOUR_MS } from '../clock';

/** The claims of a login token whose signature, audience, type and age are checked. */
export interface LoginClaims {
  accountId: string;
  tokenId: string;
  sessionEpoch: number;
  expiresAt: Date;
}

export interface LoginTokens {
  issue: (accountId: string, sessionEpoch: number) => Promise<string>;
  /** The claims, or undefined for anything that is not a valid login token of this service. */
  read: (token: string) => Promise<LoginClaims | undefined>;
}

interface LoginTokenOptions {
  /** At least 32 characters. */
  secret: string;
  /** Tokens signed with it stay valid while a secret is being replaced; it never signs. */
  previousSecret: string | undefined;
  clock: Clock;
}

const ISSUER = 'torchward';
const AUDIENCE = 'torchward-dashboard';
const TYPE = 'login+jwt';
const LIFETIME_MS = 24 * HOUR_MS;

export function createLoginTokens({ secret, previousSecret, clock }: LoginTokenOptions): LoginTokens {
  const toKey = (text: string) => createSecretKey(Buffer.from(text, 'utf8'));
  const signing = toKey(secret);
  const accepted = previousSecret ? [signing, toKey(previousSecret)] : [signing];
  return {
    issue: (accountId, sessionEpoch) => {
      const now = clock.now().getTime();
      return new SignJWT({ epoch: sessionEpoch })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setSubject(accountId)
        .setJti(randomUUID())
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor((now + LIFETIME_MS) / 1000))
        .sign(signing);
    },
    read: async (token) => {
      for (const key of accepted) {
        try {
          const { payload } = await jwtVerify(token, key, {
            algorithms: ['HS256'],
            issuer: ISSUER,
            audience: AUDIENCE,
            typ: TYPE,
            requiredClaims: ['sub', 'jti', 'exp', 'epoch'],
            currentDate: clock.now(),
          });
          const { sub, jti, exp } = payload;
          const epoch = payload['epoch'];
          if (!sub || !jti || exp === undefined || typeof epoch !== 'number') return undefined;
          return { accountId: sub, tokenId: jti, sessionEpoch: epoch, expiresAt: new Date(exp * 1000) };
        } catch {
          continue;
        }
      }
      return undefined;
    },
  };
}
