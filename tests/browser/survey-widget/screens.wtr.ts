/**
 * What the survey document says of the widget's screens (sections 2 and 9), row by row. Rows that are proven elsewhere:
 *
 * | row | test |
 * |---|---|
 * | a display option, recontact days, triggers, the delay | eligible-surveys.test.ts, triggers.wtr.ts |
 * | one screen per question, by logic; Back; the progress step of 0.1 | run-state.test.ts, progress.test.ts |
 * | 15 seconds per question | time-estimate.test.ts |
 * | redirect countdown that is cancelled; auto-close; two attempts | life-cycle.wtr.ts, response-queue.test.ts |
 * | session start; configuration of 15 minutes, looked at every 60 seconds | life-cycle.wtr.ts, widget-config.test.ts |
 * | file size, types and number, with their messages | uploads.wtr.ts |
 * | messages of texts and choices | question-types.wtr.ts |
 */
import { expect } from 'chai';
import type { SurveyProduct } from '../../../sdk/contract/surveys/appearance';
import { pause, until } from '../elements/page/until';
import { clickOn, key, type } from '../runner';
import * as questions from './questions';
import {
  forgetEverything,
  headline,
  inside,
  meetSurveys,
  press,
  product,
  shadow,
  shown,
  survey,
} from './survey-service';

let scene: ReturnType<typeof meetSurveys>;
beforeEach(forgetEverything);
afterEach(() => scene.leave());

const optional = { ...questions.openText, required: false };
const several = (count: number) => Array.from({ length: count }, (_, at) => ({ ...optional, id: `q${at}` }));

async function show(asked: Parameters<typeof survey>, look: Partial<SurveyProduct> = {}) {
  scene = meetSurveys([survey(...asked)], { product: { ...product, ...look } });
  await scene.init();
  return shown('.sv-window');
}

const texts = (selector: string) => [...(shadow()?.querySelectorAll(selector) ?? [])].map((one) => one.textContent);
const labels = () => texts('.sv-stage button');
const share = () => Number(inside('.sv-progress')?.ariaValueNow);

describe('the welcome card', () => {
  const fileUrl = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/>";
  const card = {
    enabled: true,
    headline: 'Hello',
    html: '<b>Two</b> words',
    fileUrl,
    buttonLabel: 'Go',
    timeToFinish: true,
  };

  it('comes first, with image, headline, html, button, hint and time, and Enter starts', async () => {
    await show([[optional], { welcomeCard: card }], { placement: 'center' });
    expect(inside<HTMLImageElement>('.sv-stage img')?.src).to.equal(fileUrl);
    await until(() => inside('.sv-rich b'));
    const shownTexts = [headline(), inside('.sv-rich b')?.textContent, labels(), texts('.sv-hint')];
    expect(shownTexts).to.deep.equal(['Hello', 'Two', ['Go'], ['Press Enter', 'Takes less than 1 minute']]);
    const isHintShown = () => getComputedStyle(inside('.sv-enter') as Element).visibility === 'visible';
    await until(() => shadow()?.activeElement === inside('.sv-main'));
    expect(isHintShown()).to.equal(true);
    inside<HTMLElement>('.sv-main')?.blur();
    expect(isHintShown()).to.equal(false);
    inside<HTMLElement>('.sv-main')?.focus();
    await key('Enter');
    await until(() => headline() === 'A question');
  });

  it('does not tell the time where that is not wanted', async () => {
    await show([[optional], { welcomeCard: { ...card, timeToFinish: false } }]);
    expect(texts('.sv-hint')).to.deep.equal(['Press Enter']);
  });

  for (const [count, time] of [
    [3, 'less than 1 minute'],
    [4, '1 minute'],
    [5, 'less than 2 minutes'],
    [8, '2 minutes'],
    [24, '6 minutes'],
    [25, '6+ minutes'],
  ] as const) {
    it(`takes ${time} for ${count} questions`, async () => {
      await show([several(count), { welcomeCard: card }]);
      expect(texts('p.sv-hint')).to.deep.equal([`Takes ${time}`]);
    });
  }

  it('does not count drafts, nor are they asked', async () => {
    const drafts = several(4).map((one) => ({ ...one, id: `draft-${one.id}`, isDraft: true }));
    await show([[...drafts, ...several(1)], { welcomeCard: card }]);
    expect(texts('p.sv-hint')).to.deep.equal(['Takes less than 1 minute']);
    await press('Go');
    await press('Skip');
    await shown('.sv-thanks');
  });
});

