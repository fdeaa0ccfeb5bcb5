import type { Owner } from '../../account/session/authenticate';
import type { SavedProject } from './saved-project';

/**
 * Projects as this process saved them last. The next save is checked against them, and written only if the database still has
 * them so (`saved-project.ts`).
 */
export interface RecentProjects {
  /** The user's project; undefined if it is not kept. */
  find(user: Owner, projectId: number): SavedProject | undefined;
  keep(saved: SavedProject): void;
  forget(projectId: number): void;
}

/** Projects that are kept, one for each open editor. */
const MOST_KEPT = 500;
/** Scenes of a project that is kept, which bound its size. */
const MOST_SCENES = 40;

export function createRecentProjects(): RecentProjects {
  const kept = new Map<number, SavedProject>();
  return {
    find({ id, tenantId }, projectId) {
      const found = kept.get(projectId);
      return found?.row.ownerId === id && found.row.tenantId === tenantId ? found : undefined;
    },
    keep(saved) {
      kept.delete(saved.row.id);
      if (!isSmall(saved)) return;
      kept.set(saved.row.id, saved);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    },
    forget: (projectId) => kept.delete(projectId),
  };
}

function isSmall({ row: { content, retired }, exported }: SavedProject): boolean {
  const scenes = [content, retired, exported?.state.content].flatMap((part) => part?.customisations ?? []);
  return scenes.length <= MOST_SCENES;
}
