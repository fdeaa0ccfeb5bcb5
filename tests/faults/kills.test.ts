/** Processes of a server are killed at moments that a seed decides, while clients write (`kills/chosen-rounds.ts`). */
import { afterAll, expect, test } from 'vitest';
import { chosenRounds } from './kills/chosen-rounds';
import { runRounds } from './kills/run-rounds';
import { createWorld, type World } from './world/world';

const { seed, numbers, longestMs } = chosenRounds({ short: 20, full: 1000 });

let world: World | undefined;
afterAll(() => world?.close());

test(
  'what was acknowledged is there once, each render ends once with its cause, and nothing is left behind',
  async () => {
    world = await createWorld('kills');
    const { problems, ...report } = await runRounds(world, seed, numbers);
    console.log(`SPOTREEL_FAULT_SEED='${seed}', ${numbers.length} rounds: ${JSON.stringify(report)}`);
    expect(problems, `SPOTREEL_FAULT_SEED='${seed}'\n${problems.join('\n')}\n${world.server().words()}`).toEqual([]);
  },
  longestMs,
);
