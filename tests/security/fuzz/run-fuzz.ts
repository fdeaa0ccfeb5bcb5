/** Sends requests to one server after another, since requests also delete what they find. */
import { inspect } from 'node:util';
import { type Chance, createChance } from './chance';
import { problemOf } from './check-answer';
import { type FuzzRequest, fuzzRequest } from './fuzz-request';
import { createFuzzWorld, EVERY_CALL, type FuzzWorld } from './fuzz-world';

export interface FuzzReport {
  /** Requests by the status of their answer. */
  readonly statuses: Record<number, number>;
  /** Calls that succeeded at least once. */
  readonly succeeded: Set<string>;
  readonly problems: string[];
}

/** Requests to one server at most. */
const WORLD_REQUESTS = 600;
const HANG_MS = 5000;

/** `seed` makes the same requests again; ids and times of the server differ. */
export async function runFuzz(count: number, seed: string): Promise<FuzzReport> {
  const report: FuzzReport = { statuses: {}, succeeded: new Set(), problems: [] };
  const offset = createChance(seed).below(Object.keys(EVERY_CALL).length);
  for (let sent = 0; sent < count; ) {
    const chance = createChance(`${seed} ${sent}`);
    const world = await createFuzzWorld();
    try {
      sent += await fuzzOneWorld(
        world,
        chance,
        { from: sent + offset, most: Math.min(WORLD_REQUESTS, count - sent) },
        report,
      );
    } finally {
      await world.server.close();
    }
  }
  return report;
}

/** The number of requests until one ended the session of its caller, or until `most`. */
async function fuzzOneWorld(
  world: FuzzWorld,
  chance: Chance,
  { from, most }: { readonly from: number; readonly most: number },
  report: FuzzReport,
): Promise<number> {
  for (let i = 0; i < most; i++) {
    const fuzzed = await fuzzRequest(world, chance, from + i);
    const status = await sendOne(world, fuzzed, report);
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    if (status === 401 && (await isSignedOut(world))) return i + 1;
  }
  return most;
}

async function sendOne(
  world: FuzzWorld,
  { name, call, request, words }: FuzzRequest,
  report: FuzzReport,
): Promise<number> {
  const answer = await inTime(world.server.app.fetch(request, '10.0.0.1'));
  const problem = answer ? await problemOf(call, request, answer) : `no answer in ${HANG_MS} ms`;
  const faults = world.faults.splice(0).map((fault) => inspect(fault, { depth: 6 }).slice(0, 2500));
  if (problem) report.problems.push([`${name}: ${problem}`, words, ...faults].join('\n    '));
  if (answer?.ok) report.succeeded.add(name);
  return answer?.status ?? 0;
}

async function inTime(answer: Promise<Response>): Promise<Response | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), HANG_MS);
  });
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  return first;
}

/** Whether the token of some caller no longer counts. */
async function isSignedOut({ server, tokens }: FuzzWorld): Promise<boolean> {
  for (const token of [tokens.person, tokens.stranger, tokens.operator]) {
    if (token && (await server.call('GET', '/api/v1/user', { token })).status === 401) return true;
  }
  const key = tokens.key ? { token: tokens.key } : {};
  return (await server.call('GET', '/api/v1/tenant/users', key)).status === 401;
}
