import { expect } from 'chai';
import '../../../elements/auto';
import { inside, makeGrid, pause, serve, strictPage, until } from './page/page';

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

function makeEditor() {
  const editor = document.createElement('project-editor');
  editor.apiBase = 'http://stub';
  editor.getAccessToken = () => 'token';
  editor.projectId = 7;
  return editor;
}

function child(slot: string, text: string): HTMLElement {
  const element = document.createElement('p');
  element.slot = slot;
  element.textContent = text;
  return element;
}

const isShown = (element: HTMLElement) => element.assignedSlot !== null && element.getBoundingClientRect().height > 0;
const press = async (element: Element, selector: string) =>
  (await until(() => inside<HTMLButtonElement>(element, selector))).click();

describe('the full-screen preview of <project-editor>', () => {
  const opener = 'button[aria-label="Full-screen preview"]';

  it('lies over the whole page, keeps its keys, and gives the focus back', async () => {
    const editor = makeEditor();
    const keys: string[] = [];
    const hear = (event: KeyboardEvent) => keys.push(event.key);
    document.addEventListener('keydown', hear);
    document.body.append(editor);
    const button = await until(() => inside<HTMLButtonElement>(editor, opener));
    button.focus();
    button.click();
    const dialog = await until(() => inside<HTMLDialogElement>(editor, 'dialog[open] .sr-preview')?.closest('dialog'));
    expect(dialog.matches(':modal')).to.equal(true);
    await until(() => dialog.getBoundingClientRect().width >= innerWidth);
    const focused = editor.shadowRoot?.activeElement;
    expect(dialog.contains(focused ?? null)).to.equal(true);
    focused?.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true, composed: true }));
    focused?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    await until(() => inside(editor, 'dialog') === null);
    expect(keys, 'nothing around hears of them').to.deep.equal([]);
    expect(editor.shadowRoot?.activeElement).to.equal(button);
    document.removeEventListener('keydown', hear);
  });

  it('is the page’s where the page says so', async () => {
    const editor = makeEditor();
    const asked: number[] = [];
    editor.addEventListener('before-preview', (event) => {
      asked.push(event.detail.projectId);
      event.preventDefault();
    });
    document.body.append(editor);
    await press(editor, opener);
    await pause(100);
    expect(asked).to.deep.equal([7]);
    expect(inside(editor, 'dialog')).to.equal(null);
  });
});

describe('what a page may keep from happening', () => {
  it('is a render', async () => {
    const editor = makeEditor();
    let isPrevented = true;
    editor.addEventListener('before-render', (event) => isPrevented && event.preventDefault());
    document.body.append(editor);
    await press(editor, '.sr-editor__render');
    await press(editor, '[role=dialog] .sr-button--primary');
    await pause(100);
    expect(server.asked('requestRender').length).to.equal(0);
    isPrevented = false;
    await press(editor, '[role=dialog] .sr-button--primary');
    await until(() => server.asked('requestRender').length === 1);
  });

  it('is a new project', async () => {
    const grid = makeGrid();
    const origins: object[] = [];
    grid.addEventListener('before-create', (event) => {
      origins.push(event.detail);
      event.preventDefault();
    });
    document.body.append(grid);
    await press(grid, '.sr-virtual button');
    await press(grid, '[role=dialog] .sr-button--primary');
    await until(() => origins.length === 1);
    expect(origins[0]).to.have.keys('recipeId', 'templateFamilyId', 'ratio');
    await until(() => inside(grid, '[role=dialog]') === null);
    expect(server.asked('createProject').length).to.equal(0);
  });
});

describe('two <template-grid> on one page', () => {
  const count = (grid: Element) => inside(grid, '.sr-grid__count')?.textContent;

  it('show and hear of different things', async () => {
    const recipes = makeGrid();
    const templates = makeGrid();
    templates.query = 'tab=animations';
    const heard: string[] = [];
    recipes.addEventListener('query-changed', ({ detail }) => heard.push(`recipes ${detail.query}`));
    templates.addEventListener('query-changed', ({ detail }) => heard.push(`templates ${detail.query}`));
    document.body.append(recipes, templates);
    await until(() => count(recipes)?.includes('recipe') && count(templates) === '100 animations and images');
    await press(templates, '.sr-chip:nth-of-type(2)');
    await until(() => heard.length === 1);
    expect(heard).to.deep.equal(['templates tab=animations&categories=1&icon=stings']);
    expect(inside(recipes, 'h1')?.textContent).to.equal('Templates');
    await until(() => inside(templates, 'h1')?.textContent === 'Logo stings');
  });

  it('keep what they show when they are moved, and ask for nothing again', async () => {
    const grid = makeGrid();
    grid.query = 'tab=animations';
    document.body.append(grid);
    const name = await until(() => inside(grid, '.sr-virtual [part=card] button'));
    const asked = server.asked('templateGroups').length;
    const elsewhere = document.body.appendChild(document.createElement('section'));
    elsewhere.append(grid);
    await pause(100);
    expect(inside(grid, '.sr-virtual [part=card] button')).to.equal(name);
    expect(server.asked('templateGroups').length).to.equal(asked);
  });
});

