import * as z from 'zod/mini';
import { outputFrameRate, outputQuality, outputResolution } from '../../contract/export/output';
import { renderFormat } from '../../contract/export/render';
import { ratio } from '../../contract/schemas/scalars';
import { defineTool, withDescription } from '../agent-tool';
import { renderView, toRenderView } from '../render-view';
import { projectInput } from '../tool-inputs';

export const renderProjectTool = defineTool({
  name: 'render_project',
  title: 'Render a project',
  description:
    'Puts the saved project into the render queue. It counts against the limits of the account. Ask read_render with its renderId until it is done.',
  isReadOnly: false,
  input: z.strictObject({
    projectId: projectInput,
    format: withDescription(
      z.optional(renderFormat),
      'Of an image project: png, jpeg or webp. Of a video: mp4, webm, mov (ProRes 4444, up to 5 minutes) or gif (up to 60 seconds, no sound, no other choice). Default: png or mp4.',
    ),
    resolution: withDescription(z.optional(outputResolution), 'Of a video. Default: 1080p.'),
    quality: withDescription(z.optional(outputQuality), 'Of a video. Default: standard.'),
    frameRate: withDescription(z.optional(outputFrameRate), 'Of a video. Default: 30.'),
    transparent: withDescription(
      z.optional(z.boolean()),
      'Of webm and mov: leaves out backgrounds that are a color. Default: false.',
    ),
    ratio: withDescription(
      z.optional(ratio),
      'Shape of the file. Each scene needs a layout for it. Call once for each ratio. Default: that of the project.',
    ),
    idempotencyKey: withDescription(
      z.optional(z.string().check(z.minLength(8), z.maxLength(100))),
      'A text of your choice: the same one again does not render twice.',
    ),
  }),
  output: renderView,
  async run({ projectId: id, idempotencyKey, ...choices }, { client, signal }) {
    const params = { projectId: id };
    const asked = await client.requestRender({ params, query: choices, idempotencyKey, signal });
    return { data: toRenderView(await client.renderState({ params, signal }), asked.id) };
  },
});
