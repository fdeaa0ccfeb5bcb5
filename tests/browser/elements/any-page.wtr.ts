/** Elements on pages that do what pages do: style everything, cut overlays off, have body styles of their own. */
import { expect } from 'chai';
import '../../../elements/auto';
import { pixelsOf, screenshot } from '../runner';
import { SITUATIONS } from './page/element-situations';
import { mounted, settled } from './page/mounted-elements';
import { inside, makeGrid, pause, serve, until } from './page/page';

let server: ReturnType<typeof serve>;
let sheets: CSSStyleSheet[] = [];

beforeEach(() => {
  server = serve();
  sheets = [...document.adoptedStyleSheets];
});
afterEach(async () => {
  document.adoptedStyleSheets = sheets;
  document.documentElement.removeAttribute('dir');
  document.body.removeAttribute('style');
  document.body.replaceChildren();
  await pause(50);
  server.stop();
});

/** Styles of the page around the elements. */
function style(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...sheets, sheet];
}

async function shownGrid(widthPx = 700): Promise<HTMLElement> {
  const column = document.body.appendChild(document.createElement('div'));
  column.style.width = `${widthPx}px`;
  const grid = column.appendChild(makeGrid());
  await until(() => inside(grid, '.sr-virtual button'));
  return grid;
}

async function shownEditor(widthPx: number): Promise<HTMLElement> {
  const column = document.body.appendChild(document.createElement('div'));
  column.style.width = `${widthPx}px`;
  const editor = document.createElement('project-editor');
  editor.apiBase = 'http://stub';
  editor.getAccessToken = () => 'token';
  editor.projectId = 7;
  column.append(editor);
  await until(() => inside(editor, '.sr-editor__stage') && inside(editor, '.sr-editor__name'));
  return editor;
}

/** Everything that an element shows, with how it looks. */
function looks(element: Element): string[] {
  const read = [
    'fontSize',
    'lineHeight',
    'letterSpacing',
    'wordSpacing',
    'textTransform',
    'textAlign',
    'textIndent',
  ] as const;
  const others = [
    'whiteSpace',
    'fontStyle',
    'fontFamily',
    'fontVariant',
    'color',
    'cursor',
    'textShadow',
    'listStyle',
  ] as const;
  return [...(element.shadowRoot?.querySelectorAll('.sr-root, .sr-root *, .sr-layer') ?? [])].map((part) => {
    const styles = getComputedStyle(part);
    return [part.tagName, part.getAttribute('class'), ...[...read, ...others].map((name) => styles[name])].join(' ');
  });
}

const HOSTILE = `
  * { letter-spacing: 3px; word-spacing: 9px; text-transform: uppercase; text-indent: 2em; white-space: pre; cursor: crosshair;
      box-sizing: content-box; font-style: italic; color: red; text-shadow: 0 0 3px red; list-style: square; font-variant: small-caps }
  div, button, section, p { font: 40px/3 serif; border: 5px solid red; padding: 20px }
  template-grid { text-align: right; line-height: 3; font-family: serif }`;

describe('a page with a hostile stylesheet', () => {
  it('changes nothing inside of an element', async () => {
    const grid = await shownGrid();
    await pause(100);
    const before = looks(grid);
    grid.parentElement?.remove();
    style(HOSTILE);
    const other = await shownGrid();
    await pause(100);
    expect(before.length).to.be.greaterThan(50);
    expect(looks(other)).to.deep.equal(before);
  });

  it('can still hide an element', async () => {
    const grid = await shownGrid();
    style('template-grid { visibility: hidden }');
    expect(getComputedStyle(inside(grid, '.sr-virtual button') as Element).visibility).to.equal('hidden');
  });
});

describe('lines that a page draws through its texts', () => {
  const lines = () => style('html, body, main { text-decoration: underline overline line-through rgb(1, 254, 2) 3px }');
  const linePixels = async () => pixelsOf(await screenshot(), [1, 254, 2]);

  it('are seen on the page itself', async () => {
    lines();
    document.body.append('A text of the page');
    expect(await linePixels()).to.be.greaterThan(100);
  });

  for (const tag of Object.keys(SITUATIONS))
    it(`are not drawn in <${tag}>`, async () => {
      lines();
      const element = mounted(tag, SITUATIONS[tag]?.[0]?.props);
      const main = document.body.appendChild(document.createElement('main'));
      main.append(element);
      await settled(element, server);
      const isShown = await until(() => element.shadowRoot?.textContent?.trim() || tag === 'survey-modal');
      expect(isShown).not.to.equal('');
      expect(await linePixels()).to.equal(0);
    });

  for (const display of ['', 'block', 'flow-root', 'flex', 'grid', 'inline-block'])
    it(`leave the height of a host that is shown as ${display || 'ever'}`, async () => {
      style(`template-grid { display: ${display || 'revert-layer'}; width: 100% }`);
      const grid = await shownGrid();
      const root = inside(grid, '.sr-root')?.getBoundingClientRect();
      const host = grid.getBoundingClientRect();
      expect(root?.height).to.be.greaterThan(100);
      expect([host.width, host.height]).to.deep.equal([root?.width, root?.height]);
      expect(host.width).to.equal(700);
    });
});

describe('the font size of a page', () => {
  it('does not reach an element; its own property does', async () => {
    const heading = (grid: Element) => inside(grid, 'h1')?.getBoundingClientRect().height ?? 0;
    const grid = await shownGrid();
    const height = heading(grid);
    expect(height).to.be.greaterThan(20);
    for (const size of ['62.5%', '20px']) {
      style(`html { font-size: ${size} } template-grid { font-size: 9px }`);
      expect(heading(grid), size).to.equal(height);
    }
    style('html { font-size: 62.5% } template-grid { --spotreel-font-size: 12px }');
    expect(heading(grid)).to.be.closeTo(height * 0.75, 1);
    style('html { font-size: 10px } template-grid { --spotreel-font-size: 1rem }');
    expect(heading(grid), 'follows the page on purpose').to.be.closeTo(height * 0.625, 1);
  });
});

