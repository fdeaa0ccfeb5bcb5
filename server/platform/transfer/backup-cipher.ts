/**
 * Encrypts what a backup consists of, file by file, as it is written. A file is a salt and segments of AES-256-GCM. A segment's
 * nonce has its number, and says whether it is the last: nothing can be left out, moved, or taken from another file.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';

export type Chunks = (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

export interface BackupCipher {
  /** Head of the backup in plain text. Undefined if nothing is encrypted. */
  readonly head: SealedHead | undefined;
  /** `name`: where the content is in the backup. Only the same name opens it. */
  seal(name: string): Chunks;
  /** @throws Error in plain words for content that was changed or cut */
  open(name: string): Chunks;
}

export interface SealedHead {
  readonly cipher: 'aes-256-gcm-64k';
  /** base64url. */
  readonly salt: string;
  /** By which a wrong key is found. */
  readonly check: string;
}

const ALGORITHM = 'aes-256-gcm';
const SEGMENT_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const SALT_BYTES = 16;
/** A second of work, once a backup: a passphrase of people is shorter than a key. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 };

const untouched: Chunks = (chunks) => chunks;

/** For backups that are not encrypted. */
export const plainBackup: BackupCipher = { head: undefined, seal: () => untouched, open: () => untouched };

/** For a new backup. */
export function newCipher(key: string): BackupCipher {
  const salt = randomBytes(SALT_BYTES);
  const master = masterOf(key, salt);
  return cipherOf(master, { cipher: 'aes-256-gcm-64k', salt: salt.toString('base64url'), check: checkOf(master) });
}

/** @throws Error in plain words for another key than that of the backup */
export function cipherOfBackup(key: string | undefined, head: SealedHead): BackupCipher {
  if (key === undefined) throw new Error('The backup is encrypted: name the file of its key with BACKUP_KEY_FILE.');
  const master = masterOf(key, Buffer.from(head.salt, 'base64url'));
  const given = Buffer.from(checkOf(master));
  const wanted = Buffer.from(head.check);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new Error('The key of BACKUP_KEY_FILE is not the one that the backup was encrypted with.');
  return cipherOf(master, head);
}

function masterOf(key: string, salt: Uint8Array): Buffer {
  return scryptSync(key, salt, 32, SCRYPT);
}

function checkOf(master: Uint8Array): string {
  return createHmac('sha256', master).update('key of a backup').digest('base64url');
}

function cipherOf(master: Uint8Array, head: SealedHead): BackupCipher {
  const keyOf = (salt: Uint8Array) => new Uint8Array(hkdfSync('sha256', master, salt, 'file of a backup', 32));
  return {
    head,
    seal: (name) => (chunks) => seal(chunks, name, keyOf),
    open: (name) => (chunks) => open(chunks, name, keyOf),
  };
}

type KeyOf = (salt: Uint8Array) => Uint8Array;

async function* seal(chunks: AsyncIterable<Uint8Array>, name: string, keyOf: KeyOf): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES);
  yield salt;
  const key = keyOf(salt);
  let index = 0;
  for await (const { segment, isLast } of segmentsOf(chunks, SEGMENT_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(index++, isLast)).setAAD(Buffer.from(name));
    yield Buffer.concat([cipher.update(segment), cipher.final(), cipher.getAuthTag()]);
  }
}

async function* open(chunks: AsyncIterable<Uint8Array>, name: string, keyOf: KeyOf): AsyncGenerator<Uint8Array> {
  let key: Uint8Array | undefined;
  let index = 0;
  for await (const { segment, isLast } of segmentsOf(chunks, SEGMENT_BYTES + TAG_BYTES, SALT_BYTES)) {
    if (key === undefined) {
      // after the salt there is at least the mark of an empty segment
      if (isLast) throw new Error(`The file ${name} of the backup was changed or is not whole.`);
      key = keyOf(segment);
      continue;
    }
    yield opened(segment, key, nonceOf(index++, isLast), name);
  }
}

function opened(segment: Buffer, key: Uint8Array, nonce: Uint8Array, name: string): Buffer {
  try {
    if (segment.length < TAG_BYTES) throw new Error('Too short');
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(name)).setAuthTag(segment.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(segment.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new Error(`The file ${name} of the backup was changed or is not whole.`, { cause });
  }
}

function nonceOf(index: number, isLast: boolean): Uint8Array {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Pieces of one size, the first perhaps of another. The last one is the rest: it may be empty, and is always there. */
async function* segmentsOf(chunks: AsyncIterable<Uint8Array>, size: number, firstSize = size) {
  let kept = Buffer.alloc(0);
  let wanted = firstSize;
  for await (const chunk of chunks) {
    kept = kept.length === 0 ? Buffer.from(chunk) : Buffer.concat([kept, chunk]);
    // one byte more, so that the last segment is known as such
    while (kept.length > wanted) {
      yield { segment: kept.subarray(0, wanted), isLast: false };
      kept = kept.subarray(wanted);
      wanted = size;
    }
  }
  yield { segment: kept, isLast: true };
}
