/** The server's own keys at rest, sealed by a key that is not in the database. */
import { systemClock } from '@spotreel/sdk/internal/base';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeySealer, noSealer } from '../../../../server/account/session/key-sealer';
import { openKeyRings } from '../../../../server/account/session/keys';
import { rotateKeys } from '../../../../server/account/session/rotate-keys';
import { KEY_PURPOSES, signingKey } from '../../../../server/account/tables';
import type { DatabaseConnection } from '../../../../server/platform/data/database';
import { openMigratedDatabase } from '../../fixtures/database';

const ONE = 'the key of the operator';
const TWO = 'another key of the operator';
let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openMigratedDatabase();
});
afterAll(() => connection.close());

const stored = async () => (await connection.db.select().from(signingKey)).map(({ secret }) => secret);
const secretsOf = async (...keys: [string, ...string[]]) => {
  const rings = await openKeyRings(connection.db, systemClock, createKeySealer(keys));
  return KEY_PURPOSES.map((purpose) => Buffer.from(rings.of(purpose).current.secret).toString('hex'));
};

test('keys of before are sealed at the start with a key, and stay the same', async () => {
  const plain = await openKeyRings(connection.db, systemClock);
  const before = KEY_PURPOSES.map((purpose) => Buffer.from(plain.of(purpose).current.secret).toString('hex'));
  const rows = await stored();
  expect(await secretsOf(ONE)).toEqual(before);
  const sealed = await stored();
  expect(sealed.every((secret) => secret.startsWith('sealed.'))).toBe(true);
  for (const secret of rows) expect(sealed.join(' ')).not.toContain(secret);
  expect(await secretsOf(ONE)).toEqual(before);
});

test('a server with another key, or with none, does not start', async () => {
  await expect(secretsOf(TWO)).rejects.toThrow('secrets_key_wrong');
  await expect(openKeyRings(connection.db, systemClock)).rejects.toThrow('secrets_key_wrong');
});

test('new keys are sealed too', async () => {
  const sealer = createKeySealer([ONE]);
  await rotateKeys(connection.db, systemClock, { purposes: ['session'], isServing: false, sealer });
  expect((await stored()).every((secret) => !sealer.isStale(secret))).toBe(true);
});

test('a former key opens until everything is sealed by the new one', async () => {
  const before = await secretsOf(ONE);
  expect(await secretsOf(TWO, ONE)).toEqual(before);
  expect(await secretsOf(TWO)).toEqual(before);
  await expect(secretsOf(ONE)).rejects.toThrow('secrets_key_wrong');
});

test('a sealed key opens in its own place alone', () => {
  const sealer = createKeySealer([ONE]);
  const sealed = sealer.seal('a secret', 'kid-1');
  expect(sealer.open(sealed, 'kid-1')).toBe('a secret');
  expect(() => sealer.open(sealed, 'kid-2')).toThrow('secrets_key_wrong');
  expect(() => sealer.open(`${sealed.slice(0, -4)}AAAA`, 'kid-1')).toThrow('secrets_key_wrong');
  expect(noSealer.open('as it is', 'kid-1')).toBe('as it is');
});
