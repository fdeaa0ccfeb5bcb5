// @ts-check
/**
 * `npm test`, or the whole with `--all`: every check in the order in which a failure is cheapest to find, then one line
 * that sums them up and the name of each failed test. `--full` adds what takes hours. docs/decisions/test-time.md has the figures.
 */
import { runGroups, sumUp } from './run/run-groups.mjs';
import { DAILY, FULL, MAIN_JOURNEYS, REST } from './run/steps.mjs';

const isFull = process.argv.includes('--full');
const isAll = isFull || process.argv.includes('--all');

const groups = [...DAILY, ...(isAll ? REST : MAIN_JOURNEYS), ...(isFull ? FULL : [])];
process.exit(sumUp(await runGroups(groups, isFull ? { SPOTREEL_FULL_TESTS: '1' } : {})));
