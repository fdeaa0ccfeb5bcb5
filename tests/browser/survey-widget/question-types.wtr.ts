import { expect } from 'chai';
import type { SurveyQuestion } from '../../../sdk/contract/surveys/question';
import { strictPage } from '../elements/page/page';
import { pause, until } from '../elements/page/until';
import { clickOn, hold, key, type } from '../runner';
import * as questions from './questions';
import { forgetEverything, inside, meetSurveys, press, problem, shadow, shown, survey } from './survey-service';

const refused = strictPage();
let scene: ReturnType<typeof meetSurveys> | undefined;

beforeEach(forgetEverything);
afterEach(async () => {
  await scene?.leave();
  expect(refused, 'refused by the policy').to.deep.equal([]);
});

async function ask(question: SurveyQuestion) {
  scene = meetSurveys([survey([question])]);
  await scene.init();
  await shown('fieldset');
  return scene;
}

/** The answers that the service has, as soon as the thank-you card is there. */
async function answer() {
  await shown('.sv-thanks');
  return until(() => scene?.sent('responses')[0]?.body?.data as Record<string, unknown> | undefined);
}

const labels = () => [...(shadow()?.querySelectorAll('label') ?? [])];
const focusFirst = () => inside('input, textarea')?.focus();

describe('questions by pointer', () => {
  it('takes a number of a required scale at once', async () => {
    await ask(questions.nps);
    await clickOn(labels()[9] as Element);
    expect(await answer()).to.deep.equal({ q: 9 });
  });
  it('takes a face', async () => {
    await ask(questions.rating);
    await clickOn(labels()[4] as Element);
    expect(await answer()).to.deep.equal({ q: 5 });
  });
  it('takes several choices with a text of one’s own', async () => {
    await ask(questions.multi);
    await clickOn(labels()[1] as Element);
    await clickOn(labels()[2] as Element);
    await press('Finish');
    await until(() => problem() === 'Please specify' && shadow()?.activeElement === inside('.sv-choices > input'));
    await type('Green');
    await press('Finish');
    expect(await answer()).to.deep.equal({ q: ['Blue', 'Green'] });
  });
  it('takes pictures', async () => {
    await ask(questions.pictures);
    for (const label of labels()) await clickOn(label);
    await press('Finish');
    expect(await answer()).to.deep.equal({ q: ['p1', 'p2'] });
  });
  it('takes a consent only when it is given', async () => {
    await ask(questions.consent);
    await press('Finish');
    await until(() => problem() === 'Please agree to continue');
    await clickOn(labels()[0] as Element);
    await press('Finish');
    expect(await answer()).to.deep.equal({ q: 'accepted' });
  });
  it('takes a click on a call to action, and its dismissal', async () => {
    await ask(questions.cta);
    await press('Finish');
    expect(await answer()).to.deep.equal({ q: 'clicked' });
    await scene?.leave();
    forgetEverything();
    await ask({ ...questions.cta, required: false });
    await press('Skip');
    expect(await answer()).to.deep.equal({ q: 'dismissed' });
  });
});

describe('questions by keys', () => {
  it('sends a text with Enter, once', async () => {
    await ask(questions.openText);
    focusFirst();
    await type('  ');
    await key('Enter');
    await until(() => problem() === 'Please fill out this field' && shadow()?.activeElement === inside('input'));
    await type('Hello');
    await key('Enter');
    expect(await answer()).to.deep.equal({ q: 'Hello' });
    await pause(100);
    expect(scene?.sent('responses')).to.have.length(1);
  });
  it('writes a line with Shift+Enter in a long text', async () => {
    await ask(questions.longText);
    focusFirst();
    await type('One');
    await hold('Shift', () => key('Enter'));
    await type('Two');
    await key('Enter');
    expect(await answer()).to.deep.equal({ q: 'One\nTwo' });
  });
  it('goes through a scale by arrows and sends with Enter', async () => {
    await ask(questions.nps);
    focusFirst();
    await key('ArrowRight');
    await key('ArrowRight');
    await pause(300);
    expect(inside('.sv-thanks'), 'arrows only choose').to.equal(null);
    await key('Enter');
    expect(await answer()).to.deep.equal({ q: 2 });
  });
  it('chooses with Enter and goes on by itself', async () => {
    await ask(questions.single);
    focusFirst();
    await key('ArrowDown');
    await key('Enter');
    await key('Enter');
    expect(await answer()).to.deep.equal({ q: 'Blue' });
  });
  it('asks what Other is', async () => {
    await ask(questions.single);
    focusFirst();
    await key('ArrowUp'); // round to the last
    await key('Enter');
    await until(() => problem() === 'Please specify' && shadow()?.activeElement === inside('.sv-choices > input'));
    await type('Mint');
    await key('Enter');
    expect(await answer()).to.deep.equal({ q: 'Mint' });
  });
  it('ticks with the space bar', async () => {
    await ask(questions.multi);
    focusFirst();
    await key('Space');
    await key('Enter');
    expect(await answer()).to.deep.equal({ q: ['Red'] });
  });
});

describe('what is wrong is said in place', () => {
  const cases: readonly [SurveyQuestion, string, string][] = [
    [questions.email, 'nobody', 'Enter a valid email address'],
    [questions.phone, '0170 123', 'Enter a valid phone number'],
  ];
  for (const [question, text, message] of cases) {
    it(`says '${message}'`, async () => {
      await ask(question);
      focusFirst();
      await type(text);
      await key('Enter');
      await until(() => problem() === message);
      expect(inside('input')?.getAttribute('aria-invalid')).to.equal('true');
      expect(scene?.sent('responses')).to.have.length(0);
    });
  }
  it('asks for a choice', async () => {
    await ask(questions.single);
    await press('Finish');
    await until(() => problem() === 'Please choose an option');
  });
});
