/**
 * A custom element as a React component. Primitives become attributes, so that they are in the HTML of a server too. Objects
 * and functions become properties, and events become callbacks, before the browser paints. Both work before the element is
 * defined: the element takes properties when it is defined, and calls of its methods wait for it. It works the same in React
 * 18, which sets attributes alone, and in React 19, which sets properties only on elements that are defined.
 */
import {
  createElement,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { attributeName, callbackName } from '../bridge/names';
import { toAttribute } from '../bridge/prop-values';
import type { ElementCallbacks } from '../framework-types/element-attributes';
import type { ElementPropsOf, ElementTag } from '../framework-types/element-table';
import { addWaitingMethods } from '../loader/early-methods';
import { ELEMENT_NAMES } from './element-names';
import { useElementSettings } from './element-settings';

/** Props of the component of a tag: properties of the element, `on...` for its events, and attributes of HTML. */
export type ElementComponentProps<Tag extends ElementTag> = ElementPropsOf<Tag> &
  ElementCallbacks<Tag> &
  Omit<HTMLAttributes<HTMLElementTagNameMap[Tag]>, keyof ElementPropsOf<Tag> | keyof ElementCallbacks<Tag>>;

/** The component of a tag. Its `ref` is the element, with its methods. */
export type ElementComponent<Tag extends ElementTag> = ForwardRefExoticComponent<
  ElementComponentProps<Tag> & RefAttributes<HTMLElementTagNameMap[Tag]>
>;

type Given = Readonly<Record<string, unknown>>;
type Listener = (event: Event) => void;

/** A server has no layout, and React 18 warns about the effect there. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

export function elementComponent<Tag extends ElementTag>(tag: Tag): ElementComponent<Tag> {
  const { props: kinds, events } = ELEMENT_NAMES[tag];
  const eventByCallback = new Map(events.map((event) => [callbackName(event) as string, event]));

  /** `name`: the tag with its prefix; another one is another element. */
  function Element({ name, given, forwardedRef }: ElementState) {
    const element = useRef<HTMLElement>(null);
    useMethods(element, tag);
    useObjects(element, given, kinds);
    useListeners(element, given, eventByCallback);
    useImperativeHandle(forwardedRef, () => element.current as HTMLElement, []);
    return createElement(name, { ...attributesOf(given, kinds, eventByCallback), ref: element });
  }

  function WithSettings(props: Given, forwardedRef: ForwardedRef<HTMLElement>) {
    const { prefix = '', ...settings } = useElementSettings();
    const name = prefix + tag;
    const given = { ...props, ...missingSettings(settings, props, kinds) };
    return createElement(Element, { key: name, name, given, forwardedRef });
  }
  WithSettings.displayName = tag;
  return forwardRef(WithSettings) as unknown as ElementComponent<Tag>;
}

interface ElementState {
  name: string;
  given: Given;
  forwardedRef: ForwardedRef<HTMLElement>;
}

type Kinds = Readonly<Record<string, string>>;

/** Settings that the element has a property for, and no value of its own. */
function missingSettings(settings: object, props: Given, kinds: Kinds): Given {
  const isMissing = ([name]: [string, unknown]) => Object.hasOwn(kinds, name) && props[name] === undefined;
  return Object.fromEntries(Object.entries(settings).filter(isMissing));
}

/** Attributes that React itself writes: attributes of HTML, children, and primitives of the element. */
function attributesOf(given: Given, kinds: Kinds, events: ReadonlyMap<string, string>): Given {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === 'object' || events.has(name)) continue;
    // React 18 would write an attribute `classname`
    if (name === 'className') attributes.class = value;
    else if (kind === undefined) attributes[name] = value;
    else attributes[attributeName(name)] = toAttribute(value ?? undefined) ?? undefined;
  }
  return attributes;
}

type ElementRef = Readonly<RefObject<HTMLElement | null>>;

/** Methods that wait until the element is defined. A loader may have added them already. */
function useMethods(element: ElementRef, tag: string): void {
  useBeforePaint(() => {
    if (element.current) addWaitingMethods(element.current, tag);
  }, [element, tag]);
}

/** Sets objects and functions where they differ from what was set last. One that is no longer given is taken back. */
function useObjects(element: ElementRef, given: Given, kinds: Kinds): void {
  const last = useRef<Record<string, unknown>>({});
  useBeforePaint(() => {
    const target = element.current;
    if (!target) return;
    for (const [name, kind] of Object.entries(kinds)) {
      const value = given[name] ?? undefined;
      if (kind !== 'object' || Object.is(last.current[name], value)) continue;
      last.current[name] = value;
      Reflect.set(target, name, value);
    }
  });
}

/** Listens once to each event, and calls the callback of the newest render. Events of children of the element are not its own. */
function useListeners(element: ElementRef, given: Given, events: ReadonlyMap<string, string>): void {
  const newest = useRef(given);
  useBeforePaint(() => {
    newest.current = given;
  });
  useBeforePaint(() => {
    const target = element.current;
    if (!target) return;
    const listeners = [...events].map(([callback, event]): readonly [string, Listener] => [
      event,
      (heard) => {
        const hear = newest.current[callback];
        if (heard.target === target && typeof hear === 'function') hear(heard);
      },
    ]);
    for (const [event, listener] of listeners) target.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of listeners) target.removeEventListener(event, listener);
    };
  }, [element, events]);
}
