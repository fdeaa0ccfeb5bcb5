import { expect } from 'chai';
import type { Spotreel } from '../../../../sdk/stores/spotreel';
import { shownCanvases } from '../../player/painted';
import { inside, pause, until } from '../page/page';
import { fieldButton as fieldButtonOf, openEditor, press, words } from './open-editor';

let editor: Element;
let spotreel: Spotreel;
let close: () => Promise<void>;

/** A headline over a body, letters as squares. */
beforeEach(async () => {
  ({ editor, spotreel, close } = await openEditor([words('headline', 40), words('body', 200)]));
});
afterEach(() => close());

const picture = () => inside(editor, '.sr-stage__picture [role=img]')?.shadowRoot?.querySelector('div');
const fieldButton = (name: string) => fieldButtonOf(editor, name);
const writing = () => inside<HTMLTextAreaElement>(editor, '.sr-writing__text');
const formValue = () => inside<HTMLInputElement>(editor, '[data-field=headline] input')?.value;

function type(text: string): void {
  const area = writing();
  if (!area) throw new Error('nothing is being written');
  area.value = text;
  area.setSelectionRange(text.length, text.length);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('editing on the picture', () => {
  it('has a place for every text, where it is painted', async () => {
    const headline = await fieldButton('headline');
    const body = await fieldButton('body');
    const { left, width } = picture()?.getBoundingClientRect() ?? new DOMRect();
    const scale = width / 640;
    expect(headline.getBoundingClientRect().left).to.be.closeTo(left + 20 * scale - 6, 2);
    expect(body.getBoundingClientRect().top - headline.getBoundingClientRect().top).to.be.closeTo(160 * scale, 2);
  });

  it('shows every letter at once and keeps the text on Enter, as one step', async () => {
    (await fieldButton('headline')).click();
    const area = await until(writing);
    expect(area.value).to.equal('Launch day');
    const letters = () => shownCanvases(picture())[0]?.toDataURL();
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

  it('writes where the text is painted, in its size, and nothing lies over it', async () => {
    (await fieldButton('headline')).click();
    const area = await until(writing);
    const scale = (picture()?.getBoundingClientRect().width ?? 0) / 640;
    const style = getComputedStyle(area);
    expect(Number.parseFloat(style.fontSize)).to.be.closeTo(20 * scale, 0.1);
    const { left, top, bottom, width, height } = area.getBoundingClientRect();
    const start = left + Number.parseFloat(style.paddingInlineStart);
    expect(start).to.be.closeTo((picture()?.getBoundingClientRect().left ?? 0) + 20 * scale, 1);
    // the baseline of the plain shaper lies one size below the top of the box
    const baseline = (picture()?.getBoundingClientRect().top ?? 0) + (40 + 20) * scale;
    expect(top).to.be.below(baseline);
    expect(bottom).to.be.above(baseline);
    expect(editor.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2)).to.equal(area);
    const bar = inside(editor, '.sr-text-bar')?.getBoundingClientRect() ?? new DOMRect();
    expect(bar.bottom <= top || bar.top >= bottom || bar.right <= left || bar.left >= left + width).to.equal(true);
  });

  it('brings the text back on Escape, and redo or the notification what was typed', async () => {
    (await fieldButton('headline')).click();
    await until(writing);
    type('Away with it');
    await until(() => formValue() === 'Away with it');
    press('Escape', writing());
    await until(() => formValue() === 'Launch day');
    expect(inside<HTMLButtonElement>(editor, '[aria-label=Undo]')?.disabled).to.equal(true);
    inside<HTMLButtonElement>(editor, '[aria-label=Redo]')?.click();
    await until(() => formValue() === 'Away with it');
    inside<HTMLButtonElement>(editor, '[aria-label=Undo]')?.click();
    await until(() => formValue() === 'Launch day');
    const [toast] = spotreel.toasts.$toasts.get();
    if (toast?.action && 'run' in toast.action) toast.action.run();
    await until(() => formValue() === 'Away with it');
  });

  it('gives up nothing on Escape where nothing was changed', async () => {
    (await fieldButton('headline')).click();
    await until(writing);
    press('Escape', writing());
    await until(() => !writing());
    expect(spotreel.toasts.$toasts.get()).to.deep.equal([]);
    expect(inside<HTMLButtonElement>(editor, '[aria-label=Redo]')?.disabled).to.equal(true);
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
    const headline = await fieldButton('headline');
    const body = await fieldButton('body');
    expect([headline.tabIndex, body.tabIndex]).to.deep.equal([0, -1]);
    headline.focus();
    press('ArrowDown', editor.shadowRoot?.activeElement);
    expect(editor.shadowRoot?.activeElement).to.equal(body);
    await until(() => body.tabIndex === 0);
    expect(headline.tabIndex).to.equal(-1);
    press('ArrowDown', editor.shadowRoot?.activeElement);
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