describe('the end', () => {
  const thankYouCard = { enabled: true, headline: 'Well done', subheader: 'See you' };

  it('is a card with a check, a headline and a subheader', async () => {
    await show([[optional], { thankYouCard }]);
    await press('Skip');
    await shown('.sv-thanks svg path:nth-child(2)');
    expect([headline(), texts('.sv-subheader'), share()]).to.deep.equal(['Well done', ['See you'], 100]);
  });

  it('counts down from 5 where it leads elsewhere', async () => {
    await show([[optional], { thankYouCard, redirectUrl: `${location.href.split('#')[0]}#thanks` }]);
    await press('Skip');
    await shown('.sv-thanks');
    expect(texts('.sv-hint')).to.deep.equal(["You're redirected in 5"]);
    await until(() => texts('.sv-hint')[0] === "You're redirected in 4");
  });

  it('closes 4 seconds after the last answer and a second later is gone', async () => {
    await show([[optional], { thankYouCard }]);
    await press('Skip');
    await shown('.sv-thanks');
    const started = performance.now();
    await until(() => inside('.sv-leaving'), 8000);
    const leftMs = performance.now() - started;
    await until(() => !shadow());
    const goneMs = performance.now() - started - leftMs;
    expect([leftMs > 3800, leftMs < 6000, goneMs > 900, goneMs < 2500], `${leftMs}, ${goneMs}`).not.to.include(false);
  });

  it('is a word where there is nothing to ask', async () => {
    await show([[], { thankYouCard: { enabled: false } }]);
    expect(texts('.sv-empty')).to.deep.equal(['No questions available.']);
  });
});

describe('the window', () => {
  const GAP = 20;
  const sides = (box: Element) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return [left, innerWidth - right, top, innerHeight - bottom].map(Math.round);
  };
  for (const [placement, horizontal, vertical] of [
    ['bottomLeft', 0, 3],
    ['bottomRight', 1, 3],
    ['topLeft', 0, 2],
    ['topRight', 1, 2],
  ] as const) {
    it(`lies at ${placement}, is small, and has a button 'Close survey'`, async () => {
      const box = await show([[optional]], { placement });
      await pause(400);
      expect([sides(box)[horizontal], sides(box)[vertical]]).to.deep.equal([GAP, GAP]);
      expect(box.getBoundingClientRect().width).to.be.at.most(400);
      expect(getComputedStyle(box).zIndex).to.equal('999999');
      await press('Close survey');
      await until(() => inside('.sv-leaving'));
    });
  }

  it('lies in the center over an overlay, which can be dark', async () => {
    const backdrop = () => getComputedStyle(inside('dialog') as Element, '::backdrop').backgroundColor;
    const box = await show([[optional]], { placement: 'center', darkOverlay: false });
    await pause(400);
    const [left = 0, right = 0, top = 0, bottom = 0] = sides(box);
    expect([Math.abs(left - right) <= 1, Math.abs(top - bottom) <= 1]).to.deep.equal([true, true]);
    const light = backdrop();
    await scene.leave();
    forgetEverything();
    await show([[optional]], { placement: 'center', darkOverlay: true });
    expect([light, backdrop()]).to.deep.equal(['rgba(255, 255, 255, 0.533)', 'rgba(0, 0, 0, 0.6)']);
  });

  for (const clickOutsideClose of [true, false]) {
    it(`closes by a click outside: ${clickOutsideClose}`, async () => {
      const box = await show([[optional]], { placement: 'center', clickOutsideClose });
      const press = (x: number) =>
        box.dispatchEvent(new MouseEvent('mousedown', { clientX: x, clientY: innerHeight / 2, bubbles: true }));
      press(innerWidth / 2);
      expect(inside('.sv-leaving') === null, 'a click inside').to.equal(true);
      press(3);
      expect(inside('.sv-leaving') !== null).to.equal(clickOutsideClose);
    });
  }

  for (const [brandColor, text] of [
    ['#818181', 'black'],
    ['#808080', 'white'],
    ['#00ff00', 'black'],
    ['#0000ff', 'white'],
  ] as const) {
    it(`writes ${text} on ${brandColor}`, async () => {
      await show([[questions.openText]], { brandColor });
      const button = [...(shadow()?.querySelectorAll('.sv-stage button') ?? [])].at(-1) as Element;
      const { color, backgroundColor } = getComputedStyle(button);
      const number = Number.parseInt(brandColor.slice(1), 16);
      const brand = [number >> 16, (number >> 8) & 255, number & 255];
      expect(backgroundColor.match(/\d+/g)?.map(Number)).to.deep.equal(brand);
      // written as shares of 1, which the calculation may leave below 0: the screen shows the nearest color
      const channels = color.match(/-?[\d.]+/g)?.map((share) => Number(share) > 0);
      expect(channels?.slice(0, 3), color).to.deep.equal(Array(3).fill(text === 'white'));
    });
  }

  it('shows how far it is, and whose it is where that is wanted', async () => {
    await show([several(4)]);
    expect([share(), texts('.sv-branding')]).to.deep.equal([0, ['Powered by Spotreel']]);
    await press('Skip');
    await until(() => share() === 25);
    await scene.leave();
    forgetEverything();
    await show([several(1)], { inAppSurveyBranding: false });
    expect(texts('.sv-branding')).to.deep.equal([]);
  });
});

