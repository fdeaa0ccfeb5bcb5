/** The right to send one file: a signature that is good for five minutes (facts: detail 7). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/base';
import type { KeyRing } from '../../account/session/keys';

const VALID_MS = 5 * 60 * 1000;

export interface SignedFile {
  readonly uuid: string;
  readonly fileName: string;
  readonly environmentId: string;
  readonly fileType: string;
  /** Milliseconds since 1970: when it was signed. */
  readonly timestamp: number;
}

export interface UploadSigner {
  sign(file: Omit<SignedFile, 'timestamp'>): { readonly signature: string; readonly timestamp: number };
  isValid(file: SignedFile, signature: string): boolean;
}

export function createUploadSigner(keys: KeyRing, clock: Clock): UploadSigner {
  return {
    sign(file) {
      const timestamp = clock.now();
      const { kid, secret } = keys.current;
      return { signature: `${kid}.${hmac(secret, { ...file, timestamp }).toString('base64url')}`, timestamp };
    },
    isValid(file, signature) {
      const [kid, given = ''] = signature.split('.');
      const secret = keys.find(kid)?.secret;
      const age = clock.now() - file.timestamp;
      if (!secret || !(age >= 0 && age <= VALID_MS)) return false;
      const expected = hmac(secret, file);
      const bytes = Buffer.from(given, 'base64url');
      return bytes.length === expected.length && timingSafeEqual(bytes, expected);
    },
  };
}

function hmac(secret: Uint8Array, { uuid, fileName, environmentId, fileType, timestamp }: SignedFile): Buffer {
  const signed = JSON.stringify([uuid, fileName, environmentId, fileType, timestamp]);
  return createHmac('sha256', secret).update(signed).digest();
}
