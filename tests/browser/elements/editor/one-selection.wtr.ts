import { expect } from 'chai';
import { inside, pause, until } from '../page/page';
import { fieldButton, openEditor, press, words } from './open-editor';

let open: Awaited<ReturnType<typeof openEditor>>;

// empty for the first second of each scene, at its fullest after two
beforeEach(async () => {
  open = await openEditor([words('headline', 40, { ip: 30 }), words('body', 200, { ip: 30 })]);
  await fieldButton(open.editor, 'headline');
  await until(() => names().length === 2);
});
afterEach(() => open.close());

const names = () => [...(open.editor.shadowRoot?.querySelectorAll('.sr-scene__select') ?? [])];
const selected = () => names().findIndex((scene) => scene.getAttribute('aria-current') === 'true');
const range = () => inside<HTMLInputElement>(open.editor, '.sr-timeline__range');
const seconds = () => Number(range()?.value);
const blocks = () => [...(open.editor.shadowRoot?.querySelectorAll('.sr-timeline__scene') ?? [])];
const current = () => blocks().findIndex((block) => block.matches('[data-current]'));
const fields = () => open.editor.shadowRoot?.querySelectorAll('.sr-on-picture__field').length;

/** Presses the time line at a share of its width; returns how to let go. */
function scrubTo(share: number) {
  const input = range();
  const box = input?.getBoundingClientRect() ?? new DOMRect();
  const at = { clientX: box.left + box.width * share, clientY: box.top + 5, pointerId: 1, button: 0 };
  const send = (type: string) => input?.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true, composed: true }));
  if (input) input.setPointerCapture = () => {};
  send('pointerdown');
  return () => send('lostpointercapture');
}

describe('the selected scene and the playhead', () => {
  it('are one: a scrub that comes to rest selects, and a selected scene is shown', async () => {
    await until(() => inside(open.editor, '.sr-timeline__scene--named')); // drawn again, with names
    expect([selected(), current()]).to.deep.equal([0, 0]);
    const release = scrubTo(0.9);
    await pause(300);
    expect(selected()).to.equal(0); // the pointer still holds the playhead
    release();
    await until(() => selected() === 1);
    expect(current()).to.equal(1);
    (names()[0] as HTMLElement).click();
    await until(() => current() === 0);
    expect(selected()).to.equal(0);
  });

  it('rest where the scene shows most, not on an empty frame', async () => {
    scrubTo(0.5625)(); // half a second into the second scene
    await until(() => selected() === 1);
    await until(() => Math.abs(seconds() - 6) < 0.05);
    await until(() => fields() === 2);
    press('PageDown', range());
    await until(() => Math.abs(seconds() - 2) < 0.05);
    expect(selected()).to.equal(0);
  });

  it('stay on the frame that keys ask for', async () => {
    scrubTo(0.625 + 0.02)();
    await until(() => selected() === 1);
    await until(() => Math.abs(seconds() - 5.16) < 0.02);
    for (let step = 0; step < 10; step++) press(',', inside(open.editor, '.sr-editor__stage'));
    await pause(500);
    expect(seconds()).to.be.closeTo(5.16 - 1 / 3, 0.02); // an empty frame
  });

  it('play from where the playhead was, and rest on the last scene at the end', async () => {
    inside<HTMLButtonElement>(open.editor, '.sr-transport__play')?.click();
    await until(() => inside(open.editor, '.sr-on-picture__pause'));
    scrubTo(0.97)();
    await until(() => Math.abs(seconds() - 6) < 0.05);
    expect(selected()).to.equal(1);
  });

  it('are left alone by Delete on a text, which empties the text and offers it back', async () => {
    (await fieldButton(open.editor, 'headline')).focus();
    press('Delete', await fieldButton(open.editor, 'headline'));
    const undo = await until(() =>
      [...(open.editor.shadowRoot?.querySelectorAll<HTMLElement>('.sr-toast button') ?? [])].find(
        ({ textContent }) => textContent === 'Undo',
      ),
    );
    press('Delete', open.editor.shadowRoot?.activeElement);
    expect(names().length).to.equal(2);
    expect(inside<HTMLInputElement>(open.editor, '[data-field=headline] input')?.value).to.equal('');
    undo.click();
    await until(() => inside<HTMLInputElement>(open.editor, '[data-field=headline] input')?.value === 'Launch day');
  });

  it('lets a scene go by Delete elsewhere, with a way back', async () => {
    (names()[1] as HTMLElement).focus();
    (names()[1] as HTMLElement).click();
    press('Delete', names()[1]);
    await until(() => names().length === 1);
    const undo = await until(() => inside<HTMLElement>(open.editor, '.sr-toast .sr-button:not([aria-label])'));
    undo.click();
    await until(() => names().length === 2);
    await until(() => selected() === 1);
  });
});
