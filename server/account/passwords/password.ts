import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let unknownUserHash: Promise<string> | undefined;

/**
 * Without a stored hash (unknown address, or an account without a password) it works as long as with one. So its
 * duration does not reveal which addresses exist.
 */
export async function passwordMatches(storedHash: string | null | undefined, password: string): Promise<boolean> {
  unknownUserHash ??= hashPassword('no account has this password');
  const matches = await verify(storedHash ?? (await unknownUserHash), password);
  return matches && typeof storedHash === 'string';
}
