/** What the table of elements promises of each of them, and what all of them promise. */
import { expect } from 'chai';
import { attributeName, callbackName } from '../../../elements/bridge/names';
import { defineElements } from '../../../elements/define/define-elements';
import type { DescribedElement } from '../../../elements/manifest/custom-elements';
import { ELEMENTS } from '../../../elements/manifest/elements-table';
import { FAILS_INSIDE_ALONE, SITUATIONS } from './page/element-situations';
import { type AnyElement, make, mounted, settled } from './page/mounted-elements';
import { inside, pause, serve, until } from './page/page';

/** A length where the property is one. */
const pageValueOf = (token: string) => (token.endsWith('font-size') ? '21px' : 'of-the-page');
const PREFIX = 'late-';
const SAMPLES = { string: 'dark', number: 7, boolean: true, object: {} } as const;
const PROPS = Symbol.for('r2wc.props');

defineElements();
let server: ReturnType<typeof serve>;

beforeEach(() => {
  server = serve();
});
afterEach(async () => {
  document.body.replaceChildren();
  await pause(50);
  server.stop();
});

/** Made before its class is defined, with a value for each property. */
function early({ tag, props, methods }: DescribedElement): AnyElement {
  const element = make(PREFIX + tag);
  for (const [name, kind] of Object.entries(props)) element[name] = SAMPLES[kind];
  // what the loader puts there until the code has come
  for (const name of Object.keys(methods)) element[name] = () => 'of the loader';
  return element;
}

const earlyElements = new Map(ELEMENTS.map((row) => [row.tag, early(row)]));
defineElements({ prefix: PREFIX });

