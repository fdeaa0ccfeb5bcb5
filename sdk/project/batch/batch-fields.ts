import type { BatchField } from '../../contract/batch/batch';
import type { Customisation } from '../../contract/project/project';
import type { Id } from '../../contract/schemas/ids';

interface NamedField {
  readonly innerReference: string;
  readonly name: string;
  readonly dataField?: string | null | undefined;
}

/** Fields of a scene's template. */
export interface SceneFields {
  readonly texts: readonly (NamedField & { readonly defaultValue: string; readonly maxLength: number })[];
  readonly images: readonly NamedField[];
  readonly colors: readonly (NamedField & { readonly defaultValue: string })[];
}

interface Unlabelled {
  readonly key: string;
  readonly kind: BatchField['kind'];
  readonly ingredient: number;
  readonly reference: string;
  readonly name: string;
  readonly dataField: string | null;
  readonly maxLength: number | null;
  readonly value: string;
  readonly sceneNumber: number;
}

/**
 * The fields that a column of a table can fill, scene by scene in the order of the video. `fieldsOf`: undefined for a
 * template that is gone; its scene has no fields.
 */
export function batchFields(
  scenes: readonly Customisation[],
  fieldsOf: (templateId: Id<'template'>) => SceneFields | undefined,
): BatchField[] {
  const ordered = scenes.toSorted((a, b) => a.order - b.order);
  return labelled(
    ordered.flatMap((scene, index) => {
      const fields = fieldsOf(scene.template);
      return fields ? sceneFields(scene, index + 1, fields) : [];
    }),
  );
}

function sceneFields(scene: Customisation, sceneNumber: number, { texts, images, colors }: SceneFields): Unlabelled[] {
  const base = (kind: BatchField['kind'], { innerReference, name, dataField = null }: NamedField) => ({
    key: `${scene.ingredient}.${kind}.${innerReference}`,
    kind,
    ingredient: scene.ingredient,
    reference: innerReference,
    name,
    dataField,
    sceneNumber,
  });
  const own = (values: readonly { readonly id: string; readonly value: string }[], id: string) =>
    values.find((value) => value.id === id)?.value;
  return [
    ...texts.map((field) => ({
      ...base('text', field),
      maxLength: field.maxLength,
      value: own(scene.texts, field.innerReference) ?? field.defaultValue,
    })),
    ...images.map((field) => ({ ...base('image', field), maxLength: null, value: '' })),
    ...colors.map((field) => ({
      ...base('color', field),
      maxLength: null,
      value: own(scene.colors, field.innerReference) ?? field.defaultValue,
    })),
  ];
}

/** A name that occurs once is the label; others get their scene, and a number where that is not enough. */
function labelled(fields: readonly Unlabelled[]): BatchField[] {
  const timesOf = new Map<string, number>();
  for (const { name } of fields) timesOf.set(name, (timesOf.get(name) ?? 0) + 1);
  const used = new Set<string>();
  return fields.map(({ sceneNumber, ...field }) => {
    const isAlone = timesOf.get(field.name) === 1;
    const label = unused(isAlone ? field.name : `${field.name} (scene ${sceneNumber})`, used);
    used.add(label);
    return { ...field, label };
  });
}

function unused(label: string, used: ReadonlySet<string>): string {
  let candidate = label;
  for (let number = 2; used.has(candidate); number += 1) candidate = `${label} ${number}`;
  return candidate;
}
