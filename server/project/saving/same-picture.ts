import { isEqual } from '@spotreel/sdk/base';
import type { ProjectState } from './check-save';

type Picture = Pick<ProjectState, 'ratio' | 'templateFamilyId' | 'content'>;

/** Whether exports of both would be the same: same content in the same style and format. */
export function isSamePicture(one: Picture, other: Picture): boolean {
  return isEqual(pictureOf(one), pictureOf(other));
}

function pictureOf({ ratio, templateFamilyId, content }: Picture): Picture {
  return { ratio, templateFamilyId, content };
}
