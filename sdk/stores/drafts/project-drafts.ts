/** Drafts of videos: the newest state, and what it grew out of. */
import type { EditorProject } from '../../project/editor-project';
import { type StoredProject, storeProject } from '../../project/stored/store-project';
import type { DraftForm, DraftKeeper } from './draft-keeper';
import type { Draft } from './draft-storage';
import type { RestoredDraft } from './read-draft';

/** The state that is not saved yet, and what it grew out of. */
export interface Unsaved {
  readonly version: number;
  readonly base: EditorProject;
  readonly project: EditorProject;
  readonly sent: EditorProject | null;
}

export type ProjectDrafts = DraftKeeper<Draft, 'projectId', Unsaved, EditorProject, RestoredDraft>;

export const PROJECT_DRAFTS: DraftForm<Draft, 'projectId', Unsaved, EditorProject, RestoredDraft> = {
  subject: 'projectId',
  store({ version, base, project, sent }) {
    const from = stored(base);
    const to = stored(project);
    if (!from || !to) return undefined;
    return { baseVersion: version, base: from, project: to, sent: sent && (stored(sent) ?? null) };
  },
  reader: async () => (await import('./read-draft')).readDraft,
  isOlderDropped: false,
};

/** A project with a scene that has no form cannot be written down, as it cannot be saved. */
function stored(project: EditorProject): StoredProject | undefined {
  try {
    return storeProject(project);
  } catch {
    return undefined;
  }
}
