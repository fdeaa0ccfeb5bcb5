import { isEqual } from '@spotreel/sdk/base';
import type { ProjectState } from './check-save';
import type { ProjectRow } from './project-row';

/** Whether an export of `next` would be the one of `row`: same content in the same style and format. */
export function isSamePicture(row: ProjectRow, next: ProjectState): boolean {
  const { ratio, templateFamilyId, content } = row;
  return isEqual(
    { ratio, templateFamilyId, content },
    { ratio: next.ratio, templateFamilyId: next.templateFamilyId, content: next.content },
  );
}
