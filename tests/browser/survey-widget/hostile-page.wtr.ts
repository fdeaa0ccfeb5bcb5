import { expect } from 'chai';
import { pause, until } from '../elements/page/until';
import { clickOn, key } from '../runner';
import * as questions from './questions';
import { forgetEverything, inside, meetSurveys, product, shadow, shown, survey } from './survey-service';

const HOSTILE = `
  * { all: revert; text-transform: uppercase !important; letter-spacing: 9px !important; line-height: 4 !important;
    font: italic 40px cursive !important; text-align: right !important; word-spacing: 20px !important; color: red !important;
    visibility: hidden !important; pointer-events: none !important; cursor: wait !important; direction: rtl !important;
    display: none !important; opacity: 0.1 !important; }
  html, body { display: block !important; visibility: visible !important; opacity: 1 !important; }
  body { transform: translate(300px, 200px) scale(0.5); filter: blur(2px); overflow: hidden; height: 10px; }`;

let scene: ReturnType<typeof meetSurveys>;
const sheet = new CSSStyleSheet();
sheet.replaceSync(HOSTILE);
beforeEach(forgetEverything);
afterEach(async () => {
  document.adoptedStyleSheets = [];
  await scene.leave();
});

async function show(placement: typeof product.placement, language?: string) {
  scene = meetSurveys([survey([questions.single])], { product: { ...product, placement } });
  await scene.init({ language });
  const box = await shown('.sv-window');
  await pause(400); // it has entered
  return box;
}

const LOOKS = [
  'textTransform',
  'letterSpacing',
  'lineHeight',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'wordSpacing',
  'color',
  'visibility',
  'pointerEvents',
  'direction',
  'textAlign',
  'cursor',
  'opacity',
  'display',
] as const;

/** Properties of the window and of each kind of element in it. */
function looks(): unknown[] {
  const elements = ['.sv-window', 'h2', 'legend, fieldset', 'label', 'label > span', 'input', 'button', '.sv-branding'];
  return elements.map((selector) => {
    const style = getComputedStyle(inside(selector) as Element) as unknown as Record<string, string>;
    return [selector, ...LOOKS.map((name) => `${name} ${style[name]}`)];
  });
}

describe('on a page whose styles are for everything', () => {
  for (const placement of ['bottomRight', 'topLeft', 'center'] as const) {
    it(`looks as on any other, at ${placement}, and is where it should be`, async () => {
      const before = (await show(placement)).getBoundingClientRect();
      const expected = looks();
      document.adoptedStyleSheets = [sheet];
      await pause(200);
      expect(looks()).to.deep.equal(expected);
      const after = inside('.sv-window')?.getBoundingClientRect();
      expect([after?.left, after?.top, after?.width]).to.deep.equal([before.left, before.top, before.width]);
      // painted over everything of the page
      const { left, top, width } = before;
      expect(document.elementFromPoint(left + width / 2, top + 40)).to.equal(document.querySelector('spotreel-survey'));
    });
  }

  it('reads from right to left in Arabic, and from left to right elsewhere', async () => {
    document.adoptedStyleSheets = [sheet];
    expect(getComputedStyle(await show('bottomRight', 'ar')).direction).to.equal('rtl');
    await scene.leave();
    expect(getComputedStyle(await show('bottomRight', 'en')).direction).to.equal('ltr');
  });
});

describe('the top layer', () => {
  it('has every window over the page, without an overlay and without the focus', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    const box = await show('bottomRight');
    expect([box.matches(':popover-open'), document.activeElement]).to.deep.equal([true, field]);
    expect(getComputedStyle(box, '::backdrop').backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    await key('Escape');
    await pause(50);
    expect(inside('.sv-leaving') === null, 'Escape is the page’s').to.equal(true);
    field.remove();
  });

  it('is not needed: elsewhere the window has a place above all others', async () => {
    const { showPopover } = HTMLElement.prototype;
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    const box = await show('bottomRight');
    expect([box.matches(':popover-open'), getComputedStyle(box).zIndex]).to.deep.equal([false, '999999']);
    expect(box.getBoundingClientRect().right).to.equal(innerWidth - 20);
    HTMLElement.prototype.showPopover = showPopover;
  });

  it('is not for a survey that is a part of the page', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    scene = meetSurveys([survey([questions.single])]);
    await scene.init({ place });
    const box = await until(() => place.querySelector('spotreel-survey')?.shadowRoot?.querySelector('.sv-inline'));
    expect(box.matches(':popover-open')).to.equal(false);
    place.remove();
  });
});

describe('the window', () => {
  it('is scrolled by nothing, though it announces itself', async () => {
    const box = await show('bottomRight');
    await until(() => inside('.sv-announcement')?.textContent === 'A survey has opened on this page');
    expect(box.scrollHeight).to.equal(box.clientHeight);
    inside('.sv-announcement')?.scrollIntoView();
    box.scrollTop = 100;
    expect(box.scrollTop).to.equal(0);
  });
});

describe('a pointer that rests', () => {
  const stars = { ...questions.rating, scale: 'star' as const };
  const drawn = (selector: string) => {
    const { fill, stroke, scale, transform } = getComputedStyle(inside(selector) as Element);
    return [fill, stroke, scale, transform].join();
  };

  it('does not make a value look pointed at, and one that is pointed at does not look chosen', async () => {
    const asked = survey([
      { ...stars, id: 'a' },
      { ...stars, id: 'b' },
    ]);
    scene = meetSurveys([asked], { product: { ...product, placement: 'topRight' } }); // both at the same place
    await scene.init();
    await shown('.sv-value');
    await pause(400);
    const third = '.sv-value:nth-child(3)';
    const untouched = drawn(`${third} svg`);
    await clickOn(inside(third) as Element);
    await until(() => inside('.sv-pointed') === null && inside(':checked') === null);
    await pause(400);
    expect(inside(third)?.matches(':hover'), 'the pointer lies on it').to.equal(true);
    expect(drawn(`${third} svg`)).to.equal(untouched);

    const move = { pointerType: 'mouse', movementX: 1, bubbles: true };
    inside(third)?.dispatchEvent(new PointerEvent('pointermove', move));
    await pause(300);
    const pointed = drawn(`${third} svg`);
    expect(pointed).not.to.equal(untouched);
    (inside(`${third} input`) as HTMLInputElement).checked = true;
    await pause(300);
    expect(drawn(`${third} svg`)).not.to.equal(pointed);
  });

  it('does not keep an untouched survey open, and one that moves does', async () => {
    for (const [movementX, isOpen] of [
      [0, false],
      [3, true],
    ] as const) {
      scene = meetSurveys([survey([questions.single], { autoClose: 0.4 })]);
      await scene.init();
      const box = await shown('.sv-window');
      box.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      box.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', movementX, bubbles: true }));
      await pause(700);
      expect(shadow()?.querySelector('.sv-leaving') === null, `moved by ${movementX}`).to.equal(isOpen);
      await scene.leave();
      forgetEverything();
    }
  });
});
