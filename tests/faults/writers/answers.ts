/** Answers of visitors to a survey, each named by its client: however often it is sent, it counts once. */
import { randomUUID } from 'node:crypto';
import type { World } from '../world/world';
import { everyPage } from './every-page';
import { Refused, type Writer } from './writer';

export interface Answers extends Writer {
  /** Texts of those that were acknowledged. */
  readonly texts: readonly string[];
}

export function createAnswers(world: World): Answers {
  const texts: string[] = [];
  let surveyId = '';
  let environmentId = '';
  let open: { readonly clientKey: string; readonly text: string } | undefined;
  const send = async (answer: { readonly clientKey: string; readonly text: string }) => {
    open = answer;
    const { clientKey, text } = answer;
    const json = { surveyId, clientKey, finished: true, data: { why: text } };
    const options = { json, isPublic: true };
    const answered = await world.call('POST', `/api/v1/client/${environmentId}/responses`, options);
    if (answered.status !== 200) throw new Refused('An answer', answered);
    texts.push(text);
    open = undefined;
  };
  return {
    name: 'answers',
    pauseMs: 100,
    texts,
    async prepare() {
      const question = { id: 'why', type: 'openText', headline: 'Why?', required: true };
      const survey = { name: 'Faults', type: 'link', status: 'inProgress', questions: [question] };
      const made = await world.call('POST', '/api/v1/survey', { json: { survey } });
      if (made.status !== 200) throw new Refused('A survey', made);
      surveyId = made.json.data.id;
      environmentId = made.json.data.environmentId;
    },
    write: () => send({ clientKey: randomUUID(), text: `Answer ${texts.length} ${randomUUID()}` }),
    async repeat() {
      if (open) await send(open);
    },
    acknowledged: () => texts.length,
    async check() {
      const stored = await everyAnswer(world, surveyId);
      return texts.flatMap((text) => {
        const times = stored.get(text) ?? 0;
        return times === 1 ? [] : [`answers: ${text} is there ${times} times`];
      });
    },
  };
}

async function everyAnswer(world: World, surveyId: string): Promise<Map<string, number>> {
  const responses = await everyPage<{ readonly data: { readonly why: string } }>(
    world,
    `/api/v1/survey/${surveyId}/response`,
  );
  const found = new Map<string, number>();
  for (const { data } of responses) found.set(data.why, (found.get(data.why) ?? 0) + 1);
  return found;
}
