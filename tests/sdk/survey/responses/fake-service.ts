import { expect } from 'vitest';
import {
  type Answers,
  type NewSurveyResponse,
  newSurveyResponse,
  type SurveyResponseChange,
  surveyResponseChange,
} from '../../../../sdk/contract/surveys/response';
import type { ResponseSender } from '../../../../sdk/survey/responses/delivery';

/** `lost`: it arrives, but its answer does not come back. A number: refused with that status. */
export type Outcome = 'ok' | 'lost' | 'down' | number;

interface Stored {
  data: Answers;
  ttc: unknown;
  finished: boolean;
  displays: string[];
  userId: unknown;
}

export class Refused extends Error {
  readonly serviceCode = 'bad_request';
  constructor(readonly status: number | undefined) {
    super(`refused: ${status}`);
  }
}

/** A survey service in memory that fails on demand: `next` gives the outcome of each request. */
export function fakeService(next: () => Outcome = () => 'ok') {
  const responses = new Map<string, Stored>();
  const idOf = new Map<string, string>();
  const creates = new Map<string, NewSurveyResponse>();
  const log: string[] = [];

  async function answer<Value>(name: string, work: () => Value): Promise<Value> {
    const outcome = next();
    log.push(`${name} ${outcome}`);
    await Promise.resolve();
    if (outcome === 'down') throw new Refused(undefined);
    if (typeof outcome === 'number') throw new Refused(outcome);
    const value = work();
    await Promise.resolve();
    if (outcome === 'lost') throw new Refused(undefined);
    return value;
  }

  function create(body: NewSurveyResponse): string {
    expect(newSurveyResponse.parse(body)).toEqual(body);
    const key = body.clientKey as string;
    const before = creates.get(key);
    if (before && JSON.stringify(before) !== JSON.stringify(body)) throw new Error('another create with the same key');
    creates.set(key, body);
    const id = idOf.get(key) ?? `r${idOf.size + 1}`;
    if (!idOf.has(key)) {
      responses.set(id, { data: body.data, ttc: body.ttc, finished: body.finished, displays: [], userId: body.userId });
    }
    idOf.set(key, id);
    return id;
  }

  function update(id: string, change: SurveyResponseChange): void {
    expect(surveyResponseChange.parse(change)).toEqual(change);
    const { data, ttc, finished } = change;
    const stored = responses.get(id);
    if (!stored) throw new Refused(404);
    Object.assign(stored, { data: { ...stored.data, ...data }, ttc, finished });
  }

  const send: ResponseSender = {
    create: (_, body) => answer('create', () => create(body)),
    update: (_, id, change) => answer('update', () => update(id, change)),
    linkDisplay: (_, displayId, id) => answer('link', () => void responses.get(id)?.displays.push(displayId)),
  };
  return { send, log, responses, responseOf: (key: string) => responses.get(idOf.get(key) ?? '') };
}
