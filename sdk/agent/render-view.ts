/** A render as tools show it: how far it is, and the links once it is done. */
import * as z from 'zod/mini';
import { type ProjectRenderState, projectStatus } from '../contract/schemas/render';
import { withDescription } from './agent-tool';

export const renderView = z.object({
  status: projectStatus,
  percentageComplete: z.number(),
  queuePosition: withDescription(z.nullable(z.int()), '1 is next.'),
  isCurrent: withDescription(z.boolean(), 'It shows the project as it is saved; false: the project was changed since.'),
  url: withDescription(z.nullable(z.string()), 'Shows the video or the image. Signed, good for some hours.'),
  downloadUrl: withDescription(z.nullable(z.string()), 'The same file, to be stored. Signed, good for some hours.'),
  error: withDescription(z.nullable(z.object({ code: z.string(), message: z.string() })), 'Why it failed.'),
});

export type RenderView = z.input<typeof renderView>;

/** Shows the newest render. */
export function toRenderView({ status, percentageComplete, queuePosition, renders }: ProjectRenderState): RenderView {
  const [newest] = renders;
  const error = newest?.error;
  return {
    status,
    percentageComplete,
    queuePosition,
    isCurrent: newest?.isCurrent ?? false,
    url: newest?.videoUrl ?? newest?.imageUrl ?? null,
    downloadUrl: newest?.downloadUrl ?? null,
    error: error ? { code: error.code, message: error.message } : null,
  };
}

/** Whether nothing will change any more without a new request. */
export function isRenderOver({ status }: Pick<RenderView, 'status'>): boolean {
  return status !== 'queued' && status !== 'rendering';
}
