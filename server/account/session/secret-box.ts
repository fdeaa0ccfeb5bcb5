/**
 * Secrets that other services gave for a person, as they are stored: encrypted with AES-256-GCM by a key that the server
 * made for itself. A copy of the rows without the server's keys opens nothing.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRing } from './keys';

export interface SecretBox {
  /** `owner`: what the secret is and whose. Only the same words open it. */
  seal(secret: string, owner: string): string;
  /** Undefined: it was changed, it is another owner's, or its key is gone. */
  open(sealed: string, owner: string): string | undefined;
  /** True if a replaced key sealed it. */
  isStale(sealed: string): boolean;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSecretBox(keys: KeyRing): SecretBox {
  return {
    seal(secret, owner) {
      const { kid, secret: master } = keys.current;
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyOf(master), nonce).setAAD(Buffer.from(owner));
      const content = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${kid}.${content.toString('base64url')}`;
    },
    isStale: (sealed) => sealed.split('.')[0] !== keys.current.kid,
    open(sealed, owner) {
      const [kid, text = ''] = sealed.split('.');
      const master = keys.find(kid)?.secret;
      const content = Buffer.from(text, 'base64url');
      if (!master || content.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const nonce = content.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(ALGORITHM, keyOf(master), nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(content.subarray(-TAG_BYTES));
      try {
        const secret = decipher.update(content.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([secret, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** The stored key has 48 bytes and no set form; AES takes 32. */
function keyOf(master: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', master, '', 'stored secrets', 32));
}
