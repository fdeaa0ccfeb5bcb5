/**
 * Signatures of the server for values that come back: tokens, which carry their claims, and signatures of a payload
 * beside them. Each names its key and is good for one purpose alone.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from './keys';

/** One for each thing that is signed: it is part of what is signed. */
export type SignedPurpose =
  | 'spotreel-api'
  | 'spotreel-embed'
  | 'survey-verification'
  | 'survey-admission'
  | 'survey-preview'
  | 'survey-export'
  | 'personal-link'
  | 'media-address'
  | 'survey-file';

export interface OpenedToken {
  readonly claims: JWTPayload;
  readonly purpose: SignedPurpose;
  /** The key that signed it: what a key has signed ends with it. */
  readonly kid: string | undefined;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

export interface Signer {
  /** A token (JWT) that is good for `seconds`. */
  issue(purpose: SignedPurpose, claims: JWTPayload, seconds: number): Promise<string>;
  /** @throws errors.JOSEError: not ours, or for another purpose; its `JWTExpired`: over */
  open(purposes: readonly SignedPurpose[], token: string): Promise<OpenedToken>;
  /** Payload of a token; undefined: not ours, over, or for another purpose. */
  read(purpose: SignedPurpose, token: string): Promise<JWTPayload | undefined>;
  /** `<key>.<code>`: the signature of parts that travel beside it. An end, if they have one, is one of them. */
  sign(purpose: SignedPurpose, parts: SignedParts): string;
  isSigned(purpose: SignedPurpose, parts: SignedParts, signature: string): boolean;
}

type SignedParts = readonly (string | number)[];

const ALGORITHM = 'HS256';
/** A signature of 128 bits is short in a link and cannot be guessed. */
const CODE_BYTES = 16;

export function createSigner(keys: KeyRing, clock: Clock): Signer {
  const open: Signer['open'] = async (purposes, token) => {
    const checks = { algorithms: [ALGORITHM], audience: [...purposes], requiredClaims: ['exp'] };
    const { payload, protectedHeader } = await jwtVerify(token, ({ kid }) => secretOf(keys, kid), {
      ...checks,
      currentDate: new Date(clock.now()),
    });
    const purpose = payload.aud as SignedPurpose;
    return { claims: payload, purpose, kid: protectedHeader.kid, expiresAt: payload.exp as number };
  };
  return {
    open,
    issue(purpose, claims, seconds) {
      const now = Math.floor(clock.now() / 1000);
      const { kid, secret } = keys.current;
      return new SignJWT({ ...claims, aud: purpose, exp: now + seconds })
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .sign(secret);
    },
    read: (purpose, token) =>
      open([purpose], token).then(
        ({ claims }) => claims,
        () => undefined,
      ),
    sign(purpose, parts) {
      const { kid, secret } = keys.current;
      return `${kid}.${codeOf(secret, purpose, parts).toString('base64url')}`;
    },
    isSigned(purpose, parts, signature) {
      const [kid, code = ''] = signature.split('.');
      const secret = keys.find(kid)?.secret;
      if (!secret) return false;
      const expected = codeOf(secret, purpose, parts);
      const given = Buffer.from(code, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

function codeOf(secret: Uint8Array, purpose: SignedPurpose, parts: SignedParts): Buffer {
  const signed = JSON.stringify([purpose, ...parts]);
  return createHmac('sha256', secret).update(signed).digest().subarray(0, CODE_BYTES);
}

function secretOf(keys: KeyRing, kid: string | undefined): Uint8Array {
  const key = keys.find(kid);
  if (!key) throw new errors.JWSInvalid('unknown key');
  return key.secret;
}
