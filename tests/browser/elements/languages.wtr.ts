import { expect } from 'chai';
import '../../../elements/auto';
import { inside, makeGrid, pause, serve, until } from './page/page';

let server: ReturnType<typeof serve>;

beforeEach(() => {
  server = serve();
});
afterEach(async () => {
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
  await pause(50);
  server.stop();
});

const heading = (grid: Element) => until(() => inside<HTMLElement>(grid, 'h1'));
const direction = (element: Element) => getComputedStyle(element).direction;

describe('the language of an element', () => {
  it('is what its attribute says', async () => {
    const grid = makeGrid();
    grid.setAttribute('locale', 'de-AT');
    document.body.append(grid);
    expect((await heading(grid)).textContent).to.equal('Vorlagen');
  });

  it('is that of the page without one', async () => {
    document.documentElement.lang = 'de';
    const grid = makeGrid();
    document.body.append(grid);
    expect((await heading(grid)).textContent).to.equal('Vorlagen');
  });

  it('changes while it is open, with its direction; what is shown stays', async () => {
    const grid = makeGrid();
    document.body.append(grid);
    const title = await heading(grid);
    expect(title.textContent).to.equal('Templates');
    grid.locale = 'ar';
    await until(() => /\p{Script=Arabic}/u.test(title.textContent ?? ''));
    expect(inside(grid, 'h1'), 'the same heading').to.equal(title);
    expect(direction(title)).to.equal('rtl');
    expect(direction(document.body), 'the page keeps its own').to.equal('ltr');
    grid.locale = 'en';
    await until(() => title.textContent === 'Templates');
    expect(direction(title)).to.equal('ltr');
  });

  it('gives overlays its direction', async () => {
    const grid = makeGrid();
    grid.setAttribute('locale', 'ar');
    document.body.append(grid);
    (await until(() => inside<HTMLButtonElement>(grid, '.sr-virtual button'))).click();
    expect(direction(await until(() => inside(grid, '[role=dialog]')))).to.equal('rtl');
  });

  it('is its own: two on one page differ', async () => {
    const german = makeGrid();
    const english = makeGrid();
    german.setAttribute('locale', 'de');
    english.setAttribute('locale', 'en');
    document.body.append(german, english);
    expect((await heading(german)).textContent).to.equal('Vorlagen');
    expect((await heading(english)).textContent).to.equal('Templates');
  });

  it('gives way to single texts of the page', async () => {
    const grid = makeGrid();
    grid.setAttribute('locale', 'de');
    grid.messages = { 'library.title': 'Unsere Vorlagen' };
    document.body.append(grid);
    expect((await heading(grid)).textContent).to.equal('Unsere Vorlagen');
    expect(inside(grid, '.sr-page__text')?.textContent).to.equal(
      'Wähle ein Ziel, finde ein Rezept und mach es zu deinem.',
    );
  });
});
