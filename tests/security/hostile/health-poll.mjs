// @ts-check
/** A thread that asks an address again and again, and answers a message with the milliseconds of each answer since the last one. */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 50;

/** @type {number[]} */
let times = [];
parentPort?.on('message', () => {
  parentPort?.postMessage(times);
  times = [];
});

for (;;) {
  const began = performance.now();
  const answer = await fetch(workerData.url);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${workerData.url} answered ${answer.status}`);
  times.push(performance.now() - began);
  await wait(EVERY_MS);
}