describe('a card that the page opens', () => {
  it('opens nothing here', async () => {
    const grid = makeGrid();
    const opened: object[] = [];
    grid.addEventListener('before-open', (event) => {
      opened.push(event.detail);
      event.preventDefault();
    });
    document.body.append(grid);
    await press(grid, '.sr-virtual button');
    await pause(100);
    expect(opened).to.deep.equal([{ recipeId: 1 }]);
    expect(inside(grid, '[role=dialog]')).to.equal(null);
  });
});

describe('links to a video', () => {
  it('are offered where the page says what they look like', async () => {
    const editor = makeEditor();
    editor.shortcuts = true;
    document.body.append(editor);
    const name = await until(() => inside<HTMLElement>(editor, '.sr-editor__name'));
    const found = async () => {
      name.focus();
      name.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, composed: true }));
      const palette = await until(() => inside<HTMLDialogElement>(editor, 'dialog.sr-palette[open]'));
      const isOffered = await until(() => palette.querySelectorAll('[role=option]').length > 5).then(() =>
        palette.textContent?.includes('Copy link to video'),
      );
      palette.close();
      await until(() => inside(editor, 'dialog.sr-palette') === null);
      return isOffered;
    };
    expect(await found()).to.equal(false);
    editor.setAttribute('project-url', '/videos/{id}/edit');
    await pause(30);
    expect(await found()).to.equal(true);
  });
});

describe('what is premium', () => {
  it('leads to the plans that the page says', async () => {
    const grid = makeGrid();
    grid.upgradeUrl = '/our-plans';
    server.refuse('createProject', 'premium_required');
    document.body.append(grid);
    await press(grid, '.sr-virtual button');
    await press(grid, '[role=dialog] .sr-button--primary');
    const plans = await until(() => inside<HTMLAnchorElement>(grid, '[role=dialog] .sr-notice a'));
    expect(plans.getAttribute('href')).to.equal('/our-plans');
  });
});

describe('slots and parts', () => {
  it('of an editor: the bar, no project, a project that cannot be had', async () => {
    const editor = makeEditor();
    editor.projectId = undefined;
    const header = child('header', 'Ours');
    const empty = child('empty', 'Choose one');
    const error = child('error', 'Gone');
    editor.append(header, empty, error);
    document.body.append(editor);
    await until(() => isShown(empty));
    editor.projectId = 7;
    await until(() => isShown(header));
    expect(isShown(empty)).to.equal(false);
    for (const part of ['bar', 'scenes', 'stage', 'panel'])
      expect(inside(editor, `[part="${part}"]`), part).to.not.equal(null);
    editor.projectId = 4711;
    await until(() => isShown(error));
  });

  it('of a grid: heading and nothing found; without any the element’s own', async () => {
    const grid = makeGrid();
    const header = child('header', 'Our templates');
    grid.append(header);
    document.body.append(grid);
    await until(() => isShown(header));
    expect(inside(grid, 'h1')?.getBoundingClientRect().height).to.equal(0);
    header.remove();
    await until(() => (inside(grid, 'h1')?.getBoundingClientRect().height ?? 0) > 0);
    await until(() => inside(grid, '[part=card]'));
    for (const part of ['header', 'tabs', 'search', 'filters', 'results'])
      expect(inside(grid, `[part="${part}"]`), part).to.not.equal(null);
  });

  it('of a grid: nothing found, and a library that cannot be had', async () => {
    const grid = makeGrid();
    grid.query = 'tab=animations';
    server.state.groupCount = 0;
    const empty = child('empty', 'Nothing here');
    const error = child('error', 'Out of order');
    grid.append(empty, error);
    document.body.append(grid);
    await until(() => isShown(empty));
    expect(isShown(error)).to.equal(false);
    server.refuse('templateGroups', 'internal');
    grid.query = 'tab=animations&orientation=square';
    await until(() => isShown(error));
  });

  it('has broken no rule of the page', () => {
    expect(refused).to.deep.equal([]);
  });
});
