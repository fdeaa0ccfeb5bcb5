import { expect } from 'chai';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { defineElement } from '../../../elements/define/define-element';
import {
  ProbeElement,
  type ProbeEvents,
  type ProbeElement as ProbeHost,
  type ProbeProps,
  probe,
  seen,
} from './page/probe-element';
import { pause, until } from './page/until';

customElements.define('bridge-probe', ProbeElement);
let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(async () => {
  place.remove();
  await pause(0);
});

async function mounted(html: string): Promise<ProbeHost> {
  place.innerHTML = html;
  const element = place.firstElementChild as ProbeHost;
  await until(() => element.shadowRoot?.querySelector('button'));
  return element;
}

const button = (element: ProbeHost, type = 'button') =>
  element.shadowRoot?.querySelector<HTMLButtonElement>(`[type=${type}]`) as HTMLButtonElement;

describe('attributes and properties', () => {
  it('gives attributes to the component as what they mean', async () => {
    await mounted('<bridge-probe label="Hello" page-count="7" read-only data="{}"></bridge-probe>');
    expect(seen.props.label).to.equal('Hello');
    expect(seen.props.pageCount).to.equal(7);
    expect(seen.props.readOnly).to.equal(true);
    expect(seen.props.data, 'objects have no attribute').to.equal(undefined);
  });

  it('takes back what a removed attribute said', async () => {
    const element = await mounted('<bridge-probe label="" page-count="x" read-only="false"></bridge-probe>');
    expect(seen.props).to.include({ label: '', readOnly: false });
    expect(seen.props.pageCount).to.equal(undefined);
    element.setAttribute('read-only', '');
    element.setAttribute('page-count', '2');
    await until(() => seen.props.readOnly && seen.props.pageCount === 2);
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    await until(() => seen.props.readOnly === false);
    expect(seen.props).to.include({ label: undefined, pageCount: undefined });
  });

  it('shows primitive properties as attributes', async () => {
    const element = await mounted('<bridge-probe></bridge-probe>');
    Object.assign(element, { label: 'Hi', pageCount: 3, readOnly: true });
    expect(element.outerHTML).to.equal('<bridge-probe label="Hi" page-count="3" read-only=""></bridge-probe>');
    Object.assign(element, { label: undefined, pageCount: undefined, readOnly: false });
    expect(element.outerHTML).to.equal('<bridge-probe></bridge-probe>');
    expect(element.pageCount).to.equal(undefined);
    expect(element.readOnly).to.equal(false);
  });

  it('keeps objects and functions as they are, out of the markup', async () => {
    const element = await mounted('<bridge-probe></bridge-probe>');
    for (const data of [{ when: new Date(), map: new Map([[1, 2]]) }, () => 'called']) {
      element.data = data;
      await until(() => seen.props.data === data);
      expect(element.data).to.equal(data);
    }
    expect(element.attributes.length).to.equal(0);
    element.data = undefined;
    await until(() => seen.props.data === undefined);
  });

  it('hears properties that were set before the class was known', async () => {
    const element = document.createElement('late-probe') as unknown as ProbeHost;
    const data = { early: true };
    Object.assign(element, { data, pageCount: 4, readOnly: true });
    place.append(element);
    defineElement<ProbeProps, ProbeEvents>({ ...probe, tag: 'late-probe' });
    await until(() => seen.props.data === data);
    expect(seen.props).to.include({ pageCount: 4, readOnly: true });
    expect(Object.keys(element)).to.not.include('data');
    element.pageCount = 5;
    await until(() => seen.props.pageCount === 5);
  });
});

describe('attributes that an element does not understand', () => {
  let said: string[] = [];
  const { error } = console;
  beforeEach(() => {
    said = [];
    console.error = (text: unknown) => String(text).includes('<framework-probe>') && said.push(String(text));
  });
  afterEach(() => {
    console.error = error;
  });

  it('are named: what React writes before the class is known, and what comes after it', async () => {
    const root = createRoot(place);
    const props = { pageCount: 4, data: {}, readOnly: true };
    root.render(createElement('framework-probe', props));
    const element = await until(() => place.firstElementChild);
    expect(element.outerHTML).to.equal(
      '<framework-probe pagecount="4" data="[object Object]" readonly=""></framework-probe>',
    );
    defineElement<ProbeProps, ProbeEvents>({ ...probe, tag: 'framework-probe' });
    await until(() => said.length > 0);
    element.setAttribute('label', '[object Promise]');
    await until(() => said.length > 3);
    const about = (message: string) => `[Spotreel] <framework-probe> ${message} (attribute_wrong)`;
    expect(said).to.deep.equal([
      about('has no attribute `pagecount`. Write `page-count`, or set the property `pageCount`.'),
      about('has no attribute `data`: it would be a text. Set the property: `element.data = …`.'),
      about('has no attribute `readonly`. Write `read-only`, or set the property `readOnly`.'),
      about('does not understand `label="[object Promise]"`: it needs a text.'),
    ]);
    root.unmount();
  });
});

