/** A project as it is written down outside the server: the body of a save, with the number of its form. */
import type { ProjectSave } from '../../contract/schemas/project';
import { CANVAS, type EditorProject } from '../editor-project';
import { readId, readObject, readText } from '../edits/read';
import { fromCustomisations } from '../load';
import { toProjectSave } from '../save-payload';
import { STORED_FORMAT } from './migrations';
import { readContent } from './stored-content';

export type StoredProject = ProjectSave & { readonly format: number };

/** Undefined for a project without an id. Throws as `toProjectSave` does. */
export function storeProject(project: EditorProject): StoredProject | undefined {
  const save = toProjectSave(project);
  return save && { ...save, format: STORED_FORMAT };
}

/**
 * `opened` is the same project as the server has it: id, recipe, family and tempo, which nobody edits, are taken from
 * it. Undefined for what is not a project, or was written by a newer version.
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
    fontFamily: content.fontFamily,
    paletteOverride: content.paletteOverride,
    placeId: readId(object.organisation) ?? null,
  };
}
