/**
 * Format of an API key: `sr_live_<prefix>_<secret>`. The prefix finds the row and is shown in lists. The secret has 256
 * random bits, so that one round of SHA-256 keeps it safe. Scanners of code find keys by the pattern.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const KEY = /^sr_live_([0-9a-f]{8})_([0-9a-f]{64})$/;

export interface KeyParts {
  readonly prefix: string;
  readonly secret: string;
}

export function newKeyParts(prefix = randomBytes(4).toString('hex')): KeyParts {
  return { prefix, secret: randomBytes(32).toString('hex') };
}

/** The whole key, as programs send it. */
export function writeKey({ prefix, secret }: KeyParts): string {
  return `${shownPrefix(prefix)}_${secret}`;
}

/** Undefined for what is no key. */
export function readKey(text: string): KeyParts | undefined {
  const [, prefix, secret] = KEY.exec(text) ?? [];
  return prefix && secret ? { prefix, secret } : undefined;
}

/** Beginning of the key, as lists show it. */
export function shownPrefix(prefix: string): string {
  return `sr_live_${prefix}`;
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** In a time that says nothing about where the two differ. */
export function matchesSecret(secret: string, hash: string): boolean {
  const given = Buffer.from(hashSecret(secret), 'hex');
  const stored = Buffer.from(hash, 'hex');
  return given.length === stored.length && timingSafeEqual(given, stored);
}
