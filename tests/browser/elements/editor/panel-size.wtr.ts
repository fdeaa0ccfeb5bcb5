/** The panel of a narrow editor: a sheet of three heights below the picture. */
import { expect } from 'chai';
import '../../../../elements/auto';
import { inside, pause, serve, until } from '../page/page';

let server: ReturnType<typeof serve>;

beforeEach(() => {
  server = serve();
});
afterEach(async () => {
  document.body.replaceChildren();
  await pause(50);
  server.stop();
});

async function opened(widthPx: number, heightPx = 720) {
  const editor = document.createElement('project-editor');
  editor.apiBase = 'http://stub';
  editor.getAccessToken = () => 'token';
  editor.projectId = 7;
  Object.assign(editor.style, { display: 'block', width: `${widthPx}px`, height: `${heightPx}px` });
  document.body.append(editor);
  await until(() => inside(editor, '.sr-panel-size__handle'));
  await until(() => inside(editor, '.sr-transport'));
  const find = (selector: string) => inside(editor, selector) as HTMLElement;
  const handle = find('.sr-panel-size__handle');
  const box = (selector: string) => find(selector).getBoundingClientRect();
  const key = async (name: string, target: Element = handle) => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }));
    await settled();
  };
  return { editor, find, handle, box, key };
}

/** A change of the height has an end. */
const settled = () => pause(350);

const pointer = (type: string, target: EventTarget, clientX: number, clientY: number) =>
  target.dispatchEvent(
    new PointerEvent(type, { clientX, clientY, pointerId: 1, button: 0, bubbles: true, composed: true }),
  );

describe('the panel below the picture', () => {
  it('has three heights by the keys of its handle; the picture keeps its size under the full one', async () => {
    const { handle, box, key } = await opened(390);
    expect(handle.ariaValueText).to.equal('Half');
    const half = box('.sr-editor__panel');
    const stage = box('.sr-editor__stage');
    expect(stage.bottom).to.be.closeTo(half.top, 1);
    expect(stage.height).to.be.greaterThan(200);
    await key('ArrowUp');
    expect(handle.ariaValueText).to.equal('Full');
    expect(box('.sr-editor__panel').height).to.be.greaterThan(half.height + 150);
    expect(box('.sr-editor__panel').bottom).to.be.closeTo(half.bottom, 1);
    expect(box('.sr-editor__stage').height).to.be.closeTo(stage.height, 1);
    await key('Home');
    expect(handle.ariaValueText).to.equal('Closed');
    expect(box('.sr-panels__content').height).to.equal(0);
    expect(box('.sr-panels__tabs').height).to.be.greaterThan(30);
    expect(box('.sr-editor__stage').height).to.be.greaterThan(stage.height + 150);
    await key('Enter');
    expect(handle.ariaValueText).to.equal('Half');
  });

  it('follows a drag of its head, also over a tab, which stays unchosen; a press on a tab chooses it', async () => {
    const { find, handle, box } = await opened(390);
    const tab = find('.sr-panels__tab--style');
    const { left, top, height } = tab.getBoundingClientRect();
    const x = left + 5;
    const y = top + height / 2;
    const before = box('.sr-editor__panel').height;
    tab.setPointerCapture = () => {};
    find('.sr-panels__head').setPointerCapture = () => {};
    pointer('pointerdown', tab, x, y);
    pointer('pointermove', tab, x, y - 60);
    await pause(300);
    pointer('pointermove', tab, x, y - 62);
    expect(box('.sr-editor__panel').height).to.be.closeTo(before + 62, 2);
    await pause(300);
    pointer('pointermove', tab, x, y - 200);
    await pause(300);
    pointer('pointermove', tab, x, y - 201);
    pointer('pointerup', tab, x, y - 201);
    tab.click();
    await settled();
    expect(handle.ariaValueText).to.equal('Full');
    expect(tab.ariaSelected).to.equal('false');
    tab.click();
    await pause(50);
    expect(tab.ariaSelected).to.equal('true');
  });

  it('gives way to Escape step by step, and to a focus on the picture that it covers', async () => {
    const { find, handle, key } = await opened(390);
    await key('End');
    const field = await until(() => find('.sr-panels__content textarea'));
    await key('Escape', field);
    expect(handle.ariaValueText, 'a field has its own Escape').to.equal('Full');
    await key('Escape', find('.sr-panels__content'));
    expect(handle.ariaValueText).to.equal('Half');
    await key('Escape', find('.sr-panels__content'));
    expect(handle.ariaValueText, 'the focus stays in sight').to.equal('Half');
    await key('Escape', find('.sr-panels__tab--scene'));
    expect(handle.ariaValueText).to.equal('Closed');
    await key('End');
    find('.sr-editor__stage button').focus();
    await settled();
    expect(handle.ariaValueText).to.equal('Half');
  });

  it('is opened, closed and enlarged by buttons, and opened by a tab', async () => {
    const { find, handle } = await opened(390);
    const press = async (selector: string) => {
      find(selector).click();
      await settled();
      return handle.ariaValueText;
    };
    expect(await press('.sr-panel-size__height')).to.equal('Full');
    expect(await press('.sr-panel-size__height')).to.equal('Half');
    expect(await press('.sr-panel-size__toggle')).to.equal('Closed');
    expect(await press('.sr-panels__tab--music')).to.equal('Half');
    expect(await press('.sr-panel-size__handle')).to.equal('Full');
  });
});

describe('a wider editor', () => {
  it('has no handle, and closes its panel to a rail of tabs', async () => {
    const { handle, find, box } = await opened(900);
    expect(handle.offsetParent).to.equal(null);
    expect(find('.sr-panel-size__height').offsetParent).to.equal(null);
    const { width } = box('.sr-editor__stage');
    find('.sr-panel-size__toggle').click();
    await settled();
    expect(box('.sr-editor__stage').width).to.be.greaterThan(width + 100);
    expect(box('.sr-panels__tabs').height).to.be.greaterThan(100);
  });

  it('shows no button for its panel where all fits beside each other', async () => {
    const { find } = await opened(1300);
    expect(find('.sr-panel-size__toggle').offsetParent).to.equal(null);
  });
});
