/**
 * The error catalogue of docs/rules/surveys.md#errors, as far as the browser brings it forth:
 *
 * | row | test |
 * |---|---|
 * | missing_field, missing_person, not_initialized | life-cycle.wtr.ts |
 * | network_error 'Error syncing with backend' | life-cycle.wtr.ts |
 * | invalid_match_type 'Invalid match type' | triggers.wtr.ts |
 * | 'Invalid display option' | display-rules in eligible-surveys.test.ts |
 * | all others | below |
 */
import { expect } from 'chai';
import { CONFIG_KEY } from '../../../sdk/survey/reading/widget-config';
import { pause, until } from '../elements/page/until';
import { openText } from './questions';
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

let scene: ReturnType<typeof meetSurveys>;
beforeEach(forgetEverything);
afterEach(() => scene.leave());

const told = () =>
  scene.errors.map(({ code, message, status, responseMessage }) => [code, message, status, responseMessage]);

describe('errors', () => {
  it('of calls for a known visitor carry message, status, address and what the service said', async () => {
    scene = meetSurveys([]);
    await scene.init({ userId: 'ada' });
    scene.service.status = 400;
    await scene.widget.track('Bought');
    await scene.widget.setAttribute('plan', 'pro');
    await until(() => scene.errors.length === 2);
    expect(told()).to.have.deep.members([
      ['network_error', 'Error tracking action Bought', 400, 'Not now'],
      ['network_error', 'Error updating person with userId ada', 400, 'Not now'],
    ]);
    expect(scene.errors.map(({ url }) => url)).to.have.members([
      'http://stub/api/v1/client/env/actions',
      'http://stub/api/v1/client/env/people/ada',
    ]);
  });

  it("say 'missing_field' of the host too", async () => {
    scene = meetSurveys([]);
    await scene.init({ apiHost: '' });
    expect(scene.errors.map(({ code, field }) => [code, field])).to.deep.equal([['missing_field', 'apiHost']]);
  });

  it("say 'Could not create display', and the survey stays", async () => {
    scene = meetSurveys([survey([openText], { triggers: ['Looked'] })]);
    await scene.init({ userId: 'ada' });
    scene.service.status = 500;
    await scene.widget.track('Looked');
    await shown('input[type=text]');
    await until(() => scene.errors.find(({ code }) => code === 'display_failed'));
    expect(scene.errors.map(({ message }) => message)).to.deep.equal([
      'Error tracking action Looked',
      'Could not create display',
    ]);
    scene.service.status = 200;
    await write('Still here');
    await until(() => scene.sent('responses').length === 1);
  });

  it("say 'No lastDisplay found' where the browser forgot that it showed the survey, which is not asked again", async () => {
    const asked = survey([openText], { displayOption: 'displayMultiple', triggers: ['Looked'] });
    scene = meetSurveys([asked]);
    await scene.init();
    await scene.widget.track('Looked');
    await shown('input[type=text]');
    // another tab logged out and began anew
    const stored = JSON.parse(localStorage.getItem(CONFIG_KEY) ?? '{}');
    localStorage.setItem(CONFIG_KEY, JSON.stringify({ ...stored, state: { ...stored.state, displays: [] } }));
    await write('Hello');
    await shown('.sv-thanks');
    expect(scene.errors.map(({ code, message }) => [code, message])).to.deep.equal([
      ['display_failed', 'No lastDisplay found'],
    ]);
    await until(() => scene.sent('responses').length === 1);
    await press('Close survey');
    await until(() => !document.querySelector('spotreel-survey'));
    await scene.widget.track('Looked');
    await pause(100);
    expect(document.querySelector('spotreel-survey') === null, 'it was answered').to.equal(true);
  });

  it("say 'Question not found' where a rule leads nowhere, and the survey goes on", async () => {
    const logic = [{ condition: 'submitted' as const, destination: 'gone' }];
    scene = meetSurveys([
      survey([
        { ...openText, logic },
        { ...openText, id: 'b', headline: 'Next one' },
      ]),
    ]);
    await scene.init();
    await shown('input[type=text]');
    await write('Hello');
    await until(() => headline() === 'Next one');
    expect(scene.errors.map(({ code, message }) => [code, message])).to.deep.equal([
      ['question_not_found', 'Question not found'],
    ]);
  });

  it("say 'Failed to send response:' with the reason, to the visitor and to the page, when the survey was finished", async () => {
    scene = meetSurveys([survey([openText])]);
    await scene.init();
    await shown('input[type=text]');
    scene.service.status = 503;
    await write('Hello');
    await until(() => problem() !== '');
    expect(problem()).to.equal(
      'Failed to send response: Could not create response. Your answers are saved and will be sent later.',
    );
    expect(inside('.sv-problem')?.role).to.equal('alert');
    expect(told().map(([code, message]) => [code, message])).to.deep.equal([
      ['response_failed', 'Failed to send response: Could not create response'],
    ]);
  });

  it('say in the console that the user id has to be set in init', async () => {
    scene = meetSurveys([]);
    await scene.init();
    const { error } = console;
    const said: string[] = [];
    console.error = (text: string) => said.push(text);
    await scene.widget.setUserId('ada');
    console.error = error;
    expect(said).to.deep.equal([
      'Setting the userId after init is no longer supported. Please set the userId in init.',
    ]);
    expect(scene.errors).to.deep.equal([]);
  });

  it('go to the console where there is no handler, or one that fails itself', async () => {
    scene = meetSurveys([]);
    const { error } = console;
    const said: unknown[] = [];
    console.error = (thrown: { code?: string } | Error) => said.push('code' in thrown ? thrown.code : String(thrown));
    await scene.init({ environmentId: '', errorHandler: undefined });
    await scene.init({
      environmentId: '',
      errorHandler() {
        throw new Error('of the page');
      },
    });
    console.error = error;
    expect(said).to.deep.equal(['missing_field', 'Error: of the page']);
  });
});
