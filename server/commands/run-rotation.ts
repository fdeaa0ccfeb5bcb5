/** The command that replaces the keys of a server. It changes the database, from which every server reads them. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '@spotreel/sdk/internal/base';
import { openKeyRings } from '../account/session/keys';
import { type KeyRotation, rotateKeys } from '../account/session/rotate-keys';
import { KEY_PURPOSES, type KeyPurpose } from '../account/tables';
import { type Config, readServerConfig } from '../platform/config/config';
import type { DatabaseConnection } from '../platform/data/database';
import { openEmbedded } from '../platform/data/embedded/open-embedded';
import { lockFolder } from '../platform/data/folder-lock';
import { openPostgres } from '../platform/data/postgres';
import { toLoggedError } from '../platform/log/logged-error';
import { isSchemaCurrent } from '../version/is-database-current';
import { openKeySealer } from './open-key-sealer';

const HELP = `New keys in place of those that sign now. Keys: ${KEY_PURPOSES.join(', ')}.

  npm run rotate-keys                                all keys; old ones verify as long as anything lasts that they signed
  npm run rotate-keys -- --keys session,media        these keys
  npm run rotate-keys -- --overlap-hours 0           old keys end at once, with every session and link that they signed

With an embedded database, stop the server first. With PostgreSQL, servers take the new keys up within three minutes.`;

const HOUR_MS = 60 * 60 * 1000;

/** Prints what it did. Ends the process with 1 where it did nothing. */
export async function runRotation(given: readonly string[]): Promise<void> {
  try {
    const wish = readRotation(given);
    console.log(wish === 'help' ? HELP : await rotate(readServerConfig(), wish));
  } catch (error) {
    console.error(toLoggedError(error).message);
    process.exitCode = 1;
  }
}

/** Throws an Error in plain words. */
export function readRotation(given: readonly string[]): Omit<KeyRotation, 'isServing' | 'sealer'> | 'help' {
  const options = { keys: { type: 'string' }, 'overlap-hours': { type: 'string' }, help: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...given], options });
  if (values.help) return 'help';
  const names = values.keys?.split(',').map((name) => name.trim()) ?? KEY_PURPOSES;
  const unknown = names.find((name) => !KEY_PURPOSES.some((purpose) => purpose === name));
  if (unknown !== undefined) throw new Error(`There are no keys '${unknown}'. Keys: ${KEY_PURPOSES.join(', ')}.`);
  const hours = values['overlap-hours'];
  if (hours !== undefined && !/^\d{1,5}$/.test(hours)) throw new Error('--overlap-hours takes a number of hours.');
  return {
    purposes: names as readonly KeyPurpose[],
    ...(hours !== undefined && { overlapMs: Number(hours) * HOUR_MS }),
  };
}

async function rotate(config: Config, wish: Omit<KeyRotation, 'isServing' | 'sealer'>): Promise<string> {
  const teardown: (() => unknown)[] = [];
  try {
    const { db } = await openDatabase(config, teardown);
    if (!(await isSchemaCurrent(db))) throw new Error('Start a server of this version on this database first.');
    const sealer = await openKeySealer(config);
    // a rotation with another key would leave the servers with one that they cannot open
    await openKeyRings(db, systemClock, sealer);
    const isServing = config.databaseUrl !== undefined;
    const activeFrom = await rotateKeys(db, systemClock, { ...wish, isServing, sealer });
    return `New keys: ${wish.purposes.join(', ')}. They sign from ${activeFrom.toISOString()} on.`;
  } finally {
    for (const undo of teardown.reverse()) await undo();
  }
}

/** An embedded database has one user at a time. */
async function openDatabase(config: Config, teardown: (() => unknown)[]): Promise<DatabaseConnection> {
  if (!config.databaseUrl) teardown.push((await lockFolder(config.dataDir)).release);
  const connection = config.databaseUrl
    ? openPostgres(config.databaseUrl, () => {})
    : await openEmbedded(path.join(config.dataDir, 'database'));
  teardown.push(connection.close);
  return connection;
}
