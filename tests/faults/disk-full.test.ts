/** The disk of a server is full while clients write. Needs Linux with mount namespaces. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canHaveSmallDisk, openSmallDisk, type SmallDisk } from './disk/small-disk';
import { Lost } from './world/call-server';
import { createWorld, type World } from './world/world';
import { createRenders, type Renders } from './writers/renders';
import { createSaves, type Saves } from './writers/saves';
import { createUploads } from './writers/uploads';
import { Refused, type Writer } from './writers/writer';

const isPossible = canHaveSmallDisk();
if (!isPossible) console.log('The disk is not filled: this system forbids mount namespaces');

/** An embedded database and what a test writes take about a third. */
const DISK_MEGABYTES = 400;
/** From no room at all to room for a part of a video. */
const LEFT_BYTES = [0, 50_000, 400_000, 2_000_000];
/** A render starts within it, and meets the full disk at some step. */
const FULL_MS = 3000;

/** How a write ends on a full disk: taken, refused by this cause and no other, or without an answer. */
async function tryTo(write: () => Promise<void>): Promise<'taken' | 'refused' | 'lost'> {
  try {
    await write();
    return 'taken';
  } catch (error) {
    if (error instanceof Lost) return 'lost';
    if (!(error instanceof Refused)) throw error;
    expect(error.answer).toMatchObject({ status: 507, json: { code: 'storage_full' } });
    return 'refused';
  }
}

describe.skipIf(!isPossible)('a full disk', () => {
  let disk: SmallDisk;
  let world: World;
  let saves: Saves;
  let renders: Renders;
  let writers: readonly Writer[];

  beforeAll(async () => {
    disk = await openSmallDisk(DISK_MEGABYTES);
    world = await createWorld('disk', { dataDir: disk.folder, wrapper: disk.wrapper });
    await world.start();
    saves = createSaves(world);
    renders = createRenders(world, saves.projectId);
    writers = [saves, createUploads(world)];
    for (const { prepare } of writers) await prepare();
  }, 300_000);
  afterAll(async () => {
    await world.close();
    disk.close();
  });

  test.each(LEFT_BYTES)(
    'with %i bytes left loses nothing that was taken, and hinders nothing afterwards',
    async (left) => {
      await saves.write();
      disk.fill(left);
      const how = await Promise.all([...writers, renders].map(({ write }) => tryTo(write)));
      if (left === 0) expect(how).toContain('refused');
      expect((await world.call('GET', '/readyz', { isPublic: true })).json).toContain('storage_full');
      await sleep(FULL_MS);
      disk.free();
      expect(world.server().hasEnded()).toBe(false);
      for (const { repeat } of [...writers, renders]) await repeat();
      for (const { code, status } of await renders.settled())
        expect(['done', 'storage_full']).toContain(code ?? status);
      for (const { write } of writers) await write();
      for (const { check } of [...writers, renders]) expect(await check()).toEqual([]);
    },
    300_000,
  );

  test('keeps a server from its start, which says so, and loses nothing', async () => {
    await saves.write();
    await world.server().kill();
    disk.fill(0);
    await expect(world.start()).rejects.toThrow(`storage_full: the disk of ${disk.folder} is full`);
    disk.free();
    await world.start();
    for (const { check } of writers) expect(await check()).toEqual([]);
  }, 300_000);
});
