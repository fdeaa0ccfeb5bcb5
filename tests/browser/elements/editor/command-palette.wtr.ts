import { expect } from 'chai';
import '../../../../elements/auto';
import { inside, pause, serve, strictPage, until } from '../page/page';

const refused = strictPage();
let server: ReturnType<typeof serve>;

beforeEach(() => {
  server = serve();
});
afterEach(async () => {
  document.body.replaceChildren();
  await pause(50);
  server.stop();
});

async function open(shortcuts: boolean) {
  const editor = document.createElement('project-editor');
  editor.apiBase = 'http://stub';
  editor.getAccessToken = () => 'token';
  editor.projectId = 7;
  editor.toggleAttribute('shortcuts', shortcuts);
  document.body.append(editor);
  const name = await until(() => inside<HTMLInputElement>(editor, '.sr-editor__name'));
  return { editor, name };
}

const press = (target: Element, key: string, ctrlKey = false) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, composed: true, cancelable: true }));

function type(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('the command palette', () => {
  it('opens by its key, is a combobox, runs what is chosen by keys and gives the focus back', async () => {
    const { editor, name } = await open(true);
    const button = await until(() => inside<HTMLButtonElement>(editor, '.sr-editor__bar > button'));
    button.focus();
    press(button, 'k', true);
    const field = await until(() => inside<HTMLInputElement>(editor, '[role=combobox]'));
    expect(editor.shadowRoot?.activeElement).to.equal(field);
    const active = () => inside(editor, `#${CSS.escape(field.getAttribute('aria-activedescendant') ?? '')}`);
    const first = active();
    expect(first?.getAttribute('aria-selected')).to.equal('true');
    press(field, 'ArrowDown');
    await until(() => active() !== first);
    press(field, 'ArrowUp');
    await until(() => active() === first);

    type(field, 'renm');
    await until(() => active()?.textContent?.startsWith('Rename video'));
    press(field, 'Enter');
    await until(() => editor.shadowRoot?.activeElement === name);
    expect(inside(editor, '[role=combobox]')).to.equal(null);

    press(name, 'k', true);
    const again = await until(() => inside<HTMLInputElement>(editor, '[role=combobox]'));
    expect(inside(editor, '[role=option]')?.textContent, 'used last').to.contain('Rename video');
    type(again, 'xyzzy');
    await until(() => inside(editor, '.sr-palette__status')?.textContent?.includes('xyzzy'));
    inside<HTMLDialogElement>(editor, 'dialog')?.close();
    await until(() => !inside(editor, 'dialog'));
    expect(editor.shadowRoot?.activeElement).to.equal(name);
  });

  it('says what is not possible, and does not do it', async () => {
    const { editor, name } = await open(true);
    press(name, 'k', true);
    const field = await until(() => inside<HTMLInputElement>(editor, '[role=combobox]'));
    type(field, 'undo');
    const option = await until(() => inside(editor, '[role=option][aria-disabled=true]'));
    option.click();
    await pause(30);
    expect(inside(editor, '[role=combobox]')).to.equal(field);
  });
});

describe('shortcuts', () => {
  it('of an embedded editor are off, but undo', async () => {
    const { editor, name } = await open(false);
    const body = await until(() => inside(editor, '.sr-editor__body'));
    press(body, 'k', true);
    press(body, '?');
    await pause(50);
    expect(inside(editor, 'dialog, [role=dialog]')).to.equal(null);
    type(name, 'Another');
    name.focus();
    name.blur();
    await until(() => !inside<HTMLButtonElement>(editor, '[aria-label=Undo]')?.disabled);
    press(body, 'z', true);
    await until(() => inside<HTMLButtonElement>(editor, '[aria-label=Undo]')?.disabled);
  });

  it('listen inside the editor alone, and not while somebody types', async () => {
    const { editor, name } = await open(true);
    press(document.body, '?');
    press(name, '?');
    await pause(50);
    expect(inside(editor, '[role=dialog]')).to.equal(null);
    press(await until(() => inside(editor, '.sr-editor__body')), '?');
    const sheet = await until(() => inside(editor, '[role=dialog]'));
    await until(() => sheet.querySelectorAll('kbd').length > 20);
  });

  it('have broken no rule of the page', () => {
    expect(refused).to.deep.equal([]);
  });
});
