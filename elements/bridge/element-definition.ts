import type { ComponentType } from 'react';

/** Primitives have an attribute and a property of the same meaning; an `object` is a property only, kept by identity. */
export type PropKind = 'string' | 'number' | 'boolean' | 'object';

export interface EventRules {
  /** `preventDefault()` says that the page sees to it; the component's callback then answers false. Default false. */
  readonly cancelable?: boolean;
}

/** `on` and the event's name: `project-saved` is `onProjectSaved`. */
export type CallbackName<Name extends string> = `on${PascalCase<Name>}`;
type PascalCase<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Capitalize<Head>}${PascalCase<Rest>}`
  : Capitalize<Name>;

/** A row of the table of elements. `Props` of the page's side; `Details`: of each event, by its name. */
export interface ElementDefinition<Props extends object, Details extends object> {
  readonly tag: string;
  readonly component: ComponentType<Props & BridgeProps<Details>>;
  readonly props: { readonly [Name in keyof Props & string]-?: PropKind };
  readonly events: { readonly [Name in keyof Details & string]: EventRules };
}

/** What the bridge adds to the page's props: the shadow root, and a callback an event. */
export type BridgeProps<Details extends object> = { readonly container: ShadowRoot } & {
  readonly [Name in keyof Details & string as CallbackName<Name>]: (detail: Details[Name]) => boolean;
};

/** The element as a page sees it. Its own events come first: overloads are tried in order. */
export type ElementOf<Props extends object, Details extends object> = TypedEvents<Details> & HTMLElement & Props;

interface TypedEvents<Details extends object> {
  addEventListener<Name extends keyof Details & string>(
    type: Name,
    listener: (event: CustomEvent<Details[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
