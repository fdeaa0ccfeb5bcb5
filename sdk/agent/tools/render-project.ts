import * as z from 'zod/mini';
import { renderFormat } from '../../contract/schemas/render';
import { defineTool, withDescription } from '../agent-tool';
import { renderView, toRenderView } from '../render-view';
import { projectId } from '../tool-inputs';

export const renderProjectTool = defineTool({
  name: 'render_project',
  title: 'Render a project',
  description:
    'Puts the saved project into the render queue. It counts against the limits of the account. Ask read_render until it is done.',
  isReadOnly: false,
  input: z.strictObject({
    projectId,
    format: withDescription(z.optional(renderFormat), 'Of an image project: png, jpeg or webp. A video is always mp4.'),
    idempotencyKey: withDescription(
      z.optional(z.string().check(z.minLength(8), z.maxLength(100))),
      'A text of your choice: the same one again does not render twice.',
    ),
  }),
  output: renderView,
  async run({ projectId: id, format, idempotencyKey }, { client, signal }) {
    const params = { projectId: id };
    await client.requestRender({ params, query: { format }, idempotencyKey, signal });
    return { data: toRenderView(await client.renderState({ params, signal })) };
  },
});
