/**
 * A React component as a custom element: the one place over r2wc. Of r2wc (2.1.1, pinned, because its two symbols are used
 * here) we take the shadow root and the React root in it. Attributes, properties and events are ours: r2wc ignores bare and
 * removed attributes, sends objects through JSON, loses what was set before the upgrade, renders before it is connected,
 * unmounts when the element is moved, and names events without dashes.
 */
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { ElementDefinition, ElementOf, PropKind } from './element-definition';
import { attributeName, callbackName } from './names';
import { fromAttribute, fromProperty, toAttribute } from './prop-values';

const PROPS = Symbol.for('r2wc.props');
const RENDER = Symbol.for('r2wc.render');

interface WrappedElement extends HTMLElement {
  [PROPS]: Record<string, unknown>;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

type ElementClass<Props extends object, Details extends object> = new () => ElementOf<Props, Details>;

/** Makes the class; call it only where there are custom elements. Registering is up to `define/`. */
export function bridge<Props extends object, Details extends object>(
  definition: ElementDefinition<Props, Details>,
): ElementClass<Props, Details> {
  const kinds = new Map<string, PropKind>(Object.entries(definition.props));
  const byAttribute = new Map(
    [...kinds].filter(isPrimitive).map(([name, kind]) => [attributeName(name), { name, kind }]),
  );
  const Wrapped = r2wc(definition.component as ComponentType<object>, {
    shadow: 'open',
    props: [],
  }) as unknown as new () => WrappedElement;

  class BridgedElement extends Wrapped {
    static readonly observedAttributes = [...byAttribute.keys()];

    constructor() {
      super();
      for (const [event, { cancelable = false }] of Object.entries<{ cancelable?: boolean }>(definition.events))
        this[PROPS][callbackName(event)] = (detail: unknown) =>
          this.dispatchEvent(new CustomEvent(event, { detail, cancelable, bubbles: true, composed: true }));
      for (const name of kinds.keys()) this.#upgrade(name);
    }

    override disconnectedCallback() {
      // A move disconnects and connects in one go, and React removes elements in the middle of its own commit.
      queueMicrotask(() => this.isConnected || super.disconnectedCallback());
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null) {
      const prop = byAttribute.get(attribute);
      if (prop) this.#set(prop.name, fromAttribute(prop.kind, text));
    }

    override [RENDER]() {
      if (this.isConnected) super[RENDER]();
    }

    /** From a property: shows primitives as attributes too. */
    assign(name: string, kind: PropKind, value: unknown) {
      const meant = fromProperty(kind, value);
      this.#set(name, meant);
      if (kind === 'object') return;
      const attribute = attributeName(name);
      const text = toAttribute(meant);
      if (text === this.getAttribute(attribute)) return;
      if (text === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, text);
    }

    #set(name: string, value: unknown) {
      if (Object.is(this[PROPS][name], value)) return;
      this[PROPS][name] = value;
      this[RENDER]();
    }

    /** A property set before the class was known lies in front of the accessor. */
    #upgrade(name: string) {
      if (!Object.hasOwn(this, name)) return;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  for (const [name, kind] of kinds)
    Object.defineProperty(BridgedElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: BridgedElement) {
        return this[PROPS][name] ?? (kind === 'boolean' ? false : undefined);
      },
      set(this: BridgedElement, value: unknown) {
        this.assign(name, kind, value);
      },
    });
  return BridgedElement as unknown as ElementClass<Props, Details>;
}

function isPrimitive([, kind]: [string, PropKind]): boolean {
  return kind !== 'object';
}
