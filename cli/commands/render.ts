import type { Command, CommandInput } from '../command';
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import { given, idAt, idFlag, textFlag } from '../read-arguments';
import { isRenderSettled, renderLines, type ShownRender } from './render-state';
import { saveRender } from './save-render';

/** One question to the server waits so long. */
const WAIT_SECONDS = 30;
const DEFAULT_MINUTES = 60;

export const renderCommand: Command = {
  usage:
    'render <projectId> [--wait] [--minutes <n>] [--out <file> [--force]] [--format png|jpeg|webp] [--once <text>]',
  summary: 'Renders a project. --out waits and stores the file. Ends with 3 where the render fails or takes too long.',
  options: {
    wait: { type: 'boolean' },
    minutes: { type: 'string' },
    out: { type: 'string' },
    force: { type: 'boolean' },
    format: { type: 'string' },
    once: { type: 'string' },
  },
  async run(input) {
    const { words, flags, use, show, io } = input;
    const projectId = idAt(words, 0, 'project');
    const minutes = idFlag(flags, 'minutes') ?? DEFAULT_MINUTES;
    const wanted = given({ format: textFlag(flags, 'format'), idempotencyKey: textFlag(flags, 'once') });
    const file = textFlag(flags, 'out');
    const asked = await use<ShownRender>('render_project', { projectId, ...wanted });
    const state = flags.wait === true || file !== undefined ? await waited(input, projectId, asked, minutes) : asked;
    if (state.status === 'done' && file !== undefined) await saveRender(state, file, { io, flags });
    show(state, file !== undefined && state.status === 'done' ? [file] : renderLines(state));
    return exitCodeOf(state, flags.wait === true || file !== undefined);
  },
};

async function waited(
  { use, io, flags }: CommandInput,
  projectId: number,
  asked: ShownRender,
  minutes: number,
): Promise<ShownRender> {
  const until = Date.now() + minutes * 60_000;
  let state = asked;
  while (!isRenderSettled(state) && Date.now() < until) {
    const left = Math.ceil((until - Date.now()) / 1000);
    state = await use<ShownRender>('read_render', { projectId, waitSeconds: Math.min(WAIT_SECONDS, left) });
    if (!flags.json && !isRenderSettled(state)) io.warn(renderLines(state).join(' '));
  }
  return state;
}

function exitCodeOf({ status }: ShownRender, hasWaited: boolean): ExitCode {
  if (status === 'done') return EXIT_CODES.done;
  return hasWaited || status === 'failed' ? EXIT_CODES.found : EXIT_CODES.done;
}
