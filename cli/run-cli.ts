import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { callAgentTool, createAgentClient, type ToolContext } from '@spotreel/sdk/agent';
import { isSpotreelError, messageOf, SpotreelError } from '@spotreel/sdk/internal/base';
import type { Command, CommandInput, Flags } from './command';
import type { CommandIo } from './command-io';
import { COMMANDS } from './commands/commands';
import { EXIT_CODES, type ExitCode } from './exit-codes';
import { helpText } from './help-text';
import { textFlag } from './read-arguments';
import { UsageError } from './usage-error';
import { VERSION } from './version';

export type { CommandIo, ExitCode };
export { EXIT_CODES };

/** Every command takes these. */
const OPTIONS: ParseArgsOptionsConfig = {
  server: { type: 'string' },
  key: { type: 'string' },
  user: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

/** `args`: without the program's own name. Never rejects: what fails is printed to `io.warn`. Returns the exit code. */
export async function runCli(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const [name = 'help', ...rest] = args;
  if (name === '--version' || name === '-v') return printed(io, VERSION);
  if (['help', '--help', '-h'].includes(name)) return printed(io, helpText());
  const isJson = rest.includes('--json');
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new UsageError(`There is no command “${name}”. “spotreel help” lists all.`);
    return await runCommand(command, rest, io);
  } catch (thrown) {
    return reported(thrown, isJson, io);
  }
}

async function runCommand(command: Command, args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const { flags, words } = parsed(command, args);
  if (flags.help) return printed(io, `spotreel ${command.usage}\n\n${command.summary}`);
  const context = contextOf(flags, io);
  const input: CommandInput = {
    words,
    flags,
    context,
    io,
    use: async <Data>(tool: string, values: object) => (await callAgentTool(tool, values, context)).data as Data,
    show: (data, lines) => io.print(flags.json ? JSON.stringify(data) : lines.join('\n')),
  };
  return command.run(input);
}

function parsed({ options, usage }: Command, args: readonly string[]): { flags: Flags; words: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...OPTIONS, ...options },
      allowPositionals: true,
    });
    return { flags: values as Flags, words: positionals };
  } catch (thrown) {
    throw new UsageError(`${messageOf(thrown)}\nUsage: spotreel ${usage}`);
  }
}

/** Flags come before the environment. */
function contextOf(flags: Flags, { env, fetch, signal }: CommandIo): ToolContext {
  const server = textFlag(flags, 'server') ?? env.SPOTREEL_SERVER;
  const apiKey = textFlag(flags, 'key') ?? env.SPOTREEL_API_KEY;
  if (!server || !/^https?:\/\//.test(server) || !URL.canParse(server)) {
    throw new UsageError('Set SPOTREEL_SERVER, or --server, to the address of the server: https://videos.example.com');
  }
  if (!apiKey) throw new UsageError('Set SPOTREEL_API_KEY to an API key. The app has them under Account > Developers.');
  const baseUrl = server.replace(/(?<!\/)\/+$/, '');
  const user = textFlag(flags, 'user') ?? env.SPOTREEL_USER;
  return {
    client: createAgentClient({ baseUrl, apiKey, user, fetch }),
    baseUrl,
    signal,
    async readFile(url, aborted) {
      const answer = await fetch(url, aborted ? { signal: aborted } : {});
      if (!answer.ok) throw new SpotreelError('request_failed', `The file answers with ${answer.status}.`);
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
}

function printed(io: CommandIo, text: string): ExitCode {
  io.print(text);
  return EXIT_CODES.done;
}

const NO_ANSWER: readonly string[] = ['network_error', 'timeout'];

function reported(thrown: unknown, isJson: boolean, io: CommandIo): ExitCode {
  if (thrown instanceof UsageError) {
    io.warn(isJson ? JSON.stringify({ error: { code: 'usage', message: thrown.message } }) : thrown.message);
    return EXIT_CODES.usage;
  }
  const code = isSpotreelError(thrown) ? thrown.code : 'failed';
  const details = isSpotreelError(thrown) ? thrown.details : undefined;
  const error = { code, message: messageOf(thrown), ...(details && { details }) };
  const lines = Object.entries(details ?? {}).map(([field, texts]) => `  ${field}: ${texts.join(' ')}`);
  io.warn(isJson ? JSON.stringify({ error }) : [`${error.message} (${code})`, ...lines].join('\n'));
  return NO_ANSWER.includes(code) ? EXIT_CODES.unreachable : EXIT_CODES.failed;
}
