import type { BatchBase, BatchField } from '@spotreel/sdk/internal/contract';

/** A scene with the fields that a table can fill. */
export interface SceneOfFields {
  readonly ingredient: number;
  /** From 1, in the order of the video. */
  readonly number: number;
  readonly fields: readonly BatchField[];
}

/** Scenes without fields are left out. */
export function scenesOfFields({ scenes, fields }: Pick<BatchBase, 'scenes' | 'fields'>): readonly SceneOfFields[] {
  return scenes
    .toSorted((a, b) => a.order - b.order)
    .map(({ ingredient }, index) => ({
      ingredient,
      number: index + 1,
      fields: fields.filter((field) => field.ingredient === ingredient),
    }))
    .filter((scene) => scene.fields.length > 0);
}
