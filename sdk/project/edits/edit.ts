/**
 * A change as a value: plain JSON, so that it can be kept, sent and replayed. `type` says which file of this folder
 * knows what it means.
 */
import type { EditorProject } from '../editor-project';

export interface EditValue {
  readonly type: string;
}

/** Definition of one type of edit. All functions are pure. */
export interface EditType<E extends EditValue> {
  readonly type: E['type'];
  /** Undefined when the edit does not fit the project (its scene is gone, its index is outside). */
  apply(project: EditorProject, edit: E): EditorProject | undefined;
  /** The edit that takes `edit` back. `before` is the project to which `edit` applies. */
  invert(before: EditorProject, edit: E): E | EditValue;
  /** One edit that does what `earlier` and then `later` do, if there is one. */
  merge?(earlier: E, later: E): E | undefined;
  /** Reads what was serialized; undefined for anything that is not such an edit. */
  read(json: Readonly<Record<string, unknown>>): E | undefined;
}
