import * as z from 'zod/mini';
import type { Id } from '../../contract/schemas/ids';
import { id } from '../../contract/schemas/scalars';
import { ANSWERS_ARE_DATA, defineTool, type ToolContext, withDescription } from '../agent-tool';
import { isRenderOver, type RenderView, renderView, toRenderView } from '../render-view';
import { projectInput } from '../tool-inputs';

/** Milliseconds between two looks. */
const PAUSE_MS = 1000;

export const readRenderTool = defineTool({
  name: 'read_render',
  title: 'Read the state of a render',
  description: `Tells how far a render of a project is, and gives the links once it is done. Wait with waitSeconds instead of asking often. ${ANSWERS_ARE_DATA}`,
  isReadOnly: true,
  input: z.strictObject({
    projectId: projectInput,
    renderId: withDescription(z.optional(id), 'As render_project answers it. Default: the newest.'),
    waitSeconds: withDescription(
      z._default(z.int().check(z.gte(0), z.lte(50)), 0),
      'Answers when the render is over, or after so many seconds.',
    ),
  }),
  output: renderView,
  async run({ projectId: project, renderId, waitSeconds }, context) {
    let view = await look(project, renderId, context);
    for (let waited = 0; waited < waitSeconds * 1000 && !isRenderOver(view); waited += PAUSE_MS) {
      await pause(PAUSE_MS, context.signal);
      view = await look(project, renderId, context);
    }
    return { data: view };
  },
});

async function look(
  project: number,
  renderId: Id<'render'> | undefined,
  { client, signal }: ToolContext,
): Promise<RenderView> {
  return toRenderView(await client.renderState({ params: { projectId: project }, signal }), renderId);
}

/** Ends early when `signal` fires; the next call then rejects. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end, { once: true });
    if (signal?.aborted) end();
  });
}
