import { CANVAS } from '../../contract/canvas';
import type { EditorProject } from '../editor-project';
import { readId, readObject, readText } from '../edits/read';
import { fromCustomisations } from '../load';
import { readContent } from './stored-content';

/**
 * Reads the result of `storeProject`, of this or an older version. `opened` is the same project as the server has it.
 * Id, recipe, family and tempo are taken from it: no edit changes them. Undefined for what is not a project, or was
 * written by a newer version.
 */
export function readProject(json: unknown, opened: EditorProject): EditorProject | undefined {
  const object = readObject(json);
  const read = readContent(json);
  if (!object || !read) return undefined;
  const { content } = read;
  const ratio = readText(object.ratio);
  return {
    ...opened,
    ...fromCustomisations(content.customisations),
    name: readText(object.name) ?? opened.name,
    ratio: ratio && Object.hasOwn(CANVAS, ratio) ? (ratio as EditorProject['ratio']) : opened.ratio,
    musicKitId: content.musicKit,
    audio: content.audio.toSorted((a, b) => a.order - b.order).map(({ audioTrack }) => audioTrack),
    ownMusic: content.ownMusic,
    fontFamily: content.fontFamily,
    language: content.language,
    paletteOverride: content.paletteOverride,
    brandId: readId(object.organisation) ?? null,
  };
}