for (const row of ELEMENTS) {
  const { tag, props, events, methods, words } = row;
  const primitives = Object.entries(props).filter(([, kind]) => kind !== 'object');

  describe(`<${tag}>`, () => {
    it('keeps properties that were set before it was defined', () => {
      const element = earlyElements.get(tag) as AnyElement;
      customElements.upgrade(element);
      for (const [name, kind] of Object.entries(props)) {
        expect(element[name], name).to.equal(SAMPLES[kind]);
        expect(Object.hasOwn(element, name), `${name} hides the accessor`).to.equal(false);
      }
      for (const [name, kind] of primitives)
        expect(element.getAttribute(attributeName(name)), name).to.equal(
          kind === 'boolean' ? '' : String(SAMPLES[kind]),
        );
      for (const name of Object.keys(methods)) expect(Object.hasOwn(element, name), name).to.equal(false);
    });

    it('reflects attributes and properties as the table says', () => {
      const element = make(tag);
      for (const [name, kind] of Object.entries(props)) {
        const attribute = attributeName(name);
        if (kind === 'object') {
          const value = {};
          element[name] = value;
          expect(element[name], name).to.equal(value);
          expect(element.getAttributeNames(), name).to.deep.equal([]);
          continue;
        }
        const text = { string: 'text', number: '12', boolean: '' }[kind];
        element.setAttribute(attribute, text);
        expect(element[name], attribute).to.equal({ string: 'text', number: 12, boolean: true }[kind]);
        element.removeAttribute(attribute);
        expect(element[name], attribute).to.equal(kind === 'boolean' ? false : undefined);
        element[name] = SAMPLES[kind];
        expect(element.hasAttribute(attribute), name).to.equal(true);
        element[name] = undefined;
        expect(element.hasAttribute(attribute), name).to.equal(false);
      }
      const attributes = (customElements.get(tag) as unknown as { observedAttributes: string[] }).observedAttributes;
      expect(attributes).to.have.members(primitives.map(([name]) => attributeName(name)));
    });

    it('has each event, composed and cancelable as the table says', () => {
      const element = make(tag);
      const callbacks = Reflect.get(element, PROPS) as Record<string, (detail: unknown) => boolean>;
      for (const [name, { cancelable = false }] of Object.entries(events)) {
        const heard: CustomEvent[] = [];
        const hear = (event: Event) => {
          heard.push(event as CustomEvent);
          event.preventDefault();
        };
        element.addEventListener(name, hear);
        const answer = callbacks[callbackName(name)]?.({ about: name });
        expect(heard.map(({ detail, composed }) => ({ detail, composed }))).to.deep.equal([
          { detail: { about: name }, composed: true },
        ]);
        expect(answer, `${name} is canceled`).to.equal(!cancelable);
      }
    });

    it('has each method, which answers with a promise', () => {
      const element = make(tag);
      for (const name of Object.keys(methods)) {
        expect(Object.getPrototypeOf(element), name).to.have.property(name);
        expect((element[name] as () => unknown)(), name).to.be.instanceOf(Promise);
      }
    });

    it('shows each slot and part, and none that the table does not name', async () => {
      const seen = { slots: new Set<string>(), parts: new Set<string>() };
      for (const { props: given = {}, prepare, click, shows } of SITUATIONS[tag] ?? []) {
        server.stop();
        server = serve();
        prepare?.(server);
        const element = mounted(tag, given);
        const look = () => collect(element, seen);
        new MutationObserver(look).observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true });
        await settled(element, server);
        if (shows) await until(() => inside(element, shows));
        if (click) (await until(() => inside(element, click))).click();
        await settled(element, server);
        element.remove();
      }
      if (FAILS_INSIDE_ALONE.has(tag)) seen.slots.add('error');
      const documented = Object.keys(words.parts);
      expect([...seen.parts].toSorted()).to.deep.equal(documented.toSorted());
      expect([...seen.slots].toSorted()).to.deep.equal(Object.keys(words.slots).toSorted());
    });

    it('keeps what it shows when it is moved, and asks for nothing again', async () => {
      const element = mounted(tag, SITUATIONS[tag]?.[0]?.props);
      await settled(element, server);
      const shown = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
      const asked = server.received.length;
      document.body.appendChild(document.createElement('section')).append(element);
      await pause(150);
      expect([...(element.shadowRoot?.querySelectorAll('*') ?? [])]).to.deep.equal(shown);
      expect(server.received.length).to.equal(asked);
    });

    it('takes each custom property from the page', async () => {
      const element = mounted(tag, SITUATIONS[tag]?.[0]?.props);
      for (const token of Object.keys(words.tokens)) element.style.setProperty(token, pageValueOf(token));
      await settled(element, server);
      const root = element.shadowRoot?.firstElementChild as HTMLElement;
      for (const token of Object.keys(words.tokens))
        expect(getComputedStyle(root).getPropertyValue(token), token).to.equal(pageValueOf(token));
    });

    it('says when another script has taken its tag', () => {
      const { error } = console;
      const told: string[] = [];
      console.error = (message: string) => told.push(message);
      const prefix = `taken-${ELEMENTS.indexOf(row)}-`;
      customElements.define(prefix + tag, class extends HTMLElement {});
      defineElements({ prefix });
      console.error = error;
      expect(told).to.deep.equal([
        `[Spotreel] <${prefix}${tag}> was already defined by another script of this page, perhaps by another version. That one is used. (defined_twice)`,
      ]);
    });
  });
}

describe('all elements of a page', () => {
  it('see the login in one of them', async () => {
    localStorage.clear();
    const accounts = ELEMENTS.filter(({ props }) => 'getAccessToken' in props);
    const elements = accounts.map(({ tag }) => mounted(tag, { getAccessToken: undefined }));
    for (const element of elements) await until(() => inside(element, 'input[type=password]'));
    const first = elements[0] as AnyElement;
    fill(first, 'input[type=email]', 'a@b.co');
    fill(first, 'input[type=password]', 'good');
    (await until(() => inside(first, 'button[type=submit]'))).click();
    for (const element of elements)
      await until(() => inside(element, 'input[type=password]') === null).catch(() =>
        expect.fail(`<${element.localName}> still asks for a login`),
      );
    localStorage.clear();
  });
});

function fill(element: Element, selector: string, value: string): void {
  const field = inside<HTMLInputElement>(element, selector);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

function collect(element: Element, { slots, parts }: { slots: Set<string>; parts: Set<string> }): void {
  for (const slot of element.shadowRoot?.querySelectorAll('slot') ?? []) slots.add(slot.name);
  for (const part of element.shadowRoot?.querySelectorAll('[part]') ?? [])
    for (const name of part.part) parts.add(name);
}
