import axe from 'axe-core';
import { expect } from 'chai';
import type { SurveyQuestion } from '../../../sdk/contract/surveys/question';
import { strictPage } from '../elements/page/page';
import { pause, until } from '../elements/page/until';
import * as questions from './questions';
import {
  forgetEverything,
  headline,
  inside,
  meetSurveys,
  press,
  problem,
  shown,
  survey,
  write,
} from './survey-service';

const refused = strictPage();
let scene: ReturnType<typeof meetSurveys>;

beforeEach(forgetEverything);
afterEach(async () => {
  await scene.leave();
  expect(refused.splice(0).join(), 'refused by the policy').to.equal('');
});

async function show(asked: SurveyQuestion[], change: Parameters<typeof survey>[1] = {}, language?: string) {
  scene = meetSurveys([survey(asked, change)]);
  await scene.init({ language });
  await shown('.sv-screen > *');
}

describe('html of a survey', () => {
  const hostile = [
    '<img src="x" onerror="window.hurt = 1" onload="window.hurt = 1">',
    '<p onclick="window.hurt = 1" onpointerenter="window.hurt = 1">Text</p>',
    '<iframe srcdoc="<script>parent.hurt = 1</script>"></iframe>',
    '<a href="javascript:window.hurt = 1">one</a><a href=" jav&#x09;ascript:window.hurt = 1">two</a>',
    '<svg><a xlink:href="javascript:1"><text>x</text></a></svg><style>*{display:none}</style>',
    '<script>window.hurt = 1</script><form action="https://bad.example"><input name="a"></form>',
  ];
  async function expectHarmless() {
    const place = await shown('.sv-rich:not(:empty)');
    await pause(30);
    const all = [...place.querySelectorAll('*')];
    expect(all.map(({ localName }) => localName).filter((name) => !['p', 'a'].includes(name))).to.deep.equal([]);
    const names = all.flatMap((element) => element.getAttributeNames());
    expect(names.filter((name) => !['href', 'target', 'rel'].includes(name))).to.deep.equal([]);
    for (const link of place.querySelectorAll('a')) {
      expect(link.getAttribute('href') ?? '').not.to.match(/script/i);
      link.target = '';
      link.click();
    }
    expect((window as { hurt?: number }).hurt).to.equal(undefined);
    expect(place.textContent).to.include('Text');
    // browsers report handlers and styles that they parse, also where they can never run
    expect(refused.splice(0).filter((what) => !/^(script-src-attr|style-src-elem)/.test(what))).to.deep.equal([]);
  }
  it('formats and links, and does nothing else', async () => {
    await show([{ ...questions.cta, html: hostile.join('') }]);
    await expectHarmless();
  });
  it('is cleaned as well where the browser has no sanitizer', async () => {
    const sanitize = Object.getOwnPropertyDescriptor(Element.prototype, 'setHTML');
    Reflect.deleteProperty(Element.prototype, 'setHTML');
    await show([{ ...questions.cta, html: hostile.join('') }]);
    await expectHarmless();
    if (sanitize) Object.defineProperty(Element.prototype, 'setHTML', sanitize);
  });
});

describe('accessibility', () => {
  const { openText, longText, single, multi, nps, rating, cta, consent, pictures, files } = questions;
  for (const question of [openText, longText, single, multi, nps, rating, cta, consent, pictures, files]) {
    it(`has nothing against a question of the type ${question.type}`, async () => {
      await show([question]);
      await expectAccessible();
    });
  }
  it('has nothing against the welcome and the thank-you card, and a message', async () => {
    await show([single], { welcomeCard: { enabled: true, headline: 'Hello', buttonLabel: 'Go', timeToFinish: true } });
    await expectAccessible();
    expect(inside('p.sv-hint')?.textContent).to.equal('Takes less than 1 minute');
    await press('Go');
    await until(() => headline() === 'A question');
    await press('Finish');
    await until(() => problem());
    await expectAccessible();
  });
});

async function expectAccessible() {
  await pause(350); // colors of what still fades in are not its own
  const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  const found = violations.filter(({ id }) => !['html-has-lang', 'document-title'].includes(id));
  expect(found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).to.deep.equal([]);
}

describe('languages', () => {
  const icelandic = {
    language: 'is',
    translations: {
      is: { 'words.Skip': 'Sleppa', 'words.{n} of {count}': '{n} af {count}', 'words.Close survey': 'Loka' },
      de: { 'questions.a.headline': 'Eine Frage' },
    },
  };
  const optional = { ...questions.single, id: 'a', headline: 'Spurning', required: false };

  it('of a survey may be none of ours, with words of its author: where nothing fits better', async () => {
    await show([optional], icelandic, 'fr');
    const close = inside('.sv-close');
    expect([inside('.sv-window')?.lang, inside('h2')?.textContent?.includes('Spurning')]).to.deep.equal(['is', true]);
    expect(inside('.sv-stage button')?.textContent).to.equal('Sleppa');
    expect(close?.getAttribute('aria-label') ?? close?.textContent).to.equal('Loka');
  });

  it('of a translation has the words of the widget', async () => {
    await show([optional], icelandic, 'de');
    expect([inside('.sv-window')?.lang, inside('h2')?.textContent?.includes('Eine Frage')]).to.deep.equal(['de', true]);
    expect(inside('.sv-stage button')?.textContent).to.equal('Überspringen');
  });

  it('has its own words, and shows a survey in translation, from right to left where that is read so', async () => {
    const translations = { ar: { 'questions.q.headline': 'سؤال', 'questions.q.choices.a': 'أحمر' } };
    await show([questions.single], { translations }, 'ar-EG');
    expect(headline()).to.equal('سؤال');
    expect(inside('.sv-window')?.getAttribute('dir')).to.equal('rtl');
    expect(inside('.sv-main')?.textContent).to.equal('إنهاء');
    (await shown('label')).click();
    await press('إنهاء');
    await until(() => scene.sent('responses').length === 1);
    expect(scene.data(), 'in the survey’s own words').to.deep.equal({ q: 'Red' });
  });
  for (const [language, label] of [
    ['de', 'Umfrage schließen'],
    ['fr-CA', 'Fermer l’enquête'],
    ['es', 'Cerrar encuesta'],
    ['xx', 'Close survey'],
  ]) {
    it(`speaks ${language}`, async () => {
      await show([questions.single], {}, language);
      expect(inside('.sv-close')?.ariaLabel).to.equal(label);
    });
  }
});

describe('answers', () => {
  it('given without a network reach the service from a later page', async () => {
    await show([questions.openText]);
    scene.service.status = 0;
    await write('Kept');
    await until(() => scene.errors.some(({ code }) => code === 'response_failed'));
    const { service } = scene;
    await scene.leave();
    service.status = 0;
    scene = meetSurveys([]);
    await scene.init(); // another page
    await until(() => scene.sent('responses').length === 1);
    expect(scene.data()).to.deep.equal({ q: 'Kept' });
    await until(() => localStorage.getItem('spotreel-surveys-pending') === null);
  });
});
