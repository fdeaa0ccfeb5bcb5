import { isEqual } from '@spotreel/sdk/internal/base';
import type { ProjectState } from './check-save';
import type { SavedProject } from './saved-project';

/**
 * The version since which the video looks as it does once `next` is saved. It is that of the newest export when `next`
 * is what was exported, as after an undo. A running export counts, a failed one does not.
 */
export function contentVersionAfter({ row, exported }: SavedProject, next: ProjectState): number {
  if (isSamePicture(row, next)) return row.contentVersion;
  return exported && isSamePicture(exported.state, next) ? exported.version : row.version + 1;
}

type Picture = Pick<ProjectState, 'ratio' | 'templateFamilyId' | 'content'>;

/** True if exports of both would be the same: same content in the same style and format. */
function isSamePicture(one: Picture, other: Picture): boolean {
  return isEqual(pictureOf(one), pictureOf(other));
}

function pictureOf({ ratio, templateFamilyId, content }: Picture): Picture {
  return { ratio, templateFamilyId, content };
}
