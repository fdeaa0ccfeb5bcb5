/** Changing the palette of a project, with its texts kept readable. */
import type { HexColor } from '../../base/color';
import type { ProjectContext } from '../context';
import type { Edit } from '../edit';
import type { EditorProject } from '../editor-project';
import { paletteOf } from '../palette/palette';
import { swapPalette } from '../palette/swap-palette';
import { readableEdits } from './readable-edits';

/**
 * The edits that replace one color of the palette, in the palette and in every scene that uses it. The user has chosen
 * exactly this color: it stays where it makes a text hard to read.
 */
export function replacePaletteColor(
  project: EditorProject,
  context: ProjectContext,
  index: number,
  color: HexColor,
): readonly Edit[] {
  const palette = paletteOf(project, context);
  if (!(index in palette)) return [];
  return readableEdits(project, context, swapPalette(project, context, palette.with(index, color)), {
    movesOnlyMoved: true,
  });
}

/**
 * The edits that replace the whole palette. Texts that would become hard to read get another color. Colors without a
 * swatch stay as they are. A color that becomes the template's own again is no longer a change of the user's. None for
 * a palette of another length.
 */
export function replacePalette(
  project: EditorProject,
  context: ProjectContext,
  next: readonly HexColor[],
): readonly Edit[] {
  return readableEdits(project, context, swapPalette(project, context, next));
}
