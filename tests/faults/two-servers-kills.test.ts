/**
 * As `worker-kills.test.ts`, with a second server. Clients ask both in turn, and either is killed. Saves name the version that
 * they began with, so each server reads what the other one wrote.
 */
import { afterAll, expect, test } from 'vitest';
import { chosenRounds } from './kills/chosen-rounds';
import { runRounds } from './kills/run-rounds';
import { openWorkerPlace } from './world/worker-place';
import { createWorld, type World } from './world/world';

const { TEST_DATABASE_URL } = process.env;
if (!TEST_DATABASE_URL) console.log('No second server is killed: that needs TEST_DATABASE_URL');

const { seed, numbers, longestMs } = chosenRounds({ short: 5, full: 60 });

let world: World | undefined;
afterAll(() => world?.close());

test.skipIf(!TEST_DATABASE_URL)(
  'of two servers and a worker, one that is killed loses nothing that was acknowledged',
  async () => {
    const place = await openWorkerPlace(TEST_DATABASE_URL ?? '');
    world = await createWorld('two-servers-kills', { place, hasSecondServer: true });
    const { problems, ...report } = await runRounds(world, seed, numbers);
    console.log(`SPOTREEL_FAULT_SEED='${seed}', ${numbers.length} rounds with two servers: ${JSON.stringify(report)}`);
    const words = [world.server(), world.second?.program(), world.painting()].map((one) => one?.words()).join('\n');
    expect(problems, `SPOTREEL_FAULT_SEED='${seed}'\n${problems.join('\n')}\n${words}`).toEqual([]);
  },
  longestMs,
);