describe('events', () => {
  it('fires them on the element, with dashes, composed, with a detail', async () => {
    const element = await mounted('<bridge-probe></bridge-probe>');
    const heard: CustomEvent[] = [];
    document.addEventListener('count-changed', (event) => heard.push(event as CustomEvent), { once: true });
    button(element).click();
    expect(heard[0]?.detail).to.deep.equal({ count: 1 });
    expect(heard[0]?.target).to.equal(element);
    expect(heard[0]?.composed).to.equal(true);
    expect(heard[0]?.cancelable).to.equal(false);
  });

  it('lets the page prevent what can be prevented', async () => {
    const element = await mounted('<bridge-probe></bridge-probe>');
    button(element).click();
    await until(() => button(element).textContent === '1');
    element.addEventListener('before-reset', (event) => event.preventDefault(), { once: true });
    button(element, 'reset').click();
    await pause(30);
    expect(button(element).textContent).to.equal('1');
    button(element, 'reset').click();
    await until(() => button(element).textContent === '0');
  });
});

describe('keys', () => {
  async function heardOn(make: () => HTMLElement, key: KeyboardEventInit): Promise<string[]> {
    const element = await mounted('<bridge-probe></bridge-probe>');
    const target = make();
    element.shadowRoot?.append(target);
    const heard: string[] = [];
    const hear = ({ type }: Event) => heard.push(type);
    const types = ['keydown', 'keypress', 'keyup'];
    for (const type of types) document.addEventListener(type, hear);
    for (const type of types)
      target.dispatchEvent(new KeyboardEvent(type, { bubbles: true, composed: true, cancelable: true, ...key }));
    for (const type of types) document.removeEventListener(type, hear);
    return heard;
  }
  const field = (tag: string, type?: string) => () =>
    Object.assign(document.createElement(tag), type === undefined ? {} : { type });
  const editable = () => Object.assign(document.createElement('div'), { contentEditable: 'true' });

  it('that are typed into a field stay in the element', async () => {
    for (const make of [field('input'), field('input', 'search'), field('textarea'), editable])
      for (const key of ['/', 'k', 'ß', ' ', 'Backspace', 'ArrowUp', 'Enter'])
        expect(await heardOn(make, { key })).to.deep.equal([]);
    expect(
      await heardOn(field('input'), { key: '@', ctrlKey: true, altKey: true, modifierAltGraph: true }),
    ).to.deep.equal([]);
  });

  it('that are no text are heard by the page', async () => {
    const all = ['keydown', 'keypress', 'keyup'];
    expect(await heardOn(field('input'), { key: 'k', ctrlKey: true })).to.deep.equal(all);
    expect(await heardOn(field('input'), { key: 'Escape' })).to.deep.equal(all);
    expect(await heardOn(field('button'), { key: 'k' })).to.deep.equal(all);
    expect(await heardOn(field('input', 'checkbox'), { key: 'k' })).to.deep.equal(all);
  });
});

describe('life', () => {
  it('renders nothing before it is in the page', async () => {
    const before = seen.mounts;
    const element = document.createElement('bridge-probe') as unknown as ProbeHost;
    element.label = 'early';
    await pause(30);
    expect(seen.mounts).to.equal(before);
    place.append(element);
    await until(() => seen.mounts === before + 1);
    expect(seen.props.label).to.equal('early');
  });

  it('keeps its state when it is moved', async () => {
    const element = await mounted('<bridge-probe></bridge-probe>');
    button(element).click();
    await until(() => button(element).textContent === '1');
    const { mounts, unmounts } = seen;
    const elsewhere = document.createElement('section');
    place.append(elsewhere);
    elsewhere.append(element);
    await pause(30);
    expect(button(element).textContent).to.equal('1');
    expect(seen).to.include({ mounts, unmounts });
  });

  it('starts anew when it comes back after it was removed', async () => {
    const element = await mounted('<bridge-probe label="again"></bridge-probe>');
    const { unmounts } = seen;
    element.remove();
    await until(() => seen.unmounts === unmounts + 1);
    expect(element.shadowRoot?.childElementCount).to.equal(0);
    place.append(element);
    await until(() => button(element));
    expect(seen.props.label).to.equal('again');
  });

  it('lives and dies quietly in a React page', async () => {
    const complaints: unknown[] = [];
    const report = console.error;
    console.error = (...words) => complaints.push(words);
    const host = createRoot(place);
    const Tag = 'bridge-probe' as 'div';
    const data = { from: 'react' };
    const { unmounts } = seen;
    host.render(<Tag {...({ data, pageCount: 9, readOnly: true } as object)} />);
    await until(() => seen.props.data === data && seen.props.pageCount === 9);
    host.render(null);
    await until(() => seen.unmounts === unmounts + 1);
    host.unmount();
    console.error = report;
    expect(complaints).to.deep.equal([]);
  });

  it('registers a tag once, under a prefix too', () => {
    const taken = customElements.get('bridge-probe');
    defineElement(probe);
    expect(customElements.get('bridge-probe')).to.equal(taken);
    defineElement(probe, { prefix: 'acme-' });
    expect(document.createElement('acme-bridge-probe')).to.have.property('pageCount');
  });
});
