import { expect } from 'chai';
import { startScript } from '../../../survey-widget/start-script';
import type { Surveys } from '../../../survey-widget/surveys';
import { until } from '../elements/page/until';
import { openText } from './questions';
import { forgetEverything, HOST, headline, meetSurveys, shown, survey } from './survey-service';

/** A tag as a page has it; its type keeps the browser from loading it a second time. */
function tag(attributes: Readonly<Record<string, string>>): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
}

it('one script tag starts the widget, and commands that waited run then', async () => {
  forgetEverything();
  const scene = meetSurveys([survey([openText], { triggers: ['bought'] })]);
  tag({ src: '/another.js', 'data-environment-id': 'of-another-widget' });
  tag({
    src: `${HOST}/survey-widget/spotreel-surveys.js`,
    'data-environment-id': 'env',
    'data-user-id': 'ada',
    'data-language': 'de',
  });
  Object.assign(window, { spotreelSurveys: { queue: [['track', 'bought', { price: 3 }]] } });
  startScript();
  startScript(); // loaded twice
  await shown('input[type=text]');
  expect(headline()).to.equal('A question');
  expect(
    document.querySelector('spotreel-survey')?.shadowRoot?.querySelector('.sv-window')?.getAttribute('lang'),
  ).to.equal('de');
  await until(() => scene.sent('actions').length === 2);
  expect(scene.received.map(({ method, path }) => `${method} ${path}`).slice(0, 3)).to.deep.equal([
    'GET in-app/sync/ada',
    'POST actions',
    'POST actions',
  ]);
  const surveys = window.spotreelSurveys as Surveys;
  await surveys.logout();
  await scene.leave();
});
