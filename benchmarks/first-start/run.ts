/**
 * What a newcomer waits for: `npm start` in a clean clone, until the first page answers and until all is there, and the same once
 * more. Run it with `npm run bench:first-start [-- --port 4600]`. It clones what is committed, with the Node and npm of the machine.
 * To reach, on two quiet cores: a page after 90 s, 60 of them the installation; the second time after 5 s.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const port = argument('port') ?? '4600';
const LOOK_MS = 100;
const READY = 'Spotreel is ready';
/** What the last line of a first start begins with, in either order. */
const LAST = ['All pictures of the library are painted', 'The rest is built'];

/** Without the Node and the programs that this checkout has installed. */
function machinePath(): string {
  const own = path.resolve('node_modules');
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.filter((folder) => !folder.startsWith(own) && !folder.includes('node-gyp-bin')).join(path.delimiter);
}

/** Answers when a page was there and all lines have come. */
async function start(clone: string, name: string, isComplete: (lines: readonly string[]) => boolean): Promise<void> {
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
  const env = { HOME: process.env.HOME, PATH: machinePath(), PORT: port, DATA_DIR: path.join(clone, 'data') };
  const child = spawn('npm', ['start'], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    if (!line.startsWith('{')) console.log(`${seconds().padStart(7)}  ${line}`);
  });
  const ended = new Promise<never>((_, reject) => child.on('exit', () => reject(new Error(`${name} ended early`))));
  ended.catch(() => {});
  try {
    await Promise.race([ended, until(isAnswering)]);
    const ready = seconds();
    await Promise.race([ended, until(async () => isComplete(lines))]);
    console.log(`${name}: a page after ${ready} s, complete after ${seconds()} s, load ${loadavg()[0]?.toFixed(1)}\n`);
  } finally {
    await stop(child);
  }
}

async function isAnswering(): Promise<boolean> {
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } }).catch(() => undefined);
  return page?.ok === true;
}

async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}

/** The whole group: npm, its shell, the build and the server. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.on('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await gone;
  await until(async () => !(await isAnswering()));
}

const clone = mkdtempSync(path.join(tmpdir(), 'spotreel-first-start-'));
try {
  execFileSync('git', ['clone', '--quiet', '.', clone]);
  await start(clone, 'First start', (lines) => LAST.every((last) => lines.some((line) => line.includes(last))));
  await start(clone, 'Second start', (lines) => lines.some((line) => line.includes(READY)));
} finally {
  rmSync(clone, { recursive: true, force: true });
}
