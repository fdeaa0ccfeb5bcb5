/** Sends requests to one server after another, since requests also delete what they find. */
import { inspect } from 'node:util';
import { type Chance, createChance } from './chance';
import { problemOf } from './check-answer';
import { emptyReport, type FuzzReport, isDeep } from './fuzz-report';
import { type FuzzRequest, fuzzRequest } from './fuzz-request';
import { createFuzzWorld, EVERY_CALL, type FuzzWorld } from './fuzz-world';
import { takeStarted } from './handler-runs';
import { openWire, type Wire } from './wire';

/** Requests to one server at most. */
const WORLD_REQUESTS = 1200;
const HANG_MS = 5000;

/**
 * `seed` makes the same requests again; ids and times of the server differ. `keep` gets the report after each server: a long
 * run that is stopped has counted what it sent.
 */
export async function runFuzz(
  count: number,
  seed: string,
  keep: (report: FuzzReport) => void = () => undefined,
): Promise<FuzzReport> {
  const report = emptyReport();
  const offset = createChance(seed).below(Object.keys(EVERY_CALL).length);
  for (let sent = 0; sent < count; ) {
    const chance = createChance(`${seed} ${sent}`);
    const world = await createFuzzWorld();
    const wire = await openWire(world.server);
    const part = { from: sent + offset, most: Math.min(WORLD_REQUESTS, count - sent) };
    try {
      sent += await fuzzOneWorld({ world, wire, chance }, part, report);
    } finally {
      await wire.close();
      await world.server.close();
    }
    keep(report);
  }
  return report;
}

interface Parts {
  readonly world: FuzzWorld;
  readonly wire: Wire;
  readonly chance: Chance;
}

/** The number of requests until one ended a caller for good, or until `most`. */
async function fuzzOneWorld(
  { world, wire, chance }: Parts,
  { from, most }: { readonly from: number; readonly most: number },
  report: FuzzReport,
): Promise<number> {
  for (let i = 0; i < most; i++) {
    const fuzzed = await fuzzRequest(world, chance, from + i);
    const { status, code } = await sendOne(world, wire, fuzzed, report);
    const isOut = status === 401 || code === 'acting_over';
    if (isOut && !(await world.comeBack(fuzzed.caller))) return i + 1;
  }
  return most;
}

/** `status`: 0 for no answer. */
async function sendOne(
  world: FuzzWorld,
  wire: Wire,
  fuzzed: FuzzRequest,
  report: FuzzReport,
): Promise<{ readonly status: number; readonly code: string | undefined }> {
  const { name, call, caller, request, words } = fuzzed;
  takeStarted();
  const began = performance.now();
  const answer = await wire.send(request.clone(), HANG_MS).catch((error: unknown) => error);
  noteTime(report, name, performance.now() - began);
  const problem = answer instanceof Response ? await problemOf(call, request, answer.clone()) : String(answer);
  const faults = world.faults.splice(0).map((fault) => inspect(fault, { depth: 6 }).slice(0, 2500));
  if (problem) report.problems.push([`${name}: ${problem}`, words, ...faults].join('\n    '));
  const status = answer instanceof Response ? answer.status : 0;
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  report.callers[caller] = (report.callers[caller] ?? 0) + 1;
  const code = answer instanceof Response ? await codeOf(answer) : undefined;
  const counts = report.calls[name];
  if (counts && answer instanceof Response) {
    const hasStarted = takeStarted().has(call);
    counts.requests += 1;
    counts.started += Number(hasStarted);
    counts.deep += Number(isDeep(hasStarted, answer.ok, code));
    counts.succeeded += Number(answer.ok);
  }
  return { status, code };
}

function noteTime(report: FuzzReport, name: string, ms: number): void {
  if (ms <= report.slowestMs) return;
  report.slowestMs = Math.round(ms);
  report.slowestCall = name;
}

async function codeOf(answer: Response): Promise<string | undefined> {
  if (answer.ok || !answer.headers.get('content-type')?.startsWith('application/json')) return undefined;
  const { code } = (await answer.json()) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