describe('the words of a question', () => {
  it('are its author’s, or the widget’s own', async () => {
    const own = { subheader: 'Be frank', buttonLabel: 'Send', backButtonLabel: 'Return', placeholder: 'Write' };
    await show([
      [
        { ...optional, id: 'a' },
        { ...questions.openText, ...own, id: 'b' },
        { ...questions.nps, id: 'c' },
      ],
    ]);
    expect([headline(), texts('.sv-optional'), labels()]).to.deep.equal(['A question', ['Optional'], ['Skip']]);
    await press('Skip');
    await until(() => inside('.sv-subheader'));
    expect([texts('.sv-subheader'), texts('.sv-optional'), labels()]).to.deep.equal([
      ['Be frank'],
      [],
      ['Return', 'Send'],
    ]);
    const field = inside<HTMLInputElement>('input');
    expect(field?.placeholder).to.equal('Write');
    field?.focus();
    await type('Hi');
    await key('Enter');
    await until(() => inside('.sv-scale-ends'));
    expect([texts('.sv-scale-ends span'), texts('.sv-value').length, labels()]).to.deep.equal([
      ['Never', 'Surely'],
      11,
      ['Back'],
    ]);
  });

  it('say what a consent is about until it is given', async () => {
    const consent = {
      ...questions.consent,
      placeholder: 'You can withdraw it',
      required: false,
      dismissButtonLabel: 'No',
    };
    await show([[consent]]);
    expect(labels()).to.deep.equal(['No', 'Finish']);
    const hint = () => getComputedStyle(inside('.sv-placeholder') as Element).visibility;
    expect([texts('.sv-placeholder'), hint()]).to.deep.equal([['You can withdraw it'], 'visible']);
    await clickOn(inside('label') as Element);
    expect(hint()).to.equal('hidden');
  });

  for (const range of [3, 4, 5, 7, 10] as const) {
    it(`are ${range} faces, stars or numbers`, async () => {
      const rating = { ...questions.rating, range };
      await show([[rating]]);
      expect(shadow()?.querySelectorAll('.sv-value svg').length).to.equal(range);
      await scene.leave();
      forgetEverything();
      await show([[{ ...rating, scale: 'star' as const }]]);
      expect(shadow()?.querySelectorAll('.sv-value svg').length).to.equal(range);
      await scene.leave();
      forgetEverything();
      await show([[{ ...rating, scale: 'number' as const }]]);
      expect(texts('.sv-value').length).to.equal(range);
    });
  }

  it('never hide the buttons: many choices scroll at 42 % of the height', async () => {
    const choices = Array.from({ length: 60 }, (_, at) => ({ id: `c${at}`, label: `Choice ${at}` }));
    await show([[{ ...questions.single, choices }]]);
    const list = inside('.sv-choices') as HTMLElement;
    expect(Math.abs(list.clientHeight - innerHeight * 0.42)).to.be.below(2);
    expect(list.scrollHeight).to.be.above(list.clientHeight);
  });
});

describe('Enter on a choice', () => {
  const finished = async () => {
    const started = performance.now();
    await key('Enter');
    await shown('.sv-thanks');
    return performance.now() - started;
  };

  it('sends after 350 ms', async () => {
    await show([[questions.single]]);
    inside('input')?.focus();
    const ms = await finished();
    expect(ms > 350 && ms < 1500, `${ms} ms`).to.equal(true);
  });

  it('sends after 100 ms with a text of one’s own', async () => {
    await show([[questions.single]]);
    inside('input')?.focus();
    await key('ArrowUp');
    inside('.sv-choices > input')?.focus();
    await type('Mint');
    const ms = await finished();
    expect(ms > 100 && ms < 340, `${ms} ms`).to.equal(true);
  });
});
