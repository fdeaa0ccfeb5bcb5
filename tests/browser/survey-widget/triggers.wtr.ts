import { expect } from 'chai';
import { pause, until } from '../elements/page/until';
import { clickOn } from '../runner';
import * as questions from './questions';
import { forgetEverything, meetSurveys, shadow, shown, survey } from './survey-service';

let scene: ReturnType<typeof meetSurveys>;
const start = location.href;
const push = history.pushState;
const replace = history.replaceState;

beforeEach(forgetEverything);
afterEach(async () => {
  await scene.leave();
  document.querySelector('main')?.remove();
  history.replaceState(null, '', start);
  scrollTo(0, 0);
});

async function begin(trigger: string, noCodeActionClasses: unknown[] = []) {
  scene = meetSurveys([survey([questions.nps], { triggers: [trigger] })], { noCodeActionClasses });
  await scene.init({ userId: 'ada' });
}

function page(html: string): HTMLElement {
  const main = document.createElement('main');
  main.append(document.createRange().createContextualFragment(html));
  document.body.append(main);
  return main;
}

const actions = () => scene.sent('actions').map(({ body }) => body?.name);

describe('triggers', () => {
  it('are pages, also those a framework writes into the history', async () => {
    const pageUrl = { value: '/pricing', rule: 'endsWith' };
    await begin('pricing', [{ name: 'pricing', noCodeConfig: { pageUrl } }]);
    history.pushState(null, '', '/elsewhere');
    history.pushState(null, '', '/pricing');
    await shown('fieldset');
    history.replaceState({ again: true }, '', '/pricing');
    await scene.widget.registerRouteChange();
    document.body.click();
    await pause(20);
    expect(actions(), 'once, and by no click').to.deep.equal(['New Session', 'pricing']);
  });

  it('are hashes', async () => {
    await begin('help', [{ name: 'help', noCodeConfig: { pageUrl: { value: '#help', rule: 'contains' } } }]);
    location.hash = 'help';
    await shown('fieldset');
  });

  it('are clicks, also on what is inside a button', async () => {
    await begin('buy', [{ name: 'buy', noCodeConfig: { cssSelector: { value: '.buy' } } }]);
    const main = page('<button class="buy"><b>Buy</b></button><button>Not</button>');
    await clickOn(main.querySelector('button:last-child') as Element);
    expect(shadow()).to.equal(undefined);
    await clickOn(main.querySelector('b') as Element);
    await shown('fieldset');
  });

  it('tell a rule that they do not know', async () => {
    await begin('x', [{ name: 'x', noCodeConfig: { pageUrl: { value: 'x', rule: 'sounds like' } } }]);
    expect(scene.errors.map(({ code, message }) => [code, message])).to.deep.equal([
      ['invalid_match_type', 'Invalid match type'],
    ]);
  });

  it('are leaving at the top, and half of the page, which are told nobody', async () => {
    await begin('Exit Intent (Desktop)');
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 300 }));
    expect(shadow()).to.equal(undefined);
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 0 }));
    await shown('fieldset');
    await scene.leave();
    forgetEverything();
    await begin('50% Scroll');
    page('<div></div>').style.height = '3000px';
    scrollTo(0, 200);
    await pause(60);
    expect(shadow()).to.equal(undefined);
    scrollTo(0, 2000);
    await shown('fieldset');
    expect(actions()).to.deep.equal(['New Session']);
  });

  it('wait for the delay of a survey', async () => {
    scene = meetSurveys([survey([questions.nps], { delay: 0.2 })]);
    await scene.init();
    await pause(100);
    expect(shadow()).to.equal(undefined);
    await shown('fieldset');
  });
});

describe('teardown', () => {
  it('leaves nothing behind after fifty rounds', async () => {
    const listening = new Map<string, number>();
    const count = (target: EventTarget, name: string) => {
      const add = target.addEventListener.bind(target);
      const remove = target.removeEventListener.bind(target);
      const change = (type: string, by: number) =>
        listening.set(`${name} ${type}`, (listening.get(`${name} ${type}`) ?? 0) + by);
      target.addEventListener = (
        type: string,
        listener: EventListener,
        options?: AddEventListenerOptions | boolean,
      ) => {
        change(type, 1);
        // the browser removes it then
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => change(type, -1));
        add(type, listener, options);
      };
      target.removeEventListener = (type: string, ...rest: [EventListener]) => {
        change(type, -1);
        remove(type, ...rest);
      };
    };
    count(window, 'window');
    count(document, 'document');
    count(document.documentElement, 'page');
    await begin('never');
    for (let round = 0; round < 50; round += 1) await scene.widget.reset();
    await until(() => scene.sent('in-app').length === 51);
    expect(Math.max(...listening.values()), 'while it runs').to.equal(1);
    await scene.widget.logout();
    expect([...listening].filter(([, left]) => left > 0)).to.deep.equal([]);
    expect([history.pushState, history.replaceState]).to.deep.equal([push, replace]);
    expect(document.querySelectorAll('spotreel-survey')).to.have.length(0);
    for (const target of [window, document, document.documentElement] as EventTarget[]) {
      Reflect.deleteProperty(target, 'addEventListener');
      Reflect.deleteProperty(target, 'removeEventListener');
    }
  });
});
