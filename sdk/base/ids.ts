/**
 * Ids are positive integers on the wire. Each kind has its own type, so that a scene's id cannot be handed
 * to a call that wants a project's.
 */
declare const kind: unique symbol;
export type Id<Kind extends string> = number & { readonly [kind]: Kind };

export type ProjectId = Id<'project'>;
export type IngredientId = Id<'ingredient'>;
export type MediaId = Id<'media'>;

/** Whether `value` can be an id at all. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
