import { expect } from 'chai';
import '../../../elements/define/survey-modal';
import { strictPage } from '../elements/page/page';
import { pause, until } from '../elements/page/until';
import { pixelsOf, screenshot } from '../runner';
import * as questions from './questions';
import { forgetEverything, HOST, meetSurveys, product, shadow, survey } from './survey-service';

const refused = strictPage();
let scene: ReturnType<typeof meetSurveys>;
beforeEach(forgetEverything);
afterEach(async () => {
  document.body.replaceChildren();
  await pause(20);
  await scene.leave();
  expect(refused, 'refused by the policy').to.deep.equal([]);
});

const inner = (element: Element) => element.shadowRoot?.querySelector('spotreel-survey')?.shadowRoot;

describe('<survey-modal>', () => {
  it('shows the surveys of an environment over the page, and goes with its element', async () => {
    scene = meetSurveys([survey([questions.nps], { triggers: ['done'] })]);
    const element = document.createElement('survey-modal');
    Object.assign(element, { apiBase: HOST, environmentId: 'env', userId: 'ada' });
    const shown: string[] = [];
    element.addEventListener('survey-displayed', ({ detail }) => shown.push(detail.surveyId));
    document.body.append(element);
    await until(() => scene.sent('actions').length === 1);
    expect(shadow()).to.equal(undefined);
    element.action = 'done';
    await until(() => shadow()?.querySelector('[data-place=bottomRight]'));
    expect(shown).to.deep.equal(['survey-1']);
    element.remove();
    await until(() => !shadow());
  });

  it('shows them inside itself', async () => {
    scene = meetSurveys([survey([questions.nps])]);
    document.body.append(
      document.createRange().createContextualFragment(`<survey-modal api-base="${HOST}" environment-id="env" inline>`),
    );
    const element = document.querySelector('survey-modal') as HTMLElement;
    await until(() => inner(element)?.querySelector('.sv-inline'));
  });

  it('shows them without the lines that the page draws through its texts', async () => {
    scene = meetSurveys([survey([questions.nps])]);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html, body { text-decoration: underline overline rgb(1, 254, 2) 3px }');
    document.adoptedStyleSheets = [sheet];
    document.body.append('A text of the page');
    expect(pixelsOf(await screenshot(), [1, 254, 2])).to.be.greaterThan(100);
    document.body.replaceChildren();
    const element = document.body.appendChild(document.createElement('survey-modal'));
    Object.assign(element, { apiBase: HOST, environmentId: 'env', inline: true });
    const window = await until(() => inner(element)?.querySelector('.sv-inline h2, .sv-inline legend'));
    await pause(500);
    expect(window.textContent).not.to.equal('');
    expect(pixelsOf(await screenshot(), [1, 254, 2])).to.equal(0);
    document.adoptedStyleSheets = [];
  });

  it('lets an author try a survey out, and asks and sends nothing', async () => {
    scene = meetSurveys([]);
    const element = document.createElement('survey-modal');
    const answered: unknown[] = [];
    element.addEventListener('survey-answered', ({ detail }) => answered.push(detail));
    const tried = survey([{ ...questions.openText, required: false }], { redirectUrl: 'https://example.com/' });
    Object.assign(element, { inline: true, survey: tried, product });
    document.body.append(element);
    (await until(() => inner(element)?.querySelector<HTMLElement>('button[type=submit]'))).click();
    await until(() => inner(element)?.querySelector('.sv-thanks'));
    expect(answered).to.deep.equal([{ surveyId: 'survey-1', data: {}, finished: true }]);
    expect(scene.received).to.deep.equal([]);
    expect(localStorage.length).to.equal(0);
  });
});
