import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';

/** Turns of the wheel, each once the page has taken the last, and how far each goes: some 35 rows of cards. */
const TURNS = 240;
const TURN_PX = 40;

async function scroll(page: Page): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, TURN_PX);
    await wait(16);
  }
}

/** ms from frame to frame, as the page itself sees them, while it is scrolled. */
export async function scrolledFrames(page: Page): Promise<number[]> {
  await page.mouse.move(720, 600);
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const tick = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(globalThis, { frames });
  });
  await wait(500);
  await takeFrames(page);
  await scroll(page);
  return takeFrames(page);
}

/** ms from frame to frame since it was asked last. */
function takeFrames(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.splice(0));
}

/** ms of thread time of each task of the page's main thread while it is scrolled; other processes' load is not counted. */
export async function mainThreadTasks(page: Page, devtools: CDPSession, file?: string): Promise<number[]> {
  await page.mouse.move(720, 600);
  const trace = await startTrace(devtools, file);
  await scroll(page);
  return trace();
}

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly pid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The answer ends the trace; `file` gets all of it, with what each task did. */
async function startTrace(devtools: CDPSession, file: string | undefined): Promise<() => Promise<number[]>> {
  const events: TraceEvent[] = [];
  const categories = 'toplevel,disabled-by-default-devtools.timeline,devtools.timeline,__metadata';
  const take = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', take);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories.split(',') },
  });
  return async () => {
    const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await ended;
    devtools.off('Tracing.dataCollected', take);
    if (file) writeFileSync(file, JSON.stringify(events));
    const main = busiestMainThread(events);
    return events
      .filter(({ name, tid, pid }) => name === 'RunTask' && `${pid} ${tid}` === main)
      .map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000);
  };
}

function busiestMainThread(events: readonly TraceEvent[]): string | undefined {
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const workOf = (main: string) =>
    events.reduce(
      (sum, { name, pid, tid, tdur = 0 }) => sum + (name === 'RunTask' && `${pid} ${tid}` === main ? tdur : 0),
      0,
    );
  return mains.toSorted((a, b) => workOf(b) - workOf(a))[0];
}
