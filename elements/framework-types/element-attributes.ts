/** Attributes that templates of frameworks may write on the tag of an element. */
import type { CallbackName } from '../bridge/element-definition';
import type { ElementEvent, ElementEventName, ElementPropsOf, ElementTag } from './element-table';

/** `projectId` is `project-id`. */
type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${KebabCase<Rest>}`
    : `-${Lowercase<First>}${KebabCase<Rest>}`
  : '';

/** A primitive, or the text of its attribute. */
type AttributeValue<Value> = Value extends boolean
  ? boolean | '' | 'true' | 'false'
  : Value extends number
    ? number | `${number}`
    : Value;

type PrimitiveName<Props> = {
  [Name in keyof Props & string]-?: NonNullable<Props[Name]> extends string | number | boolean ? Name : never;
}[keyof Props & string];

/** Attributes of an element by their names in HTML, such as `project-id`. */
export type ElementAttributes<Tag extends ElementTag> = {
  [Name in PrimitiveName<ElementPropsOf<Tag>> as KebabCase<Name>]?: AttributeValue<ElementPropsOf<Tag>[Name]>;
};

/** Properties without an attribute: functions and objects, such as `getAccessToken`. */
export type ElementObjects<Tag extends ElementTag> = Partial<
  Omit<ElementPropsOf<Tag>, PrimitiveName<ElementPropsOf<Tag>>>
>;

/** Every property by its name in JavaScript; a primitive may also be the text of its attribute. */
export type ElementProperties<Tag extends ElementTag> = {
  [Name in keyof ElementPropsOf<Tag>]?: AttributeValue<ElementPropsOf<Tag>[Name]>;
};

/** Listeners by the name of the event after a word: `onproject-saved`, or `on:project-saved`. */
export type ElementListeners<Tag extends ElementTag, Before extends string = 'on'> = {
  [Name in ElementEventName<Tag> as `${Before}${Name}`]?: ((event: ElementEvent<Tag, Name>) => void) | undefined;
};

/** Listeners as callbacks: `onProjectSaved` hears `project-saved`. */
export type ElementCallbacks<Tag extends ElementTag> = {
  [Name in ElementEventName<Tag> as CallbackName<Name>]?: ((event: ElementEvent<Tag, Name>) => void) | undefined;
};
