import { expect } from 'chai';
import '../../../elements/define/survey-modal';
import { until } from '../elements/page/until';
import { openText } from './questions';
import { forgetEverything, HOST, meetSurveys, shown, survey, write } from './survey-service';

const asking = (triggers: string[]) =>
  survey([openText], { triggers, hiddenFields: { enabled: true, fieldIds: ['plan', 'order'] } });

describe('hidden fields', () => {
  let scene: ReturnType<typeof meetSurveys>;
  beforeEach(forgetEverything);
  afterEach(() => scene.leave());

  it('of init reach a survey of the first moment, and nothing that nobody asked for is sent', async () => {
    scene = meetSurveys([asking(['New Session'])]);
    await scene.init({ hiddenFields: { plan: 'pro', secret: 'x', order: { no: 1 } } });
    await shown('input[type=text]');
    await write('yes');
    await until(() => scene.sent('responses').length > 0);
    expect(scene.data()).to.deep.equal({ plan: 'pro', q: 'yes' });
  });

  it('of an action go before those that were set, and are no properties of the action', async () => {
    scene = meetSurveys([asking(['bought'])]);
    await scene.init({ userId: 'ada' });
    await scene.widget.setHiddenFields({ plan: 'free', order: 1 });
    await scene.widget.track('bought', { price: 3, hiddenFields: { order: 4711 } });
    await shown('input[type=text]');
    await write('yes');
    await until(() => scene.sent('responses').length > 0);
    expect(scene.data()).to.deep.equal({ plan: 'free', order: 4711, q: 'yes' });
    expect(scene.sent('actions').at(-1)?.body?.properties).to.deep.equal({ price: 3 });
  });

  it('that are none are passed over', async () => {
    scene = meetSurveys([asking(['bought'])]);
    await scene.init();
    await scene.widget.setHiddenFields(null as never);
    await scene.widget.track('bought', { hiddenFields: 'no' as never });
    await shown('input[type=text]');
    expect(scene.errors).to.have.length(0);
  });

  it('are a property of <survey-modal>', async () => {
    scene = meetSurveys([asking(['New Session'])]);
    const element = document.createElement('survey-modal');
    Object.assign(element, { environmentId: 'env', apiBase: HOST, hiddenFields: { plan: 'pro' } });
    document.body.append(element);
    await shown('input[type=text]');
    await write('yes');
    await until(() => scene.sent('responses').length > 0);
    element.remove();
    expect(scene.data()).to.deep.equal({ plan: 'pro', q: 'yes' });
  });
});
