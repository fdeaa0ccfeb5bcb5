/**
 * Encrypts the server's own keys in the database, by a key that lies outside it. Who reads the database, or a backup of it, can sign
 * and open nothing without that key.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

export interface KeySealer {
  /** `owner`: what the secret is. Only the same words open it. */
  seal(secret: string, owner: string): string;
  /**
   * Opens a sealed value. A value from before sealing is returned unchanged. @throws Error in plain words if no key of
   * the operator opens it
   */
  open(stored: string, owner: string): string;
  /** True if it is not encrypted, or by a former key. */
  isStale(stored: string): boolean;
}

const MARK = 'sealed';
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface OuterKey {
  readonly id: string;
  readonly secret: Uint8Array;
}

/** `keys`: the current one first, then former ones that may still be in use. */
export function createKeySealer(keys: readonly [string, ...string[]]): KeySealer {
  const known = keys.map(outerKey);
  const current = outerKey(keys[0]);
  return {
    isStale: (stored) => !stored.startsWith(`${MARK}.${current.id}.`),
    seal(secret, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.secret, nonce).setAAD(Buffer.from(owner));
      const content = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${MARK}.${current.id}.${content.toString('base64url')}`;
    },
    open(stored, owner) {
      if (!isSealed(stored)) return stored;
      const [, id, text = ''] = stored.split('.');
      const key = known.find((one) => one.id === id);
      const content = Buffer.from(text, 'base64url');
      if (!key || content.length < NONCE_BYTES + TAG_BYTES) throw new Error(WRONG_KEY);
      const decipher = createDecipheriv(ALGORITHM, key.secret, content.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(content.subarray(-TAG_BYTES));
      try {
        const opened = decipher.update(content.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([opened, decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new Error(WRONG_KEY, { cause });
      }
    },
  };
}

/** For a server without a key of the operator: nothing is sealed, and what is cannot be opened. */
export const noSealer: KeySealer = {
  isStale: () => false,
  seal: (secret) => secret,
  open(stored) {
    if (isSealed(stored)) throw new Error(WRONG_KEY);
    return stored;
  },
};

const WRONG_KEY =
  'secrets_key_wrong: the keys in this database are sealed by another key than that of SECRETS_KEY_FILE. Give all servers and workers of the database the same file.';

function isSealed(stored: string): boolean {
  return stored.startsWith(`${MARK}.`);
}

/** A passphrase and a random text serve alike: their bytes are spread over a key. */
function outerKey(text: string): OuterKey {
  const secret = new Uint8Array(hkdfSync('sha256', text, '', 'keys at rest', 32));
  return { id: createHash('sha256').update(secret).update('id').digest('hex').slice(0, 12), secret };
}
