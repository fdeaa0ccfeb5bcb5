/** What a server without work must not have: processes below it, and files of work that is over. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isParser, processesBelow } from '../world/process-tree';
import type { World } from '../world/world';

/** Posters are painted some seconds after the last save. */
const QUIET_MS = 90_000;
const LOOK_MS = 250;

/** Waits until nothing is left; answers what is after that time. */
export async function leftBehind(world: World): Promise<string[]> {
  const late = Date.now() + QUIET_MS;
  let left = leftNow(world);
  while (left.length > 0 && Date.now() < late) {
    await sleep(LOOK_MS);
    left = leftNow(world);
  }
  return left.map((one) => `left behind: ${one}`);
}

function leftNow({ dataDir, place, second, server, painting }: World): string[] {
  const folders = ['tmp', 'files/.incoming', 'files/work', 'files/incoming-media'].map((name) =>
    path.join(dataDir, name),
  );
  if (place) folders.push(path.join(place.dataDir, 'tmp'));
  const files = folders.flatMap((folder) => namesIn(folder).map((name) => path.join(folder, name)));
  if (second) folders.push(path.join(second.dataDir, 'tmp'));
  const keys = [...(place?.bucket.objects.keys() ?? [])].filter((key) => /^(work|incoming-media)\//.test(key));
  const programs = new Set([server().processId, painting().processId, ...(second ? [second.program().processId] : [])]);
  const below = [...programs].flatMap(processesBelow).filter((one) => !isParser(one));
  return [...files, ...keys, ...below.map(({ command }) => `process ${command.slice(0, 100)}`)];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
