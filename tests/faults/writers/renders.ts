/**
 * Renders of a project: each that was acknowledged ends once, as a file that can be read whole or with a reason. A client that
 * got no answer repeats its request with the same key.
 */
import { randomUUID } from 'node:crypto';
import { Lost } from '../world/call-server';
import type { World } from '../world/world';
import { Refused, type Writer } from './writer';

export interface EndedRender {
  readonly id: number;
  readonly status: 'done' | 'failed';
  readonly code: string | undefined;
}

export interface Renders extends Writer {
  /** Waits until each has ended; answers how those ended that had not by the last call. */
  settled(): Promise<EndedRender[]>;
  readonly ids: readonly number[];
}

interface RenderState {
  readonly id: number;
  readonly status: string;
  readonly videoUrl: string | null;
  readonly sizeBytes: number | null;
  readonly error: { readonly code: string } | null;
}

/** A machine with much else to do paints a frame in a second. */
const LONGEST_MS = 240_000;
const LOOK_MS = 200;

/** `projectId`: whose saved state is rendered; it changes, so that nothing is taken from the kept segments. */
export function createRenders(world: World, projectId: () => number): Renders {
  const ids: number[] = [];
  const open = new Set<number>();
  let key: string | undefined;
  const ask = async (own: string) => {
    key = own;
    const headers = { 'idempotency-key': own };
    const answer = await world.call('POST', `/api/v2/project/${projectId()}/render`, { headers });
    // as many as the plan allows are under way
    const isBusy = answer.status === 409 && answer.json.code === 'concurrent_render_limit';
    if (answer.status !== 200 && !isBusy) throw new Refused('A render', answer);
    key = undefined;
    if (isBusy || ids.includes(answer.json.data.id)) return;
    ids.push(answer.json.data.id);
    open.add(answer.json.data.id);
  };
  const states = async () => {
    const { status, json } = await world.call('GET', `/api/v1/project/${projectId()}/render`);
    if (status !== 200) throw new Lost(`The renders answered ${status}`);
    return (json.data as RenderState[]).filter(({ id }) => open.has(id));
  };
  return {
    name: 'renders',
    pauseMs: 0,
    ids,
    prepare: async () => {},
    write: () => ask(randomUUID()),
    async repeat() {
      if (key !== undefined) await ask(key);
    },
    acknowledged: () => ids.length,
    async settled() {
      const late = Date.now() + LONGEST_MS;
      let found = await states();
      while (found.some(({ status }) => status === 'queued' || status === 'rendering') && Date.now() < late) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        found = await states();
      }
      return Promise.all(found.map((state) => endOf(state)));
    },
    async check() {
      const found = await states();
      const missing = [...open].filter((id) => !found.some((state) => state.id === id));
      const problems = (await Promise.all(found.map(problemsOf))).flat();
      if (problems.length + missing.length === 0) open.clear();
      return [...problems, ...missing.map((id) => `renders: ${id} is gone`)];
    },
  };
}

async function endOf({ id, status, error }: RenderState): Promise<EndedRender> {
  if (status === 'done' || status === 'failed') return { id, status, code: error?.code };
  throw new Error(`Render ${id} is still ${status}`);
}

async function problemsOf({ id, status, videoUrl, sizeBytes }: RenderState): Promise<string[]> {
  if (status === 'failed') return [];
  if (status !== 'done' || videoUrl === null) return [`renders: ${id} is ${status}`];
  const file = Buffer.from(await (await fetch(videoUrl)).arrayBuffer());
  const isMp4 = file.subarray(4, 8).toString('latin1') === 'ftyp';
  return isMp4 && file.byteLength === sizeBytes ? [] : [`renders: the file of ${id} has ${file.byteLength} bytes`];
}
