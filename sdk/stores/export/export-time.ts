import { atom } from 'nanostores';
import type { Id } from '../../contract/schemas/ids';
import type { Spotreel } from '../spotreel';

/** Estimated time of an export of a 3D template. One a dialog. */
export function createExportTime({ editing: { context } }: Pick<Spotreel, 'editing'>, projectId: Id<'project'>) {
  const $seconds = atom<number | undefined>();
  return {
    /** Seconds from the first frame on. Undefined: not known, or a project without 3D. */
    $seconds,
    /** Asks the server. Never rejects: without an answer nothing is said. */
    async load(): Promise<void> {
      const answer = await context.client.projectStatus({ params: { projectId } }).catch(() => undefined);
      $seconds.set(answer?.exportSeconds);
    },
  };
}
