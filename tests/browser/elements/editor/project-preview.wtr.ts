import { expect } from 'chai';
import { inside, pause, until } from '../page/page';
import { paintedEditor } from './painted-editor';

let opened: Awaited<ReturnType<typeof paintedEditor>>;

beforeEach(async () => {
  opened = await paintedEditor();
  document.body.append(opened.editor);
});
afterEach(async () => {
  document.body.replaceChildren();
  await pause(30);
  opened.spotreel.dispose();
});

const screen = () => inside(opened.editor, '.sr-preview');
const hasBar = () => getComputedStyle(screen()?.querySelector('.sr-preview__transport') as Element).opacity === '1';

async function openPreview(): Promise<void> {
  const opener = 'button[aria-label="Full-screen preview"]';
  (await until(() => inside<HTMLButtonElement>(opened.editor, opener))).click();
  await until(screen);
}

describe('the full-screen preview', () => {
  it('plays from the start with its bar away, which a moved pointer brings back for a while', async () => {
    await openPreview();
    expect(hasBar(), 'away from the start').to.equal(false);
    await until(() => screen()?.querySelector('[aria-label=Pause]'));
    const seconds = Number.parseFloat(screen()?.querySelector('.sr-transport__now')?.textContent?.slice(2) ?? '');
    expect(seconds).to.be.lessThan(1.5);
    expect(hasBar(), 'away while it plays').to.equal(false);
    document.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }));
    await pause(400);
    expect(hasBar(), 'a pointer at rest is no move').to.equal(false);
    document.dispatchEvent(new PointerEvent('pointermove', { movementX: 3 }));
    await until(hasBar);
    await until(() => !hasBar());
  });

  it('shows its bar at a touch, a key and the focus', async () => {
    for (const sign of [
      new PointerEvent('pointerdown', { pointerType: 'touch' }),
      new KeyboardEvent('keydown', { key: 'Shift' }),
      new FocusEvent('focusin'),
    ]) {
      await openPreview();
      await until(() => screen()?.querySelector('[aria-label=Pause]'));
      expect(hasBar()).to.equal(false);
      document.dispatchEvent(sign);
      await until(hasBar);
      inside<HTMLButtonElement>(opened.editor, 'dialog[open] [aria-label="Back to the editor"]')?.click();
      await until(() => screen() === null);
    }
  });
});
