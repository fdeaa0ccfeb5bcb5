/**
 * Memory of a real server process while a file of 2 GB goes in, in parts of 8 MiB. Then it is inspected and converted.
 * `--mib`: size of the file. It is a short video with an empty box behind it. The same is done with 16 MiB before, so that all code is warm.
 */
import { openAsBlob, readFileSync, rmSync } from 'node:fs';
import { copyFile, mkdtemp, open } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { UPLOAD_PART_BYTES } from '@spotreel/sdk/internal/contract';
import { endProcess, PASSWORD, type Running, startProcess } from '../queue/processes';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const size = Number(argument('mib') ?? 2048) * 1024 * 1024;
const video = argument('video') ?? 'dist/server/help/tutorials/one-video-three-sizes.mp4';
const EVERY_MS = 50;

/** Writes the memory of the server to a file, as only a process knows its own heap. */
const PROBE = `import{writeFileSync as w}from'node:fs';setInterval(()=>w(process.env.MEMORY_FILE,JSON.stringify(process.memoryUsage())),${EVERY_MS}).unref()`;

interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
}

const folder = await mkdtemp(path.join(tmpdir(), 'spotreel-upload-'));
const memoryFile = path.join(folder, 'memory.json');
const running = await startProcess('.', 'main.js', {
  DATA_DIR: path.join(folder, 'data'),
  HOST: '127.0.0.1',
  MEMORY_FILE: memoryFile,
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(PROBE)}`,
});
try {
  await measureAll(running);
} finally {
  await endProcess(running, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(server: Running): Promise<void> {
  const token = await signIn(server.url);
  const file = path.join(folder, 'long.mp4');
  await upload(server.url, token, file, 16 * 1024 * 1024);
  await rest(20_000);
  const before = memory();
  console.log(
    `before: resident ${mib(before.rss)}, heap ${mib(before.heapUsed)}, buffers ${mib(before.external)} MiB\n`,
  );
  console.log('| | most resident, MiB | more | most heap, MiB | more | buffers, MiB |\n|---|---|---|---|---|---|');
  const began = performance.now();
  const phases = await upload(server.url, token, file, size);
  for (const [name, most] of Object.entries(phases))
    console.log(
      `| ${name} | ${mib(most.rss)} | ${mib(most.rss - before.rss)} | ${mib(most.heapUsed)} | ${mib(most.heapUsed - before.heapUsed)} | ${mib(most.external)} |`,
    );
  console.log(
    `\n${mib(size)} MiB in ${((performance.now() - began) / 1000).toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}`,
  );
}

/** The most that the server had while parts came in, and while it made a file of them. */
async function upload(url: string, token: string, file: string, bytes: number): Promise<Record<string, Memory>> {
  await writeVideo(file, bytes);
  const json = { name: path.basename(file), size: bytes, lastModified: Date.now() };
  const { id } = await answered(url, token, 'POST', '/v1/media/upload', JSON.stringify(json));
  const content = await openAsBlob(file);
  const parts = await mostDuring(async () => {
    for (let start = 0, part = 1; start < bytes; start += UPLOAD_PART_BYTES, part++) {
      const form = new FormData();
      form.append('part', content.slice(start, start + UPLOAD_PART_BYTES), 'part');
      await answered(url, token, 'PUT', `/v1/media/upload/${id}/part/${part}`, form);
    }
  });
  const completed = await mostDuring(() => answered(url, token, 'POST', `/v1/media/upload/${id}/complete`));
  const converted = await mostDuring(() => rest(15_000));
  return { 'parts come in': parts, 'the file is made and read': completed, 'the video is converted': converted };
}

/** An MP4 may end with a box that holds nothing: its length, 64 bits of it, follows the name. */
async function writeVideo(file: string, bytes: number): Promise<void> {
  await copyFile(video, file);
  const handle = await open(file, 'r+');
  const { size: videoBytes } = await handle.stat();
  const box = Buffer.alloc(16);
  box.writeUInt32BE(1, 0);
  box.write('free', 4);
  box.writeBigUInt64BE(BigInt(bytes - videoBytes), 8);
  await handle.write(box, 0, box.length, videoBytes);
  await handle.truncate(bytes);
  await handle.close();
}

async function mostDuring(work: () => Promise<unknown>): Promise<Memory> {
  let most = memory();
  const timer = setInterval(() => {
    const { rss, heapUsed, external } = memory();
    most = {
      rss: Math.max(most.rss, rss),
      heapUsed: Math.max(most.heapUsed, heapUsed),
      external: Math.max(most.external, external),
    };
  }, EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return most;
}

let latest: Memory = { rss: 0, heapUsed: 0, external: 0 };

/** The file may be read while it is written: then the value before it counts. */
function memory(): Memory {
  try {
    latest = JSON.parse(readFileSync(memoryFile, 'utf8')) as Memory;
  } catch {}
  return latest;
}

async function answered(url: string, token: string, method: string, address: string, body?: string | FormData) {
  const json = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
  const headers = { ...json, ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${url}/api${address}`, { method, headers, ...(body !== undefined && { body }) });
  if (!answer.ok) throw new Error(`${method} ${address} answers ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: { id: number; token?: string } }).data;
}

async function signIn(url: string): Promise<string> {
  const json = { email: 'demo@spotreel.test', password: PASSWORD };
  return (await answered(url, '', 'POST', '/v1/security/login', JSON.stringify(json))).token ?? '';
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function mib(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
