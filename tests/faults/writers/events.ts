/**
 * The receiver's side of webhooks: each answer that was acknowledged and each render that ended is reported, as one event. It
 * may be delivered again, under the same id.
 */
import type { World } from '../world/world';
import { Refused } from './writer';

export interface Events {
  prepare(): Promise<void>;
  /** What is wrong with the events of these; waits for those that are on their way. */
  check(answers: readonly string[], renderIds: readonly number[]): Promise<string[]>;
}

interface Event {
  readonly id: string;
  readonly type: string;
  readonly data: {
    readonly renderId?: number;
    readonly response?: { readonly answers: Readonly<Record<string, unknown>> };
  };
}

const LONGEST_MS = 90_000;
const LOOK_MS = 200;

export function createEvents(world: World): Events {
  const problemsNow = (answers: readonly string[], renderIds: readonly number[]) => {
    const events = world.receiver.received.map(({ body }) => JSON.parse(body) as Event);
    const ids = idsBySubject(events);
    const subjects = [...answers.map((text) => `answer ${text}`), ...renderIds.map((id) => `render ${id}`)];
    return subjects.flatMap((subject) => {
      const count = ids.get(subject)?.size ?? 0;
      return count === 1 ? [] : [`webhooks: ${subject} was reported by ${count} events`];
    });
  };
  return {
    async prepare() {
      const events = ['render.finished', 'render.failed', 'survey.answered'];
      const answer = await world.call('POST', '/api/v1/webhook', { json: { url: world.receiver.url, events } });
      if (answer.status !== 200) throw new Refused('A webhook', answer);
    },
    async check(answers, renderIds) {
      const late = Date.now() + LONGEST_MS;
      let problems = problemsNow(answers, renderIds);
      while (problems.length > 0 && Date.now() < late) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        problems = problemsNow(answers, renderIds);
      }
      return problems;
    },
  };
}

function idsBySubject(events: readonly Event[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { id, data } of events) {
    const subject = data.renderId === undefined ? `answer ${textOf(data)}` : `render ${data.renderId}`;
    ids.set(subject, (ids.get(subject) ?? new Set()).add(id));
  }
  return ids;
}

function textOf({ response }: Event['data']): string {
  return String(response?.answers.why);
}
