import { type HexColor, parseHexColor } from '../../base/color';
import type { BatchField } from '../../contract/batch/batch';
import type { Customisation } from '../../contract/project/project';
import { readCell } from './cell-value';
import type { BatchValues } from './check-rows';

/**
 * The scenes with the values of a row. `images`: link or name -> id of the image. A value that does not fit its field
 * (`checkRows`), and an image that is not among `images`, leave the field as it is.
 */
export function fillScenes(
  scenes: readonly Customisation[],
  fields: readonly BatchField[],
  values: BatchValues,
  images: ReadonlyMap<string, number>,
): Customisation[] {
  return scenes.map((scene) =>
    fields
      .filter(({ ingredient }) => ingredient === scene.ingredient)
      .reduce((filled, field) => {
        const cell = values[field.key];
        if (cell === undefined) return filled;
        const read = readCell(field, cell, { emptyValues: 'keep', isFile: (name) => images.has(name) });
        return 'problem' in read || read.value === null ? filled : fill(filled, field, read.value, images);
      }, scene),
  );
}

function fill(
  scene: Customisation,
  { kind, reference }: BatchField,
  value: string,
  images: ReadonlyMap<string, number>,
): Customisation {
  if (kind === 'text') return { ...scene, texts: withValue(scene.texts, reference, value) };
  if (kind === 'color') {
    const color: HexColor | undefined = parseHexColor(value);
    return color ? { ...scene, colors: withValue(scene.colors, reference, color) } : scene;
  }
  const image = images.get(value);
  return image === undefined ? scene : { ...scene, images: withValue(scene.images, reference, image) };
}

function withValue<Value>(values: readonly { id: string; value: Value }[], id: string, value: Value) {
  const isKnown = values.some((entry) => entry.id === id);
  return isKnown ? values.map((entry) => (entry.id === id ? { id, value } : entry)) : [...values, { id, value }];
}
