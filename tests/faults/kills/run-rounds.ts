/** Rounds of clients that write, a process that is killed, and a check of what was acknowledged. */
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../../sdk/base/errors';
import { Lost } from '../world/call-server';
import type { RunningProgram } from '../world/running-program';
import type { World } from '../world/world';
import { createAnswers } from '../writers/answers';
import { createEvents } from '../writers/events';
import { createPayments } from '../writers/payments';
import { createRenders, type EndedRender } from '../writers/renders';
import { createSaves } from '../writers/saves';
import { createUploads } from '../writers/uploads';
import type { Writer } from '../writers/writer';
import { killProgram, killVictims } from './kill-victim';
import { leftBehind } from './left-behind';
import {
  isServer,
  planRound,
  type Round,
  VICTIMS,
  VICTIMS_WITH_SECOND,
  VICTIMS_WITH_WORKER,
  type Victim,
} from './plan-round';
import { strayUploads } from './stray-uploads';

export interface RoundsReport {
  readonly problems: string[];
  /** Processes that were killed, by kind. */
  readonly killed: Record<string, number>;
  /** Acknowledged writes, by kind. */
  readonly acknowledged: Record<string, number>;
  /** Renders by how they ended. */
  readonly ended: Record<string, number>;
}

/** Rounds between two looks at what is left behind and at the webhooks. */
const LOOK_EVERY = 5;

/** The cause that a render may name, by what was killed twice. */
const CAUSES = {
  server: [],
  second: [],
  worker: [],
  painter: ['painter_crashed'],
  encoder: ['encoder_killed'],
} as const;

/** Rejects with the last words of the processes where a valid write is refused. */
export async function runRounds(world: World, seed: string, numbers: readonly number[]): Promise<RoundsReport> {
  try {
    return await allRounds(world, seed, numbers);
  } catch (error) {
    throw new Error(`${messageOf(error)}\n${world.server().words()}\n${world.painting().words()}`, { cause: error });
  }
}

async function allRounds(world: World, seed: string, numbers: readonly number[]): Promise<RoundsReport> {
  await world.start();
  const saves = createSaves(world);
  const answers = createAnswers(world);
  const renders = createRenders(world, saves.projectId);
  const writers: readonly Writer[] = [saves, createUploads(world), answers, createPayments(world)];
  const events = createEvents(world);
  for (const { prepare } of [...writers, events]) await prepare();
  const report: RoundsReport = { problems: [], killed: {}, acknowledged: {}, ended: {} };
  const endedIds: number[] = [];
  for (const number of numbers) {
    const round = planRound(seed, number, victimsOf(world));
    const note = (problems: readonly string[]) =>
      report.problems.push(...problems.map((problem) => `round ${number} (${JSON.stringify(round)}): ${problem}`));
    const { left, count } = await disturb(world, round, writers, renders);
    report.killed[round.victim] = (report.killed[round.victim] ?? 0) + count;
    note(left.map(({ command }) => `${command} outlives its server`));
    for (const ended of await renders.settled()) {
      endedIds.push(ended.id);
      const how = ended.code ?? ended.status;
      report.ended[how] = (report.ended[how] ?? 0) + 1;
      note(problemsOfEnd(ended, round));
    }
    for (const { check } of [...writers, renders]) note(await check());
    const isLast = number === numbers.at(-1);
    if (isLast || number % LOOK_EVERY === 0) {
      note(await events.check(answers.texts, endedIds));
      note(await leftBehind(world));
    }
    if (isLast) note(await strayUploads(world));
    if (report.problems.length > 0) break;
  }
  for (const { name, acknowledged } of [...writers, renders]) report.acknowledged[name] = acknowledged();
  return report;
}

function victimsOf({ place, second }: World): readonly Victim[] {
  if (second) return VICTIMS_WITH_SECOND;
  return place ? VICTIMS_WITH_WORKER : VICTIMS;
}

/** Writes from all sides until the victim is dead, and brings the server back. */
async function disturb(world: World, round: Round, writers: readonly Writer[], renders: Writer) {
  let isOver = false;
  if (round.isRendering) await renders.write();
  const load = Promise.all(writers.map((writer) => keepWriting(writer, () => isOver)));
  const count = await killVictims(world, round, () => isOver);
  const program = programOf(world, round);
  const left = program ? await killProgram(program) : [];
  isOver = true;
  await load;
  if (program) await world.start();
  if (isServer(round.victim)) {
    for (const { repeat } of [...writers, renders]) await repeat();
  }
  return { left, count };
}

/** The server, the second one or the worker, where one of them is to be killed. */
function programOf(world: World, { victim }: Round): RunningProgram | undefined {
  if (victim === 'server') return world.server();
  if (victim === 'second') return world.second?.program();
  return victim === 'worker' ? world.painting() : undefined;
}

async function keepWriting({ write, pauseMs }: Writer, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      await write();
    } catch (error) {
      if (error instanceof Lost) return;
      throw error;
    }
    await sleep(pauseMs);
  }
}

/** One death is no reason to give up: only what was killed twice may fail, and it names that cause. */
function problemsOfEnd({ id, status, code }: EndedRender, { victim, times }: Round): string[] {
  if (status === 'done') return [];
  const causes: readonly string[] = times > 1 ? CAUSES[victim] : [];
  return causes.includes(code ?? '') ? [] : [`render ${id} failed with ${code}`];
}
