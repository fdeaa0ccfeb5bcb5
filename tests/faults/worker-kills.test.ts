/**
 * As `kills.test.ts`, with a worker that paints for the server and is killed, too. Both share a database of TEST_DATABASE_URL and
 * a bucket.
 */
import { afterAll, expect, test } from 'vitest';
import { chosenRounds } from './kills/chosen-rounds';
import { runRounds } from './kills/run-rounds';
import { openWorkerPlace } from './world/worker-place';
import { createWorld, type World } from './world/world';

const { TEST_DATABASE_URL } = process.env;
if (!TEST_DATABASE_URL) console.log('No worker is killed: that needs TEST_DATABASE_URL');

const { seed, numbers, longestMs } = chosenRounds({ short: 5, full: 200 });

let world: World | undefined;
afterAll(() => world?.close());

test.skipIf(!TEST_DATABASE_URL)(
  'a killed worker loses nothing that was acknowledged, and leaves nothing behind',
  async () => {
    world = await createWorld('worker-kills', { place: await openWorkerPlace(TEST_DATABASE_URL ?? '') });
    const { problems, ...report } = await runRounds(world, seed, numbers);
    console.log(`SPOTREEL_FAULT_SEED='${seed}', ${numbers.length} rounds with a worker: ${JSON.stringify(report)}`);
    const words = `${world.server().words()}\n${world.painting().words()}`;
    expect(problems, `SPOTREEL_FAULT_SEED='${seed}'\n${problems.join('\n')}\n${words}`).toEqual([]);
  },
  longestMs,
);
