/** Stills of new projects, which the server is still painting: listed again until each is there. */
import type { Page } from '../../contract/call';
import type { ProjectSummary } from '../../contract/project/project';
import type { Loader } from '../resource/loadable';
import { poll } from '../timing/poll';
import { wait } from '../timing/wait';

const FIRST_MS = 1_000;
/** About a minute and a half. A still that cannot be painted stays away. */
const MAX_ASKS = 25;
/** Projects that the server lists in one answer. */
const MAX_LISTED = 200;

/** Projects on show, and how the same ones are asked for again. */
export interface ListedProjects {
  readonly projects: Pick<Loader<Page<ProjectSummary>>, '$state' | 'update'>;
  readonly list: (perPage: number) => Promise<Page<ProjectSummary>>;
  readonly signal: AbortSignal;
}

/** Resolves when each project of the list has its still, or none is waited for any longer. Never rejects. */
export async function awaitPosters({ projects, list, signal }: ListedProjects): Promise<void> {
  const shown = () => projects.$state.get().data?.data ?? [];
  let asks = 0;
  function onAnswer(fresh: readonly ProjectSummary[]) {
    const missing = new Set(shown().flatMap((project) => (lacksPoster(project) ? project.id : [])));
    const painted = new Map(
      fresh.flatMap(({ id, posterUrl }) => (posterUrl && missing.has(id) ? [[id, posterUrl]] : [])),
    );
    const seen = (project: ProjectSummary) => ({ ...project, posterUrl: painted.get(project.id) ?? project.posterUrl });
    if (painted.size > 0) projects.update((page) => ({ ...page, data: page.data.map(seen) }));
    asks++;
    return { isDone: painted.size === missing.size || asks === MAX_ASKS, hasChanged: painted.size > 0 };
  }
  const ask = async () => (await list(Math.min(shown().length, MAX_LISTED))).data;
  if (!shown().some(lacksPoster)) return;
  await wait(FIRST_MS, signal);
  // the next load of the list tries again
  await poll({ ask, onAnswer, signal }).catch(() => {});
}

/** True while the still is not painted yet; a project without a scene has none. */
function lacksPoster({ posterUrl, durationSeconds }: ProjectSummary): boolean {
  return posterUrl === null && durationSeconds > 0;
}
