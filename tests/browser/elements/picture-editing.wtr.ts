import { expect } from 'chai';
import '../../../elements/define/project-editor';
import { memorySecurityStorage } from '../../../sdk/client/security-state';
import { compileScene } from '../../../sdk/scene/compile-scene';
import { createSpotreel, type Spotreel } from '../../../sdk/stores/spotreel';
import { plainShaper } from '../../sdk/scene/plain-shaper';
import { document as lottie, textLayer } from '../../sdk/scene/templates';
import { contractServer } from '../../sdk/stores/contract-server';
import { inside, pause, until } from './page';

/** Every scene: a headline over a body, letters as squares, shown for as long as the scene lasts. */
const words = (sid: string, y: number) => ({
  ...textLayer(sid, { sid, document: { ps: [20, y], s: 20, sz: [600, 30] } }),
  op: 1000,
});
const drawn = { ...lottie([words('headline', 40), words('body', 200)]), op: 120 };

let server: ReturnType<typeof contractServer>;
let spotreel: Spotreel;
let editor: HTMLElement;

beforeEach(async () => {
  server = contractServer();
  spotreel = createSpotreel({
    apiBase: 'http://stub',
    storage: memorySecurityStorage(),
    fetch: server.fetch,
    compileScene: async ({ template, content }) =>
      compileScene({ ...template, animation: drawn }, content, plainShaper),
  });
  await spotreel.session.signIn({ email: 'a@b.co', password: 'good' });
  const element = document.createElement('project-editor');
  Object.assign(element.style, { display: 'block', height: '600px' });
  element.spotreel = spotreel;
  element.setAttribute('project-id', '7');
  editor = element;
  document.body.append(element);
});
afterEach(async () => {
  document.body.replaceChildren();
  await pause(30);
  spotreel.dispose();
});

const picture = () => inside(editor, '.sr-stage__picture [role=img]')?.shadowRoot?.querySelector('div');
const fieldButton = (name: string) =>
  until(() => inside<HTMLButtonElement>(editor, `.sr-on-picture__field[aria-label="Edit text: ${name}"]`));
const writing = () => inside<HTMLTextAreaElement>(editor, '.sr-picture-popover textarea');
const formValue = () => inside<HTMLInputElement>(editor, '[data-field=headline] input')?.value;

function type(text: string): void {
  const area = writing();
  if (!area) throw new Error('nothing is being written');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

const press = (key: string, target: Element | null | undefined = editor.shadowRoot?.activeElement) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));

describe('editing on the picture', () => {
  it('has a place for every text, where it is painted', async () => {
    const [headline, body] = [await fieldButton('headline'), await fieldButton('body')];
    const { left, width } = picture()?.getBoundingClientRect() ?? new DOMRect();
    const scale = width / 640;
    expect(headline.getBoundingClientRect().left).to.be.closeTo(left + 20 * scale - 6, 2);
    expect(body.getBoundingClientRect().top - headline.getBoundingClientRect().top).to.be.closeTo(160 * scale, 2);
  });

  it('shows every letter at once and keeps the text on Enter, as one step', async () => {
    (await fieldButton('headline')).click();
    const area = await until(writing);
    expect(area.value).to.equal('Launch day');
    const letters = () => picture()?.querySelectorAll('svg path').length;
    const before = letters();
    type('A');
    await until(() => letters() !== before);
    await pause(600);
    type('AB');
    expect(await until(() => formValue() === 'AB')).to.equal(true);
    press('Enter', writing());
    await until(() => !writing());
    await until(() => editor.shadowRoot?.activeElement?.getAttribute('aria-label') === 'Edit text: headline');
    inside<HTMLButtonElement>(editor, '[aria-label=Undo]')?.click();
    await until(() => formValue() === 'Launch day');
    expect(inside<HTMLButtonElement>(editor, '[aria-label=Undo]')?.disabled).to.equal(true);
  });

  it('brings the text back on Escape and leaves nothing to undo', async () => {
    (await fieldButton('headline')).click();
    await until(writing);
    type('Away with it');
    await until(() => formValue() === 'Away with it');
    press('Escape', writing());
    await until(() => formValue() === 'Launch day');
    expect(inside<HTMLButtonElement>(editor, '[aria-label=Undo]')?.disabled).to.equal(true);
  });

  it('keeps the text when the focus goes elsewhere', async () => {
    (await fieldButton('headline')).click();
    await until(writing);
    type('Kept');
    inside<HTMLInputElement>(editor, '.sr-editor__name')?.focus();
    await until(() => !writing());
    expect(formValue()).to.equal('Kept');
  });

  it('keeps an emptied text open, though nothing of it is painted', async () => {
    (await fieldButton('headline')).click();
    await until(writing);
    type('');
    await until(() => !inside(editor, '.sr-on-picture__field[aria-label="Edit text: headline"]'));
    expect(writing()).to.not.equal(null);
    type('Back');
    await fieldButton('headline');
  });

  it('is one stop for Tab, and arrows go through the fields in reading order', async () => {
    const [headline, body] = [await fieldButton('headline'), await fieldButton('body')];
    expect([headline.tabIndex, body.tabIndex]).to.deep.equal([0, -1]);
    headline.focus();
    press('ArrowDown');
    expect(editor.shadowRoot?.activeElement).to.equal(body);
    await until(() => body.tabIndex === 0);
    expect(headline.tabIndex).to.equal(-1);
    press('ArrowDown');
    expect(editor.shadowRoot?.activeElement).to.equal(headline);
  });

  it('only stops while it plays', async () => {
    await fieldButton('headline');
    inside<HTMLButtonElement>(editor, '.sr-transport__play')?.click();
    const pauseButton = await until(() => inside<HTMLButtonElement>(editor, '.sr-on-picture__pause'));
    await until(() => !inside(editor, '.sr-on-picture__field'));
    pauseButton.click();
    await fieldButton('headline');
    expect(writing()).to.equal(null);
  });

  it('marks the field in the form', async () => {
    (await fieldButton('body')).click();
    await until(() => inside(editor, '[data-field=body][data-revealed]'));
  });
});
