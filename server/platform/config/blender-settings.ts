/** The Blender that renders 3D templates. */
import * as z from 'zod';

export const blenderVariables = {
  /** `auto`: the one on PATH; else its path. Without it, 3D templates are not rendered. */
  BLENDER_PATH: z.string().min(1).optional(),
  /** Longer side of the pictures that Blender renders, pixels. Exports that are larger enlarge them. */
  BLENDER_LONG_SIDE: z.coerce.number().int().min(160).max(3840).default(960),
};

export interface BlenderChoice {
  readonly path: string;
  /** Pixels. */
  readonly longSidePx: number;
}

const values = z.object(blenderVariables);

export function blenderChoiceOf(variables: z.infer<typeof values>): BlenderChoice | undefined {
  const { BLENDER_PATH, BLENDER_LONG_SIDE: longSidePx } = variables;
  if (BLENDER_PATH === undefined) return undefined;
  return { path: BLENDER_PATH === 'auto' ? 'blender' : BLENDER_PATH, longSidePx };
}
