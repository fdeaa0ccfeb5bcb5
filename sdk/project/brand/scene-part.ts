/** One of the colors of a scene: the innerReference of a field, or its background. */
import type { HexColor } from '../../base/color';
import type { ColorMix } from '../../contract/library/library';
import type { SceneColors } from '../palette/text-colors';

export type ScenePart = { readonly field: string } | 'background';

/** Undefined for a background that is no color. */
export function partColor(part: ScenePart, colors: SceneColors): HexColor | undefined {
  return part === 'background' ? colors.background : colors.fields[part.field];
}

export function withColor(part: ScenePart, color: HexColor, colors: SceneColors): SceneColors {
  if (part === 'background') return { ...colors, background: color };
  return { ...colors, fields: { ...colors.fields, [part.field]: color } };
}

export function isSamePart(one: ScenePart | undefined, other: ScenePart): boolean {
  if (one === undefined || one === 'background' || other === 'background') return one === other;
  return one.field === other.field;
}

/** The part that gives most of a color; undefined where no part does. */
export function mainPart({ fields, background }: ColorMix): ScenePart | undefined {
  const [first] = Object.entries(fields).toSorted(([, a], [, b]) => b - a);
  if (background > (first?.[1] ?? 0)) return 'background';
  return first && { field: first[0] };
}

export function partsOf({ fields, background }: SceneColors): readonly ScenePart[] {
  const parts = Object.keys(fields).map((field): ScenePart => ({ field }));
  return background === undefined ? parts : [...parts, 'background'];
}
