import type { Brand } from '../../contract/brand/organisation';
import type { ProjectContext } from '../context';
import { type EditorProject, type EditorScene, NO_VALUES, type SceneValues } from '../editor-project';
import { applyTransaction } from '../history/transaction';
import { paletteOf } from '../palette/palette';
import { swapPalette } from '../palette/swap-palette';
import { plainColor, sceneEdits } from './apply-brand';
import { readableEdits } from './readable-edits';

/**
 * The values of a scene that comes into a project: its template's, in the colors that the project's palette has by now.
 * Fields that ask for them get the logo, texts and colors of the project's brand. `brand`: null for none.
 */
export function dressedValues(
  project: EditorProject,
  context: ProjectContext,
  scene: EditorScene,
  brand: Brand | null,
): SceneValues {
  const palette = paletteOf(project, context);
  const alone = { ...project, scenes: [scene], values: { [scene.id]: NO_VALUES }, paletteOverride: [] };
  const change = { brand, before: null, own: context.look?.palette ?? [], palette };
  const plain = [...swapPalette(alone, context, palette), ...sceneEdits(alone, context, scene, change)];
  const edits = readableEdits(alone, context, plain, { after: plainColor(change.own, palette, brand) });
  return applyTransaction(alone, { edits })?.project.values[scene.id] ?? NO_VALUES;
}
