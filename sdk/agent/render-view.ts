/** A render as tools show it: how far it is, and the links once it is done. */

import * as z from 'zod/mini';
import { SpotreelError } from '../base/errors';
import { type ProjectRenderState, projectStatus } from '../contract/export/render';
import type { Id } from '../contract/schemas/ids';
import { id, ratio } from '../contract/schemas/scalars';
import { withDescription } from './agent-tool';

export const renderView = z.object({
  renderId: withDescription(z.nullable(id), 'Null: the project was never rendered.'),
  ratio: withDescription(z.nullable(ratio), 'Of the file.'),
  status: projectStatus,
  percentageComplete: z.number(),
  queuePosition: withDescription(z.nullable(z.int()), '1 is next.'),
  isCurrent: withDescription(z.boolean(), 'It shows the project as it is saved; false: the project was changed since.'),
  url: withDescription(z.nullable(z.string()), 'Shows the video or the image. Signed, good for some hours.'),
  downloadUrl: withDescription(z.nullable(z.string()), 'The same file, to be stored. Signed, good for some hours.'),
  error: withDescription(z.nullable(z.object({ code: z.string(), message: z.string() })), 'Why it failed.'),
});

export type RenderView = z.input<typeof renderView>;

/** Shows this render, or the newest one. Throws `not_found` for one that is none of the project's. */
export function toRenderView({ renders }: Pick<ProjectRenderState, 'renders'>, renderId?: Id<'render'>): RenderView {
  const render = renderId === undefined ? renders[0] : renders.find(({ id: one }) => one === renderId);
  if (!render && renderId !== undefined) throw new SpotreelError('not_found', `There is no render ${renderId}.`);
  if (!render) return NEVER_RENDERED;
  const { status, percentageComplete, queuePosition, isCurrent, downloadUrl, error } = render;
  return {
    renderId: render.id,
    ratio: render.ratio ?? null,
    status,
    percentageComplete,
    queuePosition,
    isCurrent,
    url: render.videoUrl ?? render.imageUrl,
    downloadUrl,
    error: error ? { code: error.code, message: error.message } : null,
  };
}

const NEVER_RENDERED: RenderView = {
  renderId: null,
  ratio: null,
  status: 'new',
  percentageComplete: 0,
  queuePosition: null,
  isCurrent: false,
  url: null,
  downloadUrl: null,
  error: null,
};

/** True once only a new request can change the render. */
export function isRenderOver({ status }: Pick<RenderView, 'status'>): boolean {
  return status !== 'queued' && status !== 'rendering';
}
