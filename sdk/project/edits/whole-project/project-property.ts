/** The shape that rename, set-font, set-palette and set-brand share: one property of the project gets another value. */
import type { EditorProject } from '../../editor-project';
import type { EditType } from '../edit';

export interface PropertyEdit<Type extends string, Value> {
  readonly type: Type;
  readonly value: Value;
}

export function propertyEditType<Type extends string, Property extends keyof EditorProject>(
  type: Type,
  property: Property,
  readValue: (json: unknown) => EditorProject[Property] | undefined,
): EditType<PropertyEdit<Type, EditorProject[Property]>> {
  return {
    type,
    apply: (project, { value }) => ({ ...project, [property]: value }),
    invert: (before) => ({ type, value: before[property] }),
    merge: (_earlier, later) => later,
    read(json) {
      const value = readValue(json.value);
      return value === undefined ? undefined : { type, value };
    },
  };
}
