import type { ComponentType } from 'react';

/** Primitives have an attribute and a property of the same meaning; an `object` is a property only, kept by identity. */
export type PropKind = 'string' | 'number' | 'boolean' | 'object';

export interface EventRules {
  /** `preventDefault()` says that the page sees to it; the component's callback then answers false. Default false. */
  readonly cancelable?: boolean;
  /** False for an event that `window` would take for an uncaught error of the page. Default true. */
  readonly bubbles?: boolean;
}

/** `on` and the event's name: `project-saved` is `onProjectSaved`. */
export type CallbackName<Name extends string> = `on${PascalCase<Name>}`;
type PascalCase<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Capitalize<Head>}${PascalCase<Rest>}`
  : Capitalize<Name>;

/** An element without methods. */
export type NoMethods = Readonly<Record<never, never>>;

/**
 * A row of the table of elements. `Props` of the page's side; `Details`: of each event, by its name; `Methods`: functions
 * that answer with a promise.
 */
export interface ElementDefinition<Props extends object, Details extends object, Methods extends object = NoMethods> {
  readonly tag: string;
  readonly component: ComponentType<Props & BridgeProps<Details, Methods>>;
  readonly props: { readonly [Name in keyof Props & string]-?: PropKind };
  readonly events: { readonly [Name in keyof Details & string]: EventRules };
  readonly methods: { readonly [Name in keyof Methods & string]: true };
}

/** Additions of the bridge to the page's props: the shadow root, a callback an event, and a place for the methods. */
export type BridgeProps<Details extends object, Methods extends object = NoMethods> = {
  readonly container: ShadowRoot;
  /** Hands over what carries out the methods. Calls wait for it; after undefined they wait for the next. */
  readonly provideMethods: (methods: Methods | undefined) => void;
} & {
  readonly [Name in keyof Details & string as CallbackName<Name>]: (detail: Details[Name]) => boolean;
};

/** The element as a page sees it. Its own events come first: overloads are tried in order. */
export type ElementOf<
  Props extends object,
  Details extends object,
  Methods extends object = NoMethods,
> = TypedEvents<Details> & HTMLElement & Props & Methods;

interface TypedEvents<Details extends object> {
  addEventListener<Name extends keyof Details & string>(
    type: Name,
    listener: (event: CustomEvent<Details[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
