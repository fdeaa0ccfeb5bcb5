import type * as z from 'zod/mini';

declare const kind: unique symbol;

/**
 * The number of one thing of a kind, such as `Id<'project'>`. A plain number is one of every kind; the id of one kind is not
 * that of another.
 */
export type Id<Kind extends string> = number & {
  /** No value has it: only types. */
  readonly [kind]?: Kind;
};

/** The id of the kind that a parameter's name begins with: `projectId` is an `Id<'project'>`; a name of another form is a number. */
export type IdOf<Name extends string> = Name extends `${infer Kind}Id` ? Id<Kind> : number;

/** The schema of one kind of id: `id as IdSchema<'project'>`. All kinds are one schema where it runs, which keeps pages small. */
export type IdSchema<Kind extends string> = z.ZodMiniType<Id<Kind>, Id<Kind>>;

/** The schema of a query parameter that is one kind of id: `queryId as QueryIdSchema<'project'>`. */
export type QueryIdSchema<Kind extends string> = z.ZodMiniType<Id<Kind>, unknown>;
