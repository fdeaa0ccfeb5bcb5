/** Loaded with the first draft that is found: most visits find none. */
import type { EditorProject } from '../../project/editor-project';
import { readProject } from '../../project/stored/read-project';
import type { Draft } from './draft-storage';

/** Contents of a draft, as projects. */
export interface RestoredDraft {
  readonly baseVersion: number;
  readonly base: EditorProject;
  readonly project: EditorProject;
  readonly sent: EditorProject | null;
}

/** Undefined for what this version cannot read; such a draft stays where it is. */
export function readDraft(
  { baseVersion, base, project, sent }: Draft,
  opened: EditorProject,
): RestoredDraft | undefined {
  const from = readProject(base, opened);
  const to = readProject(project, opened);
  if (!from || !to || !Number.isInteger(baseVersion)) return undefined;
  return { baseVersion, base: from, project: to, sent: (sent && readProject(sent, opened)) ?? null };
}
