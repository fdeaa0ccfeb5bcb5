/**
 * A React component as a custom element: the one place that uses r2wc. Its version 2.1.1 is pinned, because this file
 * uses two of its symbols. This file takes the shadow root and the React root from r2wc, and adds its own attributes,
 * properties and events. r2wc ignores bare and removed attributes, sends objects through JSON, and loses what was set
 * before the upgrade. It renders before it is connected, unmounts when the element is moved, and names events without
 * dashes.
 */
import r2wc from '@r2wc/react-to-web-component';
import { keepTypedKeys } from '@spotreel/sdk/internal/base';
import type { ComponentType } from 'react';
import type { ElementDefinition, ElementOf, EventRules, NoMethods, PropKind } from './element-definition';
import { addMethods, prepareMethods } from './methods';
import { attributeName, callbackName } from './names';
import { fromAttribute, fromProperty, toAttribute } from './prop-values';

const PROPS = Symbol.for('r2wc.props');
const RENDER = Symbol.for('r2wc.render');

/** Milliseconds until the attributes of a new element are checked: its first picture comes before. */
const CHECK_MS = 2000;

interface WrappedElement extends HTMLElement {
  [PROPS]: Record<string, unknown>;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

type ElementClass<Props extends object, Details extends object, Methods extends object> = new () => ElementOf<
  Props,
  Details,
  Methods
>;

/**
 * Makes the class; call it only where there are custom elements. Registering is up to `define/`.
 * `defaults`: props of an element that was just made, by name; what it is given comes before them.
 */
export function bridge<Props extends object, Details extends object, Methods extends object = NoMethods>(
  definition: ElementDefinition<Props, Details, Methods>,
  defaults: () => object = () => ({}),
): ElementClass<Props, Details, Methods> {
  const kinds = new Map<string, PropKind>(Object.entries(definition.props));
  const byAttribute = attributesOf(kinds);
  const Wrapped = wrapped(definition.component as ComponentType<object>);

  class BridgedElement extends Wrapped {
    static readonly observedAttributes = [...byAttribute.keys()];
    #check: ReturnType<typeof setTimeout> | undefined;

    constructor() {
      super();
      addCallbacks(this, definition.events);
      this[PROPS].provideMethods = prepareMethods(this, definition.methods);
      prepareProps(this, kinds, defaults());
      keepTypedKeys(this);
    }

    override connectedCallback() {
      super.connectedCallback();
      this.#check ??= checkLater(this, kinds);
    }

    override disconnectedCallback() {
      // A move disconnects and connects in one go, and React removes elements in the middle of its own commit.
      queueMicrotask(() => {
        if (this.isConnected) return;
        clearTimeout(this.#check);
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null) {
      const prop = byAttribute.get(attribute);
      if (prop) setProp(this, prop.name, fromAttribute(prop.kind, text));
    }

    override [RENDER]() {
      if (this.isConnected) super[RENDER]();
    }
  }

  for (const [name, kind] of kinds) defineProperty(BridgedElement.prototype, name, kind);
  addMethods(BridgedElement.prototype, definition.methods);
  return BridgedElement as unknown as ElementClass<Props, Details, Methods>;
}

/** Says later which of its attributes are wrong: those that were written before its class was there, too. */
function checkLater(element: WrappedElement, kinds: ReadonlyMap<string, PropKind>): ReturnType<typeof setTimeout> {
  const check = () => import('./watch-attributes').then(({ watchAttributes }) => watchAttributes(element, kinds));
  return setTimeout(() => void check().catch(() => {}), CHECK_MS);
}

/** The shadow root and the React root of r2wc, without its props and events. */
function wrapped(component: ComponentType<object>): new () => WrappedElement {
  return r2wc(component, { shadow: 'open', props: [] }) as unknown as new () => WrappedElement;
}

/** First what all elements of the page are given, then what this one was given before its class was there. */
function prepareProps(element: WrappedElement, kinds: ReadonlyMap<string, PropKind>, defaults: object): void {
  for (const [name, value] of Object.entries(defaults)) if (kinds.has(name)) element[PROPS][name] = value;
  for (const name of kinds.keys()) upgradeProperty(element, name);
}

/** Props of primitive values, by the names of their attributes. */
function attributesOf(kinds: ReadonlyMap<string, PropKind>) {
  const primitives = [...kinds].filter(([, kind]) => kind !== 'object');
  return new Map(primitives.map(([name, kind]) => [attributeName(name), { name, kind }]));
}

/** Props that dispatch the element's events. */
function addCallbacks(element: WrappedElement, events: Readonly<Record<string, EventRules>>): void {
  for (const [event, { cancelable = false, bubbles = true }] of Object.entries(events))
    element[PROPS][callbackName(event)] = (detail: unknown) =>
      element.dispatchEvent(new CustomEvent(event, { detail, cancelable, bubbles, composed: true }));
}

function defineProperty(prototype: WrappedElement, name: string, kind: PropKind): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: WrappedElement) {
      return this[PROPS][name] ?? (kind === 'boolean' ? false : undefined);
    },
    set(this: WrappedElement, value: unknown) {
      assignProperty(this, name, kind, value);
    },
  });
}

/** Takes the value of a property; attributes reflect primitives. */
function assignProperty(element: WrappedElement, name: string, kind: PropKind, value: unknown): void {
  const converted = fromProperty(kind, value);
  setProp(element, name, converted);
  if (kind === 'object') return;
  const attribute = attributeName(name);
  const text = toAttribute(converted);
  if (text === element.getAttribute(attribute)) return;
  if (text === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, text);
}

function setProp(element: WrappedElement, name: string, value: unknown): void {
  if (Object.is(element[PROPS][name], value)) return;
  element[PROPS][name] = value;
  element[RENDER]();
}

/** A property that the page set before the class was defined hides the accessor: it is removed and set again. */
function upgradeProperty(element: WrappedElement, name: string): void {
  if (!Object.hasOwn(element, name)) return;
  const value = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, value);
}
