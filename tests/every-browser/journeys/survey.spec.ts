import { writeFileSync } from 'node:fs';
import { demoToken } from '../../journeys/pages/demo-token';
import { type EmbeddingSite, startEmbeddingSite } from '../../journeys/pages/embed/embedding-site';
import { expectEveryAnswer, makeSurvey } from '../../journeys/pages/surveys/every-type-survey';
import { expect, test } from '../journey';

let site: EmbeddingSite | undefined;
test.afterEach(() => site?.close());

test('a visitor of another site answers every type of question', async ({ visitor, request, server }, info) => {
  const { id, environmentId, headers } = await makeSurvey(request, await demoToken(request));
  const userId = 'visitor-9';
  site = await startEmbeddingSite(`<!doctype html><html lang="en"><title>A shop</title><h1>A shop</h1>
<script>window.spotreelSurveys = { queue: [['track', 'Looked around']] }</script>
<script type="module" src="${server}/survey-widget/spotreel-surveys.js" data-environment-id="${environmentId}"
  data-api-host="${server}" data-user-id="${userId}"></script></html>`);
  await visitor.open(site.origin);

  const form = visitor.locate('spotreel-survey form');
  const at = (question: string) => form.getByRole('heading', { name: `Question ${question}` }).waitFor();
  const next = () => form.getByRole('button', { name: /^(Next|Finish|Go on)$/ }).click();
  const choose = (label: string) => form.getByText(label, { exact: true }).click();
  await at('text');
  await visitor.picture('survey-text');
  await form.getByRole('textbox').fill('All is well');
  await next();
  await at('single');
  await choose('Pear');
  await next();
  await at('multi');
  await choose('Violet');
  await choose('Indigo');
  await visitor.picture('survey-choices');
  await next();
  await at('nps');
  await choose('9');
  await at('rating');
  await choose('4');
  await at('cta');
  // HTML of its author: formatted, and nothing that acts
  await form.locate('strong').waitFor();
  expect(await form.locate('[onclick], img, script').count()).toBe(0);
  await next();
  await at('consent');
  await choose('I agree');
  await next();
  await at('picture');
  await form.locate('label').nth(0).click();
  await next();
  await at('file');
  const note = info.outputPath('note.txt');
  writeFileSync(note, 'Dear team');
  await form.locate('input[type="file"]').chooseFiles(note);
  await form.getByText('note.txt').waitFor();
  await form.getByRole('progressbar').waitUntilGone();
  await next();
  await visitor.getByText('That was all').waitFor();
  await expectEveryAnswer(request, id, headers, userId);
  await request.delete(`/api/v1/survey/${id}`, { headers });
  expect(await visitor.driver.problems()).toEqual([]);
});
