/** A project as it is written down outside the server: the body of a save, with the number of its form. */
import type { ProjectSave } from '../../contract/project/project';
import type { EditorProject } from '../editor-project';
import { toProjectSave } from '../saving/save-payload';

/** The form that is written now; `migrations` makes it of the earlier ones. */
export const STORED_FORMAT = 3;

export type StoredProject = ProjectSave & { readonly format: number };

/** Undefined for a project without an id. Throws as `toProjectSave` does. */
export function storeProject(project: EditorProject): StoredProject | undefined {
  const save = toProjectSave(project);
  return save && { ...save, format: STORED_FORMAT };
}
