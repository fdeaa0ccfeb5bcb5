import { expect } from 'chai';
import { CONFIG_KEY } from '../../../sdk/survey/reading/widget-config';
import { pause, until } from '../elements/page/until';
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
  write,
} from './survey-service';

let scene: ReturnType<typeof meetSurveys>;
beforeEach(forgetEverything);
afterEach(() => scene.leave());

const codes = () => scene.errors.map(({ code }) => code);

describe('commands', () => {
  it('says what init lacks, and runs nothing before it', async () => {
    scene = meetSurveys([]);
    await scene.widget.init({
      apiHost: 'http://stub',
      environmentId: '',
      errorHandler: (error) => scene.errors.push(error),
    });
    await scene.widget.track('early');
    expect(scene.errors.map(({ code, field, message }) => [code, field ?? message])).to.deep.equal([
      ['missing_field', 'environmentId'],
      ['not_initialized', 'Formbricks not initialized. Call initialize() first.'],
    ]);
    expect(scene.received).to.deep.equal([]);
  });

  it('runs commands in their order, also those given while init is under way', async () => {
    scene = meetSurveys([]);
    const { widget } = scene;
    await Promise.all([
      scene.init({ userId: 'ada' }),
      widget.setEmail('ada@example.org'),
      widget.track('bought', { price: 3 }),
    ]);
    await until(() => scene.sent('actions').length === 2);
    expect(scene.received.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([
      'GET in-app/sync/ada',
      'POST actions',
      'POST people/ada',
      'GET in-app/sync/ada',
      'POST actions',
    ]);
    expect(scene.sent('actions').map(({ body }) => body?.name)).to.deep.equal(['New Session', 'bought']);
    expect(scene.sent('people')[0]?.body).to.deep.equal({ attributes: { email: 'ada@example.org' } });
    await widget.setEmail('ada@example.org');
    expect(scene.sent('people'), 'an attribute that is the same costs nothing').to.have.length(1);
  });

  it('sends neither actions nor attributes of nobody', async () => {
    scene = meetSurveys([]);
    await scene.init();
    await scene.widget.setAttribute('plan', 'free');
    await scene.widget.track('bought');
    expect(scene.errors[0]?.message).to.equal(
      'Unable to update attribute. User identification deactivated. No userId set.',
    );
    expect(scene.received.map(({ path }) => path)).to.deep.equal(['in-app/sync']);
  });

  it('takes what is stored for the same visitor alone', async () => {
    scene = meetSurveys([]);
    await scene.init({ userId: 'ada' });
    await scene.leave();
    const stored = JSON.stringify({
      ...scene.options,
      userId: 'ada',
      state: { surveys: [], noCodeActionClasses: [], product, attributes: {}, displays: [] },
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    });
    for (const [userId, syncs] of [
      ['ada', 0],
      ['bob', 1],
    ] as const) {
      localStorage.setItem(CONFIG_KEY, stored);
      scene = meetSurveys([]);
      await scene.init({ userId });
      expect(scene.sent('in-app'), userId).to.have.length(syncs);
      expect(scene.sent('actions'), 'a new session is a fresh sync').to.have.length(syncs);
      await scene.leave();
    }
  });

  it('lives with a storage that is corrupt', async () => {
    localStorage.setItem(CONFIG_KEY, '{"state":{"surveys":7}');
    scene = meetSurveys([survey([questions.nps])]);
    await scene.init();
    await shown('fieldset');
    expect(scene.errors).to.deep.equal([]);
  });

  it('settles when the sync fails, and tells it', async () => {
    scene = meetSurveys([], { status: 500 });
    await scene.init();
    await scene.widget.track('anything');
    expect(codes()).to.deep.equal(['network_error']);
    expect(scene.errors[0]).to.include({
      message: 'Error syncing with backend',
      status: 500,
      responseMessage: 'Not now',
    });
  });
});

describe('a survey on the page', () => {
  it('leaves the focus where it is until somebody is in it, and then takes it along', async () => {
    scene = meetSurveys([survey([questions.nps, { ...questions.openText, id: 't', headline: 'Why?' }])]);
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await scene.init();
    await shown('fieldset');
    await pause(150);
    expect(document.activeElement).to.equal(field);
    inside('input')?.focus();
    inside('label')?.click(); // chosen, as by keys: the pointer was not on it
    await press('Next');
    await until(() => headline() === 'Why?');
    await until(() => shadow()?.activeElement === inside('input[type=text]'));
    field.remove();
  });

  it('closes by its button, after a second tells it, and shows no second survey meanwhile', async () => {
    scene = meetSurveys([survey([questions.nps], { triggers: ['one'] })]);
    const closed: string[] = [];
    scene.widget.on('close', ({ surveyId }) => closed.push(surveyId));
    await scene.init();
    await scene.widget.track('one');
    await shown('fieldset');
    await scene.widget.track('one');
    expect(document.querySelectorAll('spotreel-survey')).to.have.length(1);
    await press('Close survey');
    await until(() => inside('.sv-leaving'));
    await until(() => closed.length === 1);
    expect(document.querySelector('spotreel-survey')).to.equal(null);
  });

  it('is remembered: a survey that is shown once is not shown again', async () => {
    scene = meetSurveys([survey([questions.nps], { triggers: ['one'], displayOption: 'displayOnce' })]);
    await scene.init();
    await scene.widget.track('one');
    await shown('fieldset');
    expect(scene.sent('displays'), 'displays of nobody stay here').to.deep.equal([]);
    await press('Close survey');
    await until(() => !shadow());
    await scene.widget.track('one');
    await pause(100);
    expect(shadow()).to.equal(undefined);
  });

  it('tells the service of a known visitor’s display, and links the answer with it', async () => {
    scene = meetSurveys([survey([questions.openText])]);
    await scene.init({ userId: 'ada' });
    await write('Hi');
    await until(() => scene.received.find(({ method, path }) => method === 'PUT' && path.startsWith('displays/')));
    expect(scene.sent('displays').map(({ body }) => body)).to.deep.equal([
      { surveyId: 'survey-1', userId: 'ada' },
      { responseId: 'responses-1' },
    ]);
    expect(scene.sent('responses')[0]?.body).to.include({ surveyId: 'survey-1', userId: 'ada', finished: true });
  });

  it('closes what nobody touches, and not what somebody does', async () => {
    scene = meetSurveys([survey([questions.openText], { autoClose: 0.4 })]);
    await scene.init();
    await shown('fieldset');
    await until(() => inside('.sv-leaving'));
    await scene.leave();
    forgetEverything();
    scene = meetSurveys([survey([questions.openText], { autoClose: 0.4 })]);
    await scene.init();
    (await shown('input')).focus();
    await pause(600);
    expect(inside('.sv-leaving') === null, 'it stays').to.equal(true);
  });

  it('is a dialog over the page in the center, with the focus inside, and Escape closes it', async () => {
    scene = meetSurveys([survey([questions.openText])], { product: { ...product, placement: 'center' } });
    await scene.init();
    const dialog = await shown<HTMLDialogElement>('dialog');
    expect(dialog.matches(':modal')).to.equal(true);
    await until(() => shadow()?.activeElement === inside('input'));
    dialog.dispatchEvent(new Event('cancel', { cancelable: true })); // what Escape fires
    await until(() => inside('.sv-leaving'));
  });

  it('waits for the survey of another tab', async () => {
    scene = meetSurveys([survey([questions.nps], { triggers: ['one'] })]);
    await scene.init();
    let close = () => {};
    const otherTab = new Promise<void>((resolve) => {
      close = resolve;
    });
    const over = navigator.locks.request('spotreel-surveys:run', () => otherTab);
    await scene.widget.track('one');
    await pause(100);
    expect(shadow()).to.equal(undefined);
    close();
    await over;
    await scene.widget.track('one');
    await shown('fieldset');
  });
});

describe('the end of a survey', () => {
  const realTimeout = globalThis.setTimeout;
  const start = location.href;
  beforeEach(() => {
    // a second lasts 20 ms
    globalThis.setTimeout = ((act: () => void, ms = 0) =>
      realTimeout(act, ms > 500 ? ms / 50 : ms)) as typeof setTimeout;
  });
  afterEach(() => {
    globalThis.setTimeout = realTimeout;
    history.replaceState(null, '', start);
  });
  const finish = async (redirectUrl: string | null) => {
    scene = meetSurveys([survey([{ ...questions.openText, required: false }], { redirectUrl })]);
    await scene.init();
    await press('Skip');
    await shown('.sv-thanks');
  };

  it('counts down and goes where it is told to', async () => {
    await finish(`${start.split('#')[0]}#thanks`);
    await until(() => inside('.sv-hint')?.textContent === "You're redirected in 4");
    await until(() => location.hash === '#thanks');
  });

  it('goes nowhere when it is closed before', async () => {
    await finish(`${start.split('#')[0]}#thanks`);
    await press('Close survey');
    await pause(250);
    expect(location.hash).to.equal('');
  });

  it('closes by itself where it leads nowhere', async () => {
    await finish(null);
    await until(() => !shadow());
  });
});
