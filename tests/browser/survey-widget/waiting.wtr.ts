import { expect } from 'chai';
import '../../../elements/define/survey-modal';
import { pause, until } from '../elements/page/until';
import { clickOn, drag, drop, key, type } from '../runner';
import { nps } from './questions';
import { forgetEverything, HOST, meetSurveys, shadow, shown, survey } from './survey-service';

let scene: ReturnType<typeof meetSurveys>;
const start = location.href;
beforeEach(forgetEverything);
afterEach(async () => {
  document.body.replaceChildren();
  await scene.leave();
  history.replaceState(null, '', start);
});

async function meet() {
  scene = meetSurveys([survey([nps], { triggers: ['bought'] })]);
  await scene.init();
}

/** Long enough for a survey that does not wait. */
async function expectNone() {
  await pause(700);
  expect(shadow() === undefined, 'none is on show').to.equal(true);
}

describe('a page that holds surveys back', () => {
  it('gets the one that was triggered when the last hold is released', async () => {
    scene = meetSurveys([survey([nps], { triggers: ['bought'] })]);
    const release = scene.widget.hold(); // before init
    await scene.init();
    scene.widget.hold('checkout');
    await scene.widget.track('bought');
    await expectNone();
    release();
    release(); // counts once
    scene.widget.release('another');
    await expectNone();
    scene.widget.release('checkout');
    await shown('fieldset');
  });

  it('does not get one that was ended meanwhile, or that is due on another page', async () => {
    const pageUrl = { value: '/pricing', rule: 'endsWith' };
    scene = meetSurveys([survey([nps], { triggers: ['bought'] })], {
      noCodeActionClasses: [{ name: 'pricing', noCodeConfig: { pageUrl } }],
    });
    await scene.init({ userId: 'ada' });
    const release = scene.widget.hold();
    await scene.widget.track('bought');
    scene.service.surveys = [survey([nps], { id: 'survey-2', triggers: ['pricing'] })];
    await scene.widget.setEmail('ada@example.org'); // which syncs
    release();
    await expectNone();

    const again = scene.widget.hold();
    history.pushState(null, '', '/pricing');
    await pause(50);
    history.pushState(null, '', '/elsewhere');
    again();
    await expectNone();
    history.pushState(null, '', '/pricing');
    await shown('fieldset');
  });

  it('keeps a survey that is on show', async () => {
    await meet();
    await scene.widget.track('bought');
    await shown('fieldset');
    scene.widget.hold();
    await pause(600);
    expect(shadow() !== undefined, 'it is on show').to.equal(true);
  });

  it('can do so by an attribute of <survey-modal>', async () => {
    scene = meetSurveys([survey([nps])]);
    const html = `<survey-modal api-base="${HOST}" environment-id="env" hold></survey-modal>`;
    document.body.append(document.createRange().createContextualFragment(html));
    await until(() => scene.sent('in-app').length === 1);
    await expectNone();
    document.querySelector('survey-modal')?.removeAttribute('hold');
    await shown('fieldset');
  });
});

describe('a survey waits by itself', () => {
  it('for a modal dialog, and not for one beside the page', async () => {
    await meet();
    const dialog = document.createElement('dialog');
    dialog.append('Your video is ready');
    document.body.append(dialog);
    dialog.showModal();
    await scene.widget.track('bought');
    await expectNone();
    dialog.close();
    dialog.show();
    await shown('fieldset');
  });

  it('for a dialog in a shadow root that says it is modal, once it is visible', async () => {
    await meet();
    const host = document.createElement('div');
    const dialog = document.createElement('div');
    Object.assign(dialog, { role: 'dialog', ariaModal: 'true' });
    dialog.append('Pay');
    host.attachShadow({ mode: 'open' }).append(dialog);
    document.body.append(host);
    await scene.widget.track('bought');
    await expectNone();
    dialog.style.visibility = 'hidden';
    await shown('fieldset');
  });

  it('for somebody who writes', async () => {
    await meet();
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await type('Dear');
    await scene.widget.track('bought');
    await pause(2000);
    await type(' team');
    await pause(3500); // more than 5 s after the first word
    expect(shadow() === undefined, 'none is on show').to.equal(true);
    await shown('fieldset');
    expect(document.activeElement).to.equal(field);
  });

  it('for somebody who drags, until 5 seconds after', async () => {
    await meet();
    await drag([60, 60], [160, 120]);
    await scene.widget.track('bought');
    await expectNone();
    await drop();
    await shown('fieldset');
  });

  it('not for what scripts write, nor for a click or a key', async () => {
    await meet();
    const button = document.createElement('button');
    button.textContent = 'Buy';
    document.body.append(button);
    button.dispatchEvent(new Event('input', { bubbles: true }));
    await clickOn(button);
    await key('Tab');
    await scene.widget.track('bought');
    await until(() => shadow(), 1500);
  });
});
