/** A render of a project in a list: followed until it is over. */

import type { ProjectRenderState } from '../../contract/export/render';
import type { ProjectSummary } from '../../contract/project/project';
import type { Id } from '../../contract/schemas/ids';
import { ownRatioFirst } from '../compiling/own-ratio-first';
import type { StoreContext } from '../store-context';
import { poll } from '../timing/poll';

export interface FollowedProject {
  readonly projectId: Id<'project'>;
  /** As the list has it; undefined once it is gone. */
  readonly find: () => ProjectSummary | undefined;
  readonly patch: (change: Partial<ProjectSummary>) => void;
  readonly signal: AbortSignal;
}

/** Never rejects: what cannot be followed keeps its last state, and the next load of the list tries again. */
export async function followRender(context: StoreContext, project: FollowedProject): Promise<void> {
  const { projectId, signal } = project;
  const ask = (abort: AbortSignal) => context.client.projectStatus({ params: { projectId }, signal: abort });
  const onAnswer = (answer: ProjectRenderState) => hear(context, project, answer);
  await poll({ ask, onAnswer, signal }).catch(() => {});
}

function hear(
  { events }: StoreContext,
  { projectId, find, patch }: FollowedProject,
  { status, percentageComplete, videoUrls, renders }: ProjectRenderState,
) {
  const before = find();
  const hasChanged = before?.status !== status || before.percentageComplete !== percentageComplete;
  if (hasChanged && before && status === 'done') events.emit('render-finished', { projectId });
  if (hasChanged) {
    const files = ownRatioFirst(renders, before?.ratio);
    const [{ ratio = before?.ratio, posterUrl = null } = {}] = files;
    const file = fileOf(files);
    const seen = { ...(posterUrl && ratio === before?.ratio && { posterUrl }), ...(file && { file }) };
    patch({ status, percentageComplete, videoUrls, ...seen });
  }
  return { isDone: !before || (status !== 'queued' && status !== 'rendering'), hasChanged };
}

/** The first finished one; the addresses of a followed render are fresh. */
function fileOf(renders: ProjectRenderState['renders']): ProjectSummary['file'] {
  const finished = renders.find(({ downloadUrl }) => downloadUrl !== null);
  if (!finished?.downloadUrl) return null;
  const { format, downloadUrl, isCurrent, createdAt } = finished;
  return { format, downloadUrl, isCurrent, createdAt };
}
