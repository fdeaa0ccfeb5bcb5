/** What `Versions` needs once there is a second version: loaded then, since most visits never see one. */

import type { EditorProject } from '../../project/editor-project';
import { fromProject } from '../../project/load';
import type { Missing } from '../../project/repair/missing';
import { NO_MUSIC, repairEdits } from '../../project/repair/repairs';
import { applyTransaction } from '../../project/transaction';
import { changesBetween } from '../../project/versions/changes';
import { editsBetween } from '../../project/versions/edits-between';
import { mergeVersions } from '../../project/versions/merge';
import type { Change, Overlap } from '../../project/versions/part';
import { copyProject } from './project-copy';
import type { Stale } from './saver';
import { nameOfCopy, reportFailedCopy, reportMerge, reportRestored } from './version-reports';

/** Two versions that both changed the same parts. */
export interface Conflict {
  readonly base: EditorProject;
  readonly mine: EditorProject;
  readonly theirs: EditorProject;
  /** What has to be decided. */
  readonly overlaps: readonly Overlap[];
  /** What goes in unasked. */
  readonly onlyMine: readonly Change[];
  readonly onlyTheirs: readonly Change[];
}

export const merging = {
  conflictOf,
  copyProject,
  editsBetween,
  mergeVersions,
  nameOfCopy,
  reportFailedCopy,
  reportMerge,
  reportRestored,
  withoutMissing,
} as const;

export type Merging = typeof merging;

function conflictOf({ base, theirs: wire }: Stale, mine: EditorProject): Conflict {
  const theirs = fromProject(wire);
  const { overlaps } = mergeVersions({ base, mine, theirs });
  const asked = new Set(overlaps.map(({ key }) => key));
  const unasked = (changes: readonly Change[]) => changes.filter(({ key }) => !asked.has(key));
  return {
    base,
    mine,
    theirs,
    overlaps,
    onlyMine: unasked(changesBetween(base, mine)),
    onlyTheirs: unasked(changesBetween(base, theirs)),
  };
}

/** What a new project can name. */
function withoutMissing(project: EditorProject, missing: readonly Missing[]): EditorProject {
  return applyTransaction(project, { edits: repairEdits(missing, NO_MUSIC) })?.project ?? project;
}
