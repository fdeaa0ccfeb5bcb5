import type { Id } from '../../contract/schemas/ids';
import { createForm } from '../resource/form';
import type { Spotreel } from '../spotreel';

/** Pictures of single frames of a project's exports. One a dialog. */
export function createExportFrames({ editing: { context } }: Pick<Spotreel, 'editing'>, projectId: Id<'project'>) {
  const form = createForm(context.t);
  return {
    /** State of painting a picture, with the reason for a failure. */
    $painting: form.$state,
    /**
     * Address of the download of a JPEG, or PNG of a transparent video. Without `atSeconds`: of the poster's moment.
     * Undefined: `$painting` says why. Never rejects.
     */
    async frame(renderId: Id<'render'>, atSeconds?: number): Promise<string | undefined> {
      const params = { projectId, renderId };
      const body = atSeconds === undefined ? {} : { atSeconds };
      const still = await form.send(async () => (await context.accounts()).renderFrame({ params, body }));
      return still?.downloadUrl;
    },
  };
}
