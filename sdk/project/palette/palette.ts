/** The colors of a project as swatches. */
import { type HexColor, toRgb } from '../../base/color';
import type { ProjectContext } from '../context';
import type { EditorProject } from '../editor-project';

/** Two colors count as the same when their channels differ by at most this much together (docs/rules/limits-and-messages.md#other-numbers). */
export const PALETTE_TOLERANCE = 20;

export function isSameColor(a: HexColor, b: HexColor): boolean {
  return difference(a, b) <= PALETTE_TOLERANCE;
}

/** The project's own palette, else the family's. */
export function paletteOf(project: EditorProject, { look }: ProjectContext): readonly HexColor[] {
  return project.paletteOverride.length > 0 ? project.paletteOverride : (look?.palette ?? []);
}

/** Sum of the differences of the channels. */
export function difference(a: HexColor, b: HexColor): number {
  const first = toRgb(a);
  const second = toRgb(b);
  return Math.abs(first.r - second.r) + Math.abs(first.g - second.g) + Math.abs(first.b - second.b);
}
