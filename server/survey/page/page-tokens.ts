/**
 * What the server signs for the pages of surveys. Personal links are short and have no end; tokens for checked email
 * addresses, for admissions and for previews have one. A token of one kind is no token of another.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/base';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from '../../account/session/keys';

/** Seconds that each kind is good for. */
const LIFETIMES = {
  /** Somebody reads the email within a day. */
  verification: 24 * 60 * 60,
  /** Answers that could not be sent are kept in a browser for 30 days. */
  admission: 31 * 24 * 60 * 60,
  preview: 24 * 60 * 60,
} as const;

export type TokenKind = keyof typeof LIFETIMES;

export interface TokenFacts {
  readonly surveyId: string;
  /** Lower case. */
  readonly email?: string | undefined;
  readonly singleUseId?: string | undefined;
}

export interface PageTokens {
  /** The `suId` of a personal link that only this server can make. */
  signLink(surveyId: string, id: string): string;
  /** The id in such a `suId`; undefined for one that is not ours, or of another survey. */
  readLink(surveyId: string, text: string): string | undefined;
  sign(kind: TokenKind, facts: TokenFacts): Promise<string>;
  /** Undefined: not ours, over, of another kind, or of another survey. */
  read(kind: TokenKind, surveyId: string, token: string): Promise<TokenFacts | undefined>;
}

const ALGORITHM = 'HS256';

export function createPageTokens(keys: KeyRing, clock: Clock): PageTokens {
  const seconds = () => Math.floor(clock.now() / 1000);
  const audience = (kind: TokenKind) => `survey-${kind}`;
  return {
    signLink(surveyId, id) {
      const { kid, secret } = keys.current;
      return `${id}.${kid}.${linkMac(secret, surveyId, id).toString('base64url')}`;
    },
    readLink(surveyId, text) {
      const [id = '', kid, mac = ''] = text.split('.');
      const secret = keys.find(kid)?.secret;
      if (!secret) return undefined;
      const expected = linkMac(secret, surveyId, id);
      const given = Buffer.from(mac, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
    },
    sign: (kind, { surveyId, ...facts }) =>
      new SignJWT({ ...facts })
        .setProtectedHeader({ alg: ALGORITHM, kid: keys.current.kid })
        .setSubject(surveyId)
        .setAudience(audience(kind))
        .setExpirationTime(seconds() + LIFETIMES[kind])
        .sign(keys.current.secret),
    async read(kind, surveyId, token) {
      try {
        const key = ({ kid }: { kid?: string }) => keys.find(kid)?.secret ?? Promise.reject(new errors.JWSInvalid());
        const checks = { algorithms: [ALGORITHM], audience: audience(kind), subject: surveyId };
        const { payload } = await jwtVerify(token, key, { ...checks, currentDate: new Date(clock.now()) });
        return { surveyId, email: textOf(payload.email), singleUseId: textOf(payload.singleUseId) };
      } catch {
        return undefined;
      }
    },
  };
}

/** 128 bits of it: short links, and far from being guessed. */
function linkMac(secret: Uint8Array, surveyId: string, id: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['personal-link', surveyId, id]))
    .digest()
    .subarray(0, 16);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
