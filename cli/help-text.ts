import { COMMANDS } from './commands/commands';

const REST = `Every command takes
  --server <address>   or SPOTREEL_SERVER: where the server is
  --key <key>          or SPOTREEL_API_KEY; other people of the machine can read flags, so prefer the environment
  --user <externalId>  or SPOTREEL_USER: for whom to work; by default for the person who made the key
  --json               print the answer as JSON, and errors as JSON too
  --help               how the command is written

Exit codes: 0 done, 1 refused, 2 wrong usage, 3 the check found something or the render failed, 4 no answer.`;

/** All commands, and what they have in common. */
export function helpText(): string {
  const commands = Object.values(COMMANDS).flatMap(({ usage, summary }) => [`  spotreel ${usage}`, `      ${summary}`]);
  return ['Makes videos with a Spotreel server.', '', ...commands, '', REST].join('\n');
}
