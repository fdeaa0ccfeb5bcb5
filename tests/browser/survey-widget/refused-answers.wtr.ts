import { expect } from 'chai';
import { until } from '../elements/page/until';
import { openText } from './questions';
import { forgetEverything, meetSurveys, problem, shown, survey, write } from './survey-service';

describe('answers that the service refused for good', () => {
  let scene: ReturnType<typeof meetSurveys>;
  beforeEach(forgetEverything);
  afterEach(() => scene.leave());

  async function refused() {
    scene = meetSurveys([survey([openText])]);
    const told: unknown[] = [];
    scene.widget.on('refused', ({ surveyId, status, message }) => told.push([surveyId, status, message]));
    await scene.init();
    await shown('input[type=text]');
    scene.service.status = 410;
    await write('precious');
    await until(() => told.length > 0);
    return told;
  }

  it('are told, kept over pages, and sent when the page says so', async () => {
    expect(await refused()).to.deep.equal([['survey-1', 410, 'Could not create response']]);
    expect(scene.errors.map(({ code, status }) => [code, status])).to.deep.equal([['response_refused', 410]]);
    await until(() => problem() !== '');
    expect(problem()).to.contain('not accepted').and.not.to.contain('sent later');
    await scene.leave();
    scene = meetSurveys([]); // another page, before its init
    const [one, ...others] = await scene.widget.refusedAnswers();
    expect(others).to.have.length(0);
    expect([one?.change.data, one?.refusal?.status]).to.deep.equal([{ q: 'precious' }, 410]);
    await scene.widget.retryAnswers(one?.key);
    expect(scene.data()).to.deep.equal({ q: 'precious' });
    expect(await scene.widget.refusedAnswers()).to.have.length(0);
  });

  for (const [what, refusal] of [
    ['the page of a proxy', '<!doctype html><h1>403 Forbidden</h1>'],
    ['JSON of a firewall', '{"code":"unauthorized","message":"Blocked"}'],
    ['nothing', ''],
  ] as const) {
    it(`are not those that meet ${what}: they are tried again`, async () => {
      scene = meetSurveys([survey([openText])]);
      const told: unknown[] = [];
      scene.widget.on('refused', (refused) => told.push(refused));
      await scene.init();
      await shown('input[type=text]');
      Object.assign(scene.service, { status: 403, refusal });
      await write('precious');
      await until(() => scene.errors.length > 0);
      expect(scene.errors.map(({ code, status }) => [code, status])).to.deep.equal([['response_failed', 403]]);
      expect([told, await scene.widget.refusedAnswers()]).to.deep.equal([[], []]);
      scene.service.status = 200;
      dispatchEvent(new Event('online'));
      await until(() => scene.sent('responses').length >= 3);
      expect(scene.data()).to.deep.equal({ q: 'precious' });
    });
  }

  it('can be discarded', async () => {
    await refused();
    const sent = scene.sent('responses').length;
    scene.service.status = 200;
    await scene.widget.discardAnswers();
    await scene.widget.retryAnswers();
    expect([(await scene.widget.refusedAnswers()).length, scene.sent('responses').length]).to.deep.equal([0, sent]);
  });
});
