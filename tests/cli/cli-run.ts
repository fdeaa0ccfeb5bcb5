/** The command line against a test server, without a process. */
import { PassThrough, Readable } from 'node:stream';
import { type CommandIo, runCli } from '../../cli/run-cli';
import { ORIGIN, type TestServer } from '../server/fixtures/test-server';

export interface CliRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** What was written, by file. */
  readonly files: ReadonlyMap<string, string>;
}

export interface CliSurroundings {
  readonly env?: Readonly<Record<string, string>>;
  /** Files that can be read. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly fetch?: CommandIo['fetch'];
}

/** Runs commands with a key of the server. */
export function cliOf(server: TestServer, key: string) {
  return async (args: readonly string[], { env, texts = {}, fetch }: CliSurroundings = {}): Promise<CliRun> => {
    const lines = { out: [] as string[], err: [] as string[] };
    const files = new Map<string, string>();
    const io: CommandIo = {
      env: env ?? { SPOTREEL_SERVER: ORIGIN, SPOTREEL_API_KEY: key },
      print: (line) => lines.out.push(line),
      warn: (line) => lines.err.push(line),
      readText: async (file) => texts[file] ?? Promise.reject(new Error(`There is no ${file}`)),
      async writeFile(file, content, mayReplace) {
        if (files.has(file) && !mayReplace) throw new Error(`${file} exists`);
        const chunks: Uint8Array[] = [];
        for await (const chunk of content) chunks.push(chunk);
        files.set(file, Buffer.concat(chunks).toString());
      },
      stdin: Readable.from([]),
      stdout: new PassThrough(),
      fetch: fetch ?? ((url, init) => server.fetch(String(url), init)),
      signal: new AbortController().signal,
    };
    const code = await runCli(args, io);
    return { code, out: lines.out.join('\n'), err: lines.err.join('\n'), files };
  };
}
