import { expect } from 'chai';
import '../../../elements/auto';
import { componentStyles } from '../../../elements/react/embed/provider/styles';
import { memorySecurityStorage } from '../../../sdk/client/session/security-state';
import { createSpotreel } from '../../../sdk/stores/spotreel';
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

const card = (element: Element) => until(() => inside<HTMLButtonElement>(element, '.sr-virtual button'));

describe('<template-grid>', () => {
  it('makes a project and says so', async () => {
    const grid = makeGrid();
    const created = new Promise<number>((resolve) =>
      grid.addEventListener('project-created', ({ detail }) => resolve(detail.projectId)),
    );
    document.body.append(grid);
    (await card(grid)).click();
    const dialog = await until(() => inside(grid, '[role=dialog]'));
    expect(document.querySelector('[role=dialog]'), 'overlays stay in the shadow root').to.equal(null);
    expect(getComputedStyle(dialog).backgroundColor, 'and have its styles').to.not.equal('rgba(0, 0, 0, 0)');
    (await until(() => inside<HTMLButtonElement>(grid, '[role=dialog] .sr-button--primary'))).click();
    expect(await created).to.be.a('number');
  });

  it('takes heading and words from the page', async () => {
    const grid = makeGrid();
    grid.setAttribute('heading', 'Our templates');
    grid.messages = { 'library.text': 'Choose one.' };
    document.body.append(grid);
    await until(() => inside(grid, 'h1')?.textContent === 'Our templates');
    expect(inside(grid, '.sr-page__text')?.textContent).to.equal('Choose one.');
  });

  const pageOf = (grid: Element) => inside<HTMLElement>(grid, '.sr-root') as HTMLElement;
  const painted = (element: HTMLElement) => getComputedStyle(element).backgroundColor;
  const LIGHT = 'rgb(245, 244, 241)';
  const DARK = 'rgb(16, 17, 19)';

  it('follows the theme attribute', async () => {
    const grid = makeGrid();
    grid.theme = 'dark';
    document.body.append(grid);
    await card(grid);
    expect(painted(pageOf(grid))).to.equal(DARK);
    grid.theme = 'light';
    expect(grid.getAttribute('theme')).to.equal('light');
    expect(painted(pageOf(grid))).to.equal(LIGHT);
  });

  it('follows the system without the attribute, whatever the color scheme of the page is', async () => {
    const grid = makeGrid();
    document.documentElement.style.colorScheme = 'dark';
    document.body.append(grid);
    await card(grid);
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    expect(painted(pageOf(grid))).to.equal(isDark ? DARK : LIGHT);
    document.documentElement.style.colorScheme = '';
  });

  it('takes tokens from the page, one value for both themes or two', async () => {
    const grid = makeGrid();
    grid.style.setProperty('--spotreel-surface-sunken', 'rgb(1, 2, 3)');
    grid.style.setProperty('--spotreel-text', 'light-dark(rgb(4, 5, 6), rgb(7, 8, 9))');
    grid.theme = 'dark';
    document.body.append(grid);
    await card(grid);
    expect(painted(pageOf(grid))).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(pageOf(grid)).color).to.equal('rgb(7, 8, 9)');
    grid.theme = 'light';
    expect(painted(pageOf(grid))).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(pageOf(grid)).color).to.equal('rgb(4, 5, 6)');
  });

  it('keeps the frame around a video dark, with its own tokens', async () => {
    const grid = makeGrid();
    grid.theme = 'light';
    grid.style.setProperty('--spotreel-surface-sunken', 'rgb(1, 2, 3)');
    document.body.append(grid);
    await card(grid);
    pageOf(grid).classList.add('sr-dark');
    expect(painted(pageOf(grid))).to.equal(DARK);
  });
});

describe('accounts', () => {
  it('are two for two elements', async () => {
    document.body.append(makeGrid('token-a'), makeGrid('token-b'));
    await until(() => document.querySelectorAll('template-grid').length === 2);
    for (const grid of document.querySelectorAll('template-grid')) await card(grid);
    expect(new Set(server.tokens())).to.deep.equal(new Set(['token-a', 'token-b']));
  });

  it('are one where the page shares one', async () => {
    const storage = memorySecurityStorage();
    const spotreel = createSpotreel({ apiBase: 'http://stub', storage, fetch: server.fetch });
    await spotreel.session.signIn({ email: 'a@b.co', password: 'good' });
    const grids = [makeGrid(), makeGrid()];
    for (const grid of grids) grid.spotreel = spotreel;
    document.body.append(...grids);
    for (const grid of grids) await card(grid);
    expect(server.tokens()).to.not.include('token');
    document.body.replaceChildren();
    await pause(30);
    expect(spotreel.session.$session.get().status).to.equal('signed-in');
    spotreel.dispose();
  });

  it('survive a page that hands out a new token function each time', async () => {
    const grid = makeGrid();
    document.body.append(grid);
    const first = await card(grid);
    grid.getAccessToken = () => 'another';
    grid.messages = {};
    await pause(50);
    expect(await card(grid)).to.equal(first);
  });

  it('ask the page to sign in, and go on when it has', async () => {
    const grid = makeGrid(null);
    const asked: Event[] = [];
    grid.addEventListener('auth-required', (event) => asked.push(event));
    document.body.append(grid);
    await until(() => inside(grid, '.sr-empty'));
    expect(asked.length).to.equal(1);
    expect(inside(grid, 'form'), 'the page owns the sign-in').to.equal(null);
    grid.getAccessToken = () => 'fresh';
    await card(grid);
  });

  it('sign in by themselves where the page does not', async () => {
    const grid = makeGrid();
    grid.getAccessToken = undefined;
    document.body.append(grid);
    await until(() => inside(grid, 'input[type=password]'));
    const prevented = makeGrid();
    prevented.getAccessToken = undefined;
    prevented.addEventListener('auth-required', (event) => event.preventDefault());
    document.body.append(prevented);
    await until(() => inside(prevented, '.sr-empty'));
    expect(inside(prevented, 'form')).to.equal(null);
  });
});

