/** The shape that set-text, set-image, set-color and set-shot share: one field of one scene gets a value, or null for its default. */
import type { Id } from '../../../contract/schemas/ids';
import { type EditorProject, type SceneValues, valuesOf } from '../../editor-project';
import type { EditType } from '../edit';
import { readId, readNullable, readText } from '../read';

type FieldGroup = 'texts' | 'images' | 'colors' | 'shots';
type ValueIn<Group extends FieldGroup> = SceneValues[Group][string];

export interface FieldEdit<Type extends string, Value> {
  readonly type: Type;
  readonly sceneId: Id<'scene'>;
  /** The field's innerReference. */
  readonly field: string;
  /** Null: the template's default. */
  readonly value: Value | null;
}

export function fieldEditType<Type extends string, Group extends FieldGroup>(
  type: Type,
  group: Group,
  readValue: (json: unknown) => ValueIn<Group> | undefined,
): EditType<FieldEdit<Type, ValueIn<Group>>> {
  return {
    type,
    apply: (project, { sceneId, field, value }) => withField(project, sceneId, group, field, value),
    invert: (before, edit) => ({
      ...edit,
      value: (valuesOf(before, edit.sceneId)?.[group][edit.field] as ValueIn<Group> | undefined) ?? null,
    }),
    merge: (earlier, later) => (earlier.sceneId === later.sceneId && earlier.field === later.field ? later : undefined),
    read(json) {
      const sceneId = readId(json.sceneId);
      const field = readText(json.field);
      const value = readNullable(json.value, readValue);
      return sceneId && field && value !== undefined ? { type, sceneId, field, value } : undefined;
    },
  };
}

function withField<Group extends FieldGroup>(
  project: EditorProject,
  sceneId: Id<'scene'>,
  group: Group,
  field: string,
  value: ValueIn<Group> | null,
): EditorProject | undefined {
  const values = valuesOf(project, sceneId);
  if (!values) return undefined;
  const { [field]: _old, ...others } = values[group] as Record<string, ValueIn<Group>>;
  const changed = value === null ? others : { ...values[group], [field]: value };
  return { ...project, values: { ...project.values, [sceneId]: { ...values, [group]: changed } } };
}
