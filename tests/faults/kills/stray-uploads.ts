/** Files of uploads that no row has: a server removes them a day later. */
import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Lost } from '../world/call-server';
import type { World } from '../world/world';

const DAYS_MS = 2 * 24 * 60 * 60 * 1000;
const LONGEST_MS = 60_000;
const LOOK_MS = 250;

/** Makes all files two days old and starts the server anew; answers what it does not put right. */
export async function strayUploads(world: World): Promise<string[]> {
  for (const server of [world.server(), world.second?.program()]) await server?.stop();
  makeOld(world);
  await world.start();
  const late = Date.now() + LONGEST_MS;
  let counts = await count(world);
  while (counts.folders !== counts.rows && Date.now() < late) {
    await sleep(LOOK_MS);
    counts = await count(world);
  }
  const { folders, rows } = counts;
  return folders === rows ? [] : [`uploads: ${folders} folders below media/ for ${rows} rows`];
}

function makeOld({ dataDir, place }: World): void {
  const before = new Date(Date.now() - DAYS_MS);
  if (place) {
    const { objects } = place.bucket;
    for (const [key, stored] of objects) objects.set(key, { ...stored, modifiedAt: before });
    return;
  }
  for (const file of filesBelow(path.join(dataDir, 'files', 'media'))) utimesSync(file, before, before);
}

async function count(world: World): Promise<{ readonly folders: number; readonly rows: number }> {
  const { status, json } = await world.call('GET', '/api/v1/media?perPage=1');
  if (status !== 200) throw new Lost(`The list of media answered ${status}`);
  return {
    folders: new Set(mediaFiles(world).map((key) => key.split('/').slice(0, 3).join('/'))).size,
    rows: json.totalCount,
  };
}

function mediaFiles({ dataDir, place }: World): string[] {
  if (place) return [...place.bucket.objects.keys()].filter((key) => key.startsWith('media/'));
  const files = path.join(dataDir, 'files');
  return filesBelow(path.join(files, 'media')).map((file) => path.relative(files, file));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
