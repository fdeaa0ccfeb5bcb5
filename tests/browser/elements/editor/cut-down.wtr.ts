/** An editor that is cut down and extended by its page. */
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

async function opened(attributes: Readonly<Record<string, string>>) {
  const editor = document.createElement('project-editor');
  editor.apiBase = 'http://stub';
  editor.getAccessToken = () => 'token';
  editor.projectId = 7;
  editor.style.width = '1300px';
  for (const [name, value] of Object.entries(attributes)) editor.setAttribute(name, value);
  document.body.append(editor);
  await until(() => inside(editor, '.sr-editor__name'));
  return editor;
}

const tabs = (editor: Element) =>
  [...(editor.shadowRoot?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])].map(({ dataset }) => dataset.panel);
const shown = (editor: Element, selector: string) =>
  (inside(editor, selector)?.getBoundingClientRect().height ?? 0) > 0;

describe('panels of <project-editor>', () => {
  it('are all, without the attribute', async () => {
    expect(tabs(await opened({}))).to.deep.equal(['scenes', 'scene', 'style', 'music']);
  });

  it('are those that the page names, and the first of them is open', async () => {
    const editor = await opened({ panels: 'music style' });
    expect(tabs(editor)).to.deep.equal(['style', 'music']);
    expect(inside(editor, '[role=tab][aria-selected=true]')?.dataset.panel).to.equal('style');
    expect(inside(editor, '.sr-editor__scenes')).to.equal(null);
    editor.panels = undefined;
    await until(() => tabs(editor).length === 4 && inside(editor, '.sr-editor__scenes'));
  });

  it('can be none: the picture has all the room', async () => {
    const editor = await opened({ panels: '' });
    expect(inside(editor, '.sr-editor__panel')).to.equal(null);
    const stage = await until(() => inside(editor, '.sr-editor__stage'));
    expect(stage.getBoundingClientRect().width).to.equal(1300);
  });

  it('can be the list of scenes alone', async () => {
    const editor = await opened({ panels: 'scenes' });
    expect(shown(editor, '.sr-editor__scenes')).to.equal(true);
    expect(shown(editor, '.sr-editor__panel')).to.equal(false);
  });

  it('can be one of the page’s own', async () => {
    const editor = await opened({ panels: 'scene', 'panel-label': 'Price list' });
    const own = document.createElement('p');
    own.slot = 'panel';
    own.textContent = 'Shoes 99';
    editor.append(own);
    (await until(() => inside(editor, '[role=tab][data-panel=own]'))).click();
    await until(() => own.assignedSlot && own.getBoundingClientRect().height > 0);
    expect(inside(editor, '[role=tab][data-panel=own]')?.textContent).to.equal('Price list');
  });
});

describe('edits of <project-editor>', () => {
  it('are texts alone where the page says so', async () => {
    const editor = await opened({ edits: 'texts' });
    await until(() => shown(editor, '[data-field=headline]'));
    expect(tabs(editor)).to.deep.equal(['scenes', 'scene']);
    await until(() => inside(editor, '.sr-scene__select'));
    await pause(200);
    for (const gone of [
      '[data-field=logo]',
      '.sr-color',
      '.sr-editor__ratio',
      '.sr-scene__grip',
      '.sr-scene__menu',
      '.sr-scene-list__add',
    ])
      expect(inside(editor, gone), gone).to.equal(null);
    expect(inside<HTMLInputElement>(editor, '.sr-editor__name')?.readOnly).to.equal(true);
    const fields = await editor.fields();
    const keyOf = (kind: string) => fields.find((field) => field.kind === kind)?.key ?? '';
    await editor.setField(keyOf('text'), 'Written');
    const refusal = await editor.setField(keyOf('color'), '#00ff00').catch((error: Error) => error);
    expect(refusal).to.be.instanceOf(Error);
    await editor.save();
    expect(server.state.saved.customisations[0]?.colors ?? {}).to.not.include({ accent: '#00ff00' });
  });

  it('leave a locked brand alone', async () => {
    const editor = await opened({ edits: 'texts images backgrounds scenes music size name' });
    expect(tabs(editor)).to.deep.equal(['scenes', 'scene', 'music']);
    editor.edits = undefined;
    await until(() => tabs(editor).includes('style'));
  });

  it('name a word that is no group in the console', async () => {
    const { error } = console;
    const told: string[] = [];
    console.error = (message: string) => told.push(message);
    const editor = await opened({ edits: 'text' });
    console.error = error;
    expect(told.join()).to.contain('edits: no such group: text.');
    expect(inside(editor, '[data-field=headline]'), 'nothing more is allowed by it').to.equal(null);
  });
});

describe('buttons of the page', () => {
  it('are in the bar, before the export', async () => {
    const editor = await opened({});
    const button = document.createElement('button');
    button.slot = 'actions';
    button.textContent = 'Send to client';
    let clicks = 0;
    button.addEventListener('click', () => {
      clicks += 1;
    });
    editor.append(button);
    await until(() => button.assignedSlot && button.getBoundingClientRect().width > 0);
    button.click();
    expect(clicks).to.equal(1);
    const exportButton = await until(() => inside(editor, '.sr-editor__render'));
    expect(button.getBoundingClientRect().right).to.be.at.most(exportButton.getBoundingClientRect().left);
  });
});
