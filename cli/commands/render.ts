import type { Command, CommandInput } from '../command';
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import { given, idAt, idFlag, listFlag, textFlag } from '../read-arguments';
import { isRenderSettled, renderLines, type ShownRender } from './render-state';
import { saveRender } from './save-render';

/** One question to the server waits so long. */
const WAIT_SECONDS = 30;
const DEFAULT_MINUTES = 60;

export const renderCommand: Command = {
  usage:
    'render <projectId> [--wait] [--minutes <n>] [--out <file> [--force]] [--format mp4|webm|mov|gif|png|jpeg|webp] [--resolution 720p|1080p|4k] [--quality small|standard|high] [--fps 30|60] [--transparent] [--ratio landscape|portrait|square] [--once <text>]',
  summary:
    'Renders a project. --out waits and stores the file. Several ratios (--ratio landscape,portrait) make one file each: video-landscape.mp4, video-portrait.mp4. Ends with 3 where a render fails or takes too long.',
  options: {
    wait: { type: 'boolean' },
    minutes: { type: 'string' },
    out: { type: 'string' },
    force: { type: 'boolean' },
    format: { type: 'string' },
    resolution: { type: 'string' },
    quality: { type: 'string' },
    fps: { type: 'string' },
    transparent: { type: 'boolean' },
    ratio: { type: 'string', multiple: true },
    once: { type: 'string' },
  },
  async run(input) {
    const projectId = idAt(input.words, 0, 'project');
    const ratios = [...new Set(listFlag(input.flags, 'ratio').flatMap((text) => text.split(',')))];
    if (ratios.length < 2) {
      const [state, lines] = await renderFile(input, projectId, ratios[0], false);
      input.show(state, lines);
      return exitCodeOf(state, isWaiting(input));
    }
    return renderRatios(input, projectId, ratios);
  },
};

/** One after the other where it waits: a limit on renders at a time is not met. */
async function renderRatios(input: CommandInput, projectId: number, ratios: readonly string[]): Promise<ExitCode> {
  const states: ShownRender[] = [];
  const all: string[] = [];
  for (const ratio of ratios) {
    try {
      const [state, lines] = await renderFile(input, projectId, ratio, true);
      states.push(state);
      all.push(...lines.map((line) => `${ratio}: ${line}`));
    } catch (error) {
      // the others go on
      for (const line of all) input.io.warn(line);
      throw error;
    }
  }
  input.show(states, all);
  return (
    states.map((state) => exitCodeOf(state, isWaiting(input))).find((code) => code !== EXIT_CODES.done) ??
    EXIT_CODES.done
  );
}

/** The render, and the lines that say how it went. `isOneOfMany`: its ratio is part of its names. */
async function renderFile(
  input: CommandInput,
  projectId: number,
  ratio: string | undefined,
  isOneOfMany: boolean,
): Promise<[ShownRender, string[]]> {
  const { flags, use, io } = input;
  const out = textFlag(flags, 'out');
  const once = textFlag(flags, 'once');
  const file = isOneOfMany && out ? named(out, `${ratio}`) : out;
  const wanted = given({
    format: textFlag(flags, 'format'),
    resolution: textFlag(flags, 'resolution'),
    quality: textFlag(flags, 'quality'),
    frameRate: idFlag(flags, 'fps'),
    transparent: flags.transparent === true ? true : undefined,
    ratio,
    idempotencyKey: isOneOfMany && once ? `${once}-${ratio}` : once,
  });
  const asked = await use<ShownRender>('render_project', { projectId, ...wanted });
  const state = isWaiting(input) ? await waited(input, projectId, asked) : asked;
  if (state.status !== 'done' || file === undefined) return [state, renderLines(state)];
  await saveRender(state, file, { io, flags });
  return [state, [file]];
}

/** `video.mp4` -> `video-portrait.mp4` */
function named(file: string, ratio: string): string {
  return file.replace(/(\.[^./\\]*)?$/, (extension) => `-${ratio}${extension}`);
}

function isWaiting({ flags }: CommandInput): boolean {
  return flags.wait === true || textFlag(flags, 'out') !== undefined;
}

async function waited({ use, io, flags }: CommandInput, projectId: number, asked: ShownRender): Promise<ShownRender> {
  const minutes = idFlag(flags, 'minutes') ?? DEFAULT_MINUTES;
  const until = Date.now() + minutes * 60_000;
  let state = asked;
  while (!isRenderSettled(state) && Date.now() < until) {
    const left = Math.ceil((until - Date.now()) / 1000);
    const look = given({ projectId, renderId: asked.renderId ?? undefined, waitSeconds: Math.min(WAIT_SECONDS, left) });
    state = await use<ShownRender>('read_render', look);
    if (!flags.json && !isRenderSettled(state)) io.warn(renderLines(state).join(' '));
  }
  return state;
}

function exitCodeOf({ status }: ShownRender, hasWaited: boolean): ExitCode {
  if (status === 'done') return EXIT_CODES.done;
  return hasWaited || status === 'failed' ? EXIT_CODES.found : EXIT_CODES.done;
}