describe('a column of a page', () => {
  for (const [widthPx, leastPx] of [
    [1000, 500],
    [700, 380],
    [480, 200],
    [320, 200],
  ] as const)
    it(`of ${widthPx} px has an editor that can be used`, async () => {
      const editor = await shownEditor(widthPx);
      await until(() => inside(editor, '.sr-transport'));
      const stage = inside(editor, '.sr-stage__room')?.getBoundingClientRect();
      // notices about what the stub lacks take height, too
      const notices = [...(editor.shadowRoot?.querySelectorAll('.sr-missing, .sr-stage__note') ?? [])];
      const noticesPx = notices.reduce((sum, notice) => sum + notice.getBoundingClientRect().height, 0);
      const panel = inside(editor, '.sr-editor__panel')?.getBoundingClientRect();
      expect(Math.min(stage?.width ?? 0, (((stage?.height ?? 0) + noticesPx) * 16) / 9)).to.be.greaterThan(leastPx);
      expect(panel?.width).to.be.at.least(250);
      expect(panel?.height).to.be.at.least(200);
      expect(inside(editor, '.sr-editor')?.scrollWidth).to.be.at.most(widthPx);
    });

  it('gives the editor its height, also a low one', async () => {
    const editor = await shownEditor(700);
    editor.style.height = '420px';
    await pause(50);
    expect(inside(editor, '.sr-editor')?.getBoundingClientRect().height).to.equal(420);
    editor.style.height = '';
    editor.style.minHeight = '900px';
    await pause(50);
    expect(inside(editor, '.sr-editor')?.getBoundingClientRect().height).to.equal(900);
  });

  it('decides how wide a card is', async () => {
    const cardWidth = (grid: Element) => inside(grid, '.sr-virtual [part=card]')?.getBoundingClientRect().width;
    expect(cardWidth(await shownGrid(320))).to.be.within(240, 320);
    document.body.replaceChildren();
    expect(cardWidth(await shownGrid(700))).to.be.within(240, 340);
  });
});

describe('overlays', () => {
  const open = async (grid: Element) => {
    inside<HTMLElement>(grid, '.sr-virtual button')?.click();
    return until(() => inside<HTMLElement>(grid, '[role=dialog]'));
  };
  const topmost = (dialog: Element) => {
    const { left, top, width, height } = dialog.getBoundingClientRect();
    const root = dialog.getRootNode() as ShadowRoot;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const inner = root.elementFromPoint(left + width / 2, top + height / 2);
    return hit === root.host && inner !== null && dialog.contains(inner);
  };

  it('lie above a box that cuts and moves, and above bars of the page', async () => {
    style(`
      section { width: 400px; height: 200px; overflow: hidden; transform: translateX(30px) scale(0.9); contain: paint }
      aside { position: fixed; inset: 0; z-index: 2147483647; background: gold; pointer-events: none }`);
    const box = document.body.appendChild(document.createElement('section'));
    document.body.append(document.createElement('aside'));
    const grid = box.appendChild(makeGrid());
    await until(() => inside(grid, '.sr-virtual button'));
    const dialog = await open(grid);
    await until(() => dialog.getBoundingClientRect().width > 300);
    expect(dialog.closest('[popover]')?.matches(':popover-open')).to.equal(true);
    expect(dialog.closest('[popover]')?.getBoundingClientRect().width).to.equal(innerWidth);
    await pause(300);
    expect(topmost(dialog)).to.equal(true);
  });

  it('give the page back what they changed: closed, removed while open, and two at once', async () => {
    document.body.setAttribute('style', 'overflow: scroll; pointer-events: auto; padding-right: 7px');
    const other = document.body.appendChild(document.createElement('main'));
    other.setAttribute('aria-hidden', 'true');
    const pageNow = () => ({
      body: document.body.style.cssText,
      attributes: document.body.getAttributeNames().sort().join(),
      root: document.documentElement.getAttribute('style') ?? '',
      hidden: other.getAttribute('aria-hidden'),
      inert: other.inert,
    });
    const before = pageNow();
    const isBack = () => JSON.stringify(pageNow()) === JSON.stringify(before);
    const back = () =>
      until(isBack).catch(() => {
        expect(pageNow()).to.deep.equal(before);
      });

    const first = await shownGrid();
    const opener = inside<HTMLElement>(first, '.sr-virtual button');
    opener?.focus();
    const dialog = await open(first);
    await until(() => !isBack());
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    await until(() => inside(first, '[role=dialog]') === null);
    await back();
    await until(() => first.shadowRoot?.activeElement === opener);

    await open(first);
    await until(() => !isBack());
    first.parentElement?.remove();
    await back();

    const one = await shownGrid();
    const two = await shownGrid();
    await open(one);
    await until(() => !isBack());
    await open(two);
    await pause(100);
    one.parentElement?.remove();
    await pause(100);
    two.parentElement?.remove();
    await back();
    expect(pageNow()).to.deep.equal(before);
  });
});

describe('the direction of a page', () => {
  it('is taken over, and names keep their own', async () => {
    document.documentElement.dir = 'rtl';
    const grid = await shownGrid();
    expect(getComputedStyle(inside(grid, 'h1') as Element).direction).to.equal('rtl');
    const search = inside(grid, 'input[type=search], input') as Element;
    expect(getComputedStyle(search).unicodeBidi).to.equal('plaintext');
  });
});
