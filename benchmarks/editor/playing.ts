/** Frames a second that the scene worker paints while a video plays, on a page that rests and on one that is busy. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { PAINTED, type Painted } from './worker-probe';

const SECONDS = 4;
/** What a busy host page does: its thread is blocked for the first part of each turn. */
const BUSY_MS = 50;
const TURN_MS = 100;

/** Prints both. The page has to show the editor, and its workers have to be probed. */
export async function measurePlaying(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await wait(2000);
  const resting = await framesASecond(page, 0);
  const busy = await framesASecond(page, BUSY_MS);
  console.log(`frames a second while it plays: ${resting.toFixed(1)}, on a busy page ${busy.toFixed(1)}`);
  await page.getByRole('button', { name: 'Pause' }).click();
}

async function framesASecond(page: Page, busyMs: number): Promise<number> {
  const options = { channel: PAINTED, busyMs, turnMs: TURN_MS, lengthMs: SECONDS * 1000 };
  return (await page.evaluate(countFrames, options)) / SECONDS;
}

interface CountOptions {
  readonly channel: string;
  readonly busyMs: number;
  readonly turnMs: number;
  readonly lengthMs: number;
}

/** Runs in the page. */
async function countFrames({ channel: name, busyMs, turnMs, lengthMs }: CountOptions): Promise<number> {
  const now = () => performance.timeOrigin + performance.now();
  const from = now();
  const times: number[] = [];
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Painted>) => times.push(data.atMs));
  const turns = setInterval(() => {
    const end = now() + busyMs;
    while (now() < end);
  }, turnMs);
  await new Promise((resolve) => setTimeout(resolve, lengthMs + 200));
  clearInterval(turns);
  channel.close();
  return times.filter((atMs) => atMs >= from && atMs < from + lengthMs).length;
}
