import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { CommandIo } from './command-io';

/** Standard input and output, files and network of this process. */
export function processIo(): CommandIo {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return {
    env: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
    warn: (line) => process.stderr.write(`${line}\n`),
    readText: (file) => (file === '-' ? text(process.stdin) : readFile(file, 'utf8')),
    writeFile: (file, content, mayReplace) =>
      pipeline(content, createWriteStream(file, { flags: mayReplace ? 'w' : 'wx' }), { signal: stop.signal }),
    stdin: process.stdin,
    stdout: process.stdout,
    fetch: globalThis.fetch,
    signal: stop.signal,
  };
}