describe('<project-editor>', () => {
  function makeEditor() {
    const editor = document.createElement('project-editor');
    editor.apiBase = 'http://stub';
    editor.getAccessToken = () => 'token';
    editor.setAttribute('project-id', '7');
    return editor;
  }

  async function rename(editor: Element, name: string) {
    const field = await until(() => inside<HTMLInputElement>(editor, '.sr-editor__name'));
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, name);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.blur();
  }

  it('opens, saves and says so once', async () => {
    const editor = makeEditor();
    const saved: number[] = [];
    editor.addEventListener('project-saved', ({ detail }) => saved.push(detail.projectId));
    document.body.append(editor);
    await until(() => inside(editor, '.sr-editor__name'));
    await pause(100);
    expect(saved, 'opening is not saving').to.deep.equal([]);
    await rename(editor, 'Renamed');
    await until(() => saved.length);
    expect(server.state.saved.name).to.equal('Renamed');
    expect(saved).to.deep.equal([7]);
  });

  it('has a way back where the page wants one', async () => {
    const editor = makeEditor();
    document.body.append(editor);
    await until(() => inside(editor, '.sr-editor__name'));
    const bar = await until(() => inside(editor, '.sr-editor__bar'));
    expect(bar.firstElementChild?.matches('button')).to.equal(false);
    let backs = 0;
    editor.addEventListener('back', () => {
      backs += 1;
    });
    editor.toggleAttribute('back-button', true);
    (await until(() => inside<HTMLButtonElement>(editor, '.sr-editor__bar > button:first-child'))).click();
    expect(backs).to.equal(1);
  });

  it('saves what is unsaved when it is taken away', async () => {
    const editor = makeEditor();
    document.body.append(editor);
    await rename(editor, 'Last words');
    editor.remove();
    await until(() => server.state.saved.name === 'Last words');
  });
});

describe('leaving', () => {
  it('leaves nothing behind after 50 mounts', async () => {
    const warm = makeGrid();
    document.body.append(warm);
    await card(warm);
    warm.remove();
    await pause(100);

    const listeners = countListeners();
    const pool = document.adoptedStyleSheets.length;
    const head = document.head.childElementCount;
    const grids = [];
    for (let round = 0; round < 50; round += 1) {
      const grid = makeGrid();
      document.body.append(grid);
      if (round % 10 === 0) await card(grid);
      else await pause(0);
      grid.remove();
      grids.push(grid);
    }
    await pause(200);
    expect(listeners.stop(), 'listeners on window and document').to.equal(0);
    expect(document.adoptedStyleSheets.length).to.equal(pool);
    expect(document.head.childElementCount).to.equal(head);
    expect(document.body.childElementCount).to.equal(0);
    for (const { shadowRoot } of grids) {
      expect(shadowRoot?.childElementCount).to.equal(0);
      expect(shadowRoot?.adoptedStyleSheets).to.not.include(componentStyles());
    }
  });

  it('styles of what opens later follow the first ones, once', async () => {
    const grid = makeGrid();
    document.body.append(grid);
    const sheets = () => [...(grid.shadowRoot?.adoptedStyleSheets ?? [])];
    const areOfDialogs = ({ cssRules }: CSSStyleSheet) =>
      [...cssRules].some(({ cssText }) => cssText.includes('.sr-dialog'));
    await until(() => sheets().some(areOfDialogs));
    await card(grid);
    const [first, second, ...others] = sheets();
    expect(first).to.equal(componentStyles());
    expect(second && areOfDialogs(second)).to.equal(true);
    expect(others).to.not.include(second);
    grid.remove();
    await until(() => sheets().every((sheet) => sheet !== first && sheet !== second));
  });

  it('has broken no rule of the page', () => {
    expect(refused).to.deep.equal([]);
    expect(document.querySelectorAll('body style, head style[data-emotion]').length).to.equal(0);
  });
});

/** Listeners on window and document that were added and not taken away again. */
function countListeners() {
  const targets = [window, document];
  const living = new Set<string>();
  const ids = new WeakMap<object, number>();
  let last = 0;
  const idOf = (listener: object) => {
    const id = ids.get(listener) ?? ++last;
    ids.set(listener, id);
    return id;
  };
  const restore = targets.map((target, index) => {
    const { addEventListener, removeEventListener } = target;
    const name = (type: string, listener: object, options?: boolean | EventListenerOptions) =>
      `${index} ${type} ${idOf(listener)} ${typeof options === 'object' ? Boolean(options.capture) : Boolean(options)}`;
    Object.assign(target, {
      addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
        if (listener && !options?.once) living.add(name(type, listener, options));
        addEventListener.call(target, type, listener, options);
      },
      removeEventListener(type: string, listener: EventListener, options?: EventListenerOptions) {
        if (listener) living.delete(name(type, listener, options));
        removeEventListener.call(target, type, listener, options);
      },
    });
    return () => {
      Reflect.deleteProperty(target, 'addEventListener');
      Reflect.deleteProperty(target, 'removeEventListener');
    };
  });
  return {
    stop() {
      for (const undo of restore) undo();
      return living.size;
    },
  };
}
