/**
 * Files of the bucket that ffmpeg and the painters read from the disk. The name of a copy holds key and entity tag, so no
 * copy is stale. Files that this process wrote are kept instead of being fetched again. A copy is removed with its key and
 * after a day without use. When copies take too much room, the least used ones go first. A copy that was used within an
 * hour stays: a process may be about to open it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const HOUR_MS = 60 * 60 * 1000;
const UNUSED_MS = 24 * HOUR_MS;
const IN_USE_MS = HOUR_MS;
const SWEEP_MS = HOUR_MS;
/** Bytes; a day's footage of a busy server, less than the disk of a small machine. */
const ROOM_BYTES = 10 * 1024 ** 3;

/** Version of a file, present or planned. */
interface Version {
  readonly key: string;
  readonly etag: string;
}

export interface LocalCopies {
  /** Calls `fetch` with a new name if there is no copy; at most once at a time for each version. */
  get(version: Version, fetch: (file: string) => Promise<void>): Promise<string>;
  /** Takes a file that is in the bucket by now. */
  keep(version: Version, file: string): Promise<void>;
  drop(key: string): Promise<void>;
  dropAll(prefix: string): Promise<void>;
}

export interface CopyLimits {
  readonly roomBytes: number;
  readonly sweepMs: number;
}

export function createLocalCopies(folder: string, limits: Partial<CopyLimits> = {}): LocalCopies {
  const { roomBytes = ROOM_BYTES, sweepMs = SWEEP_MS } = limits;
  const underway = new Map<string, Promise<string>>();
  const sweepNowAndThen = createSweeper(folder, roomBytes, sweepMs);
  const placeOf = ({ key, etag }: Version) =>
    path.join(folder, path.dirname(key), `${shortHash(etag)}-${path.basename(key)}`);
  const settle = async (temporary: string, place: string) => {
    await mkdir(path.dirname(place), { recursive: true });
    await rename(temporary, place);
    await sweepNowAndThen();
    return place;
  };
  const fetched = async (place: string, fetch: (file: string) => Promise<void>) => {
    if (await touch(place)) return place;
    const temporary = path.join(folder, '.incoming', randomUUID());
    await mkdir(path.dirname(temporary), { recursive: true });
    try {
      await fetch(temporary);
      return await settle(temporary, place);
    } finally {
      await rm(temporary, { force: true });
    }
  };
  return {
    get(version, fetch) {
      const place = placeOf(version);
      const running = underway.get(place) ?? fetched(place, fetch).finally(() => underway.delete(place));
      underway.set(place, running);
      return running;
    },
    async keep(version, file) {
      // another file system: it is fetched when it is needed
      await settle(file, placeOf(version)).catch(() => rm(file, { force: true }));
    },
    drop: (key) => dropCopies(folder, key),
    dropAll: (prefix) => rm(path.join(folder, prefix), { recursive: true, force: true }),
  };
}

async function dropCopies(folder: string, key: string): Promise<void> {
  const place = path.join(folder, path.dirname(key));
  const names = await readdir(place).catch(() => []);
  const copies = names.filter((name) => name.slice(name.indexOf('-') + 1) === path.basename(key));
  await Promise.all(copies.map((name) => rm(path.join(place, name), { force: true })));
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** False if there is no such file. */
async function touch(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}

/** Sweeps at most once in `sweepMs` milliseconds, however often it is called. */
function createSweeper(folder: string, roomBytes: number, sweepMs: number): () => Promise<void> {
  let sweptAt = 0;
  return async () => {
    if (Date.now() - sweptAt < sweepMs) return;
    sweptAt = Date.now();
    await sweep(folder, roomBytes);
  };
}

async function sweep(folder: string, roomBytes: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const found = await stat(file).catch(() => undefined);
        return { file, sizeBytes: found?.size ?? 0, unusedMs: Date.now() - (found?.mtimeMs ?? 0) };
      }),
  );
  let room = roomBytes;
  for (const { file, sizeBytes, unusedMs } of files.toSorted((a, b) => a.unusedMs - b.unusedMs)) {
    room -= sizeBytes;
    if (unusedMs > UNUSED_MS || (room < 0 && unusedMs > IN_USE_MS)) await rm(file, { force: true });
  }
}
