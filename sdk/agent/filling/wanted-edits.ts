/** Edits of a project out of what an agent wants in its fields. */
import type { HexColor } from '../../base/color';
import type { Project } from '../../contract/project/project';
import { replacePalette } from '../../project/brand/replace-palette';
import { EMPTY_CONTEXT, type ProjectContext } from '../../project/context';
import type { Edit } from '../../project/edit';
import type { EditorProject } from '../../project/editor-project';
import { paletteOf } from '../../project/palette/palette';
import type { Problems, Wanted } from './wanted-values';

/** `images`: address -> id of the image that was fetched from it. */
export function fieldEdits(wanted: readonly Wanted[], images: ReadonlyMap<string, number>): Edit[] {
  return wanted.flatMap((value): Edit[] => {
    const { ingredient: sceneId, reference: field } = value.field;
    if (value.kind === 'text') return [{ type: 'set-text', sceneId, field, value: value.text }];
    if (value.kind === 'color') return [{ type: 'set-color', sceneId, field, value: value.color as HexColor }];
    const mediaId = value.kind === 'image' ? value.mediaId : images.get(value.url);
    return mediaId === undefined ? [] : [{ type: 'set-image', sceneId, field, value: mediaId }];
  });
}

/** Puts a sentence into `problems` where the palette has another number of colors than the style's. */
export function paletteEdits(
  project: EditorProject,
  wire: Project,
  palette: readonly HexColor[] | undefined,
  problems: Problems,
): readonly Edit[] {
  if (!palette) return [];
  const context = contextOf(wire);
  const { length } = paletteOf(project, context);
  if (palette.length === length) return replacePalette(project, context, palette);
  problems.palette = [`Expected ${length} colors, as read_project lists them.`];
  return [];
}

function contextOf({ ingredients, look, kind, templateFamily }: Project): ProjectContext {
  const templates = new Map(
    ingredients.flatMap(({ ingredientTemplateId, template }) =>
      template ? [[ingredientTemplateId, template] as const] : [],
    ),
  );
  return { ...EMPTY_CONTEXT, templates, look, kind, family: templateFamily };
}
