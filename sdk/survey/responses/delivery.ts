/**
 * Brings one response to the service: creates it with its first steps, updates it with the others, links its display.
 * Steps that the service has are noted before their records are removed. So stopping at any point loses nothing and
 * sends nothing twice. A create whose answer was lost is sent again word for word, under the same `clientKey` (defect
 * 3).
 */
import type { NewSurveyResponse, SurveyResponseChange } from '../../contract/surveys/response';
import { mergedChanges } from '../run/response-change';
import { QUICK_ATTEMPTS } from './back-off';
import type { ChangeRecord, DeliveryRecord, DeliveryRefusal, DisplayRecord, ResponseTarget } from './queue-record';
import type { SureStorage } from './record-storage';
import { isFinal, refusalOf } from './refusal';

/**
 * The requests. Each has to end by itself, also where no answer comes. Its error has the `status` of the answer, if
 * there was one. As `serviceCode` it has the `code` of the service's error body, if it was one.
 */
export interface ResponseSender {
  /** @returns the response's id. */
  create(target: ResponseTarget, response: NewSurveyResponse): Promise<string>;
  update(target: ResponseTarget, responseId: string, change: SurveyResponseChange): Promise<void>;
  linkDisplay(target: ResponseTarget, displayId: string, responseId: string): Promise<void>;
}

export interface Delivered {
  sent(steps: readonly ChangeRecord[], responseId: string): void;
  refused(step: ChangeRecord, refusal: DeliveryRefusal): void;
}

export interface Delivery {
  readonly progress: DeliveryRecord;
  /** In order. */
  readonly changes: readonly ChangeRecord[];
  readonly display: DisplayRecord | undefined;
}

/** State of delivering one response. */
interface Course {
  readonly send: ResponseSender;
  readonly storage: SureStorage;
  readonly report: Delivered;
  progress: DeliveryRecord;
  waiting: readonly ChangeRecord[];
  /** One of several steps may be at fault: after a refusal each is tried alone. */
  isSingly: boolean;
}

/** @throws what the sender threw last, where trying again later may help. */
export async function deliver(
  { progress, changes, display }: Delivery,
  send: ResponseSender,
  storage: SureStorage,
  report: Delivered,
): Promise<void> {
  const waiting = changes.filter(({ refusal }) => !refusal);
  const course: Course = { send, storage, report, progress, waiting, isSingly: false };
  await forget(
    course,
    waiting.filter(({ sequence }) => progress.sent.includes(sequence)),
  );
  while (course.waiting.length > 0) await deliverNext(course);
  if (display) await link(course, display);
}

async function deliverNext(course: Course): Promise<void> {
  const { progress } = course;
  const steps = nextSteps(course);
  const sequences = steps.map(({ sequence }) => sequence);
  if (!progress.responseId) await note(course, { creating: sequences });
  const outcome = await attempt(() => sendSteps(course.send, progress, steps));
  if ('refusal' in outcome) return refuse(course, steps, outcome.refusal);
  await note(course, {
    responseId: outcome.value,
    creating: null,
    sent: [...progress.sent, ...sequences],
    isFinished: progress.isFinished || steps.some(({ change }) => change.finished),
  });
  await forget(course, steps);
  course.report.sent(steps, outcome.value);
}

async function refuse(course: Course, steps: readonly ChangeRecord[], refusal: DeliveryRefusal): Promise<void> {
  await note(course, { creating: null });
  course.isSingly = true;
  const [step] = steps;
  if (!step || steps.length > 1) return;
  course.waiting = course.waiting.filter((one) => one !== step);
  await course.storage.put({ ...step, refusal });
  course.report.refused(step, refusal);
}

async function link(course: Course, display: DisplayRecord): Promise<void> {
  const { responseId } = course.progress;
  if (!responseId) return;
  // A display that the service refuses cannot be linked later either: that is no reason to come back.
  await attempt(() => course.send.linkDisplay(display.target, display.displayId, responseId));
  await note(course, { isLinked: true });
  await course.storage.remove([display.id]);
}

async function note(course: Course, change: Partial<DeliveryRecord>): Promise<void> {
  course.progress = { ...course.progress, ...change };
  await course.storage.put(course.progress);
}

async function forget(course: Course, steps: readonly ChangeRecord[]): Promise<void> {
  if (steps.length === 0) return;
  course.waiting = course.waiting.filter((one) => !steps.includes(one));
  await course.storage.remove(steps.map(({ id }) => id));
}

function nextSteps({ progress, waiting, isSingly }: Course): readonly ChangeRecord[] {
  const begun = waiting.filter(({ sequence }) => progress.creating?.includes(sequence));
  if (!progress.responseId && begun.length > 0) return begun;
  return isSingly ? waiting.slice(0, 1) : waiting;
}

async function sendSteps(send: ResponseSender, progress: DeliveryRecord, steps: readonly ChangeRecord[]) {
  const { target, key, responseId, isFinished } = progress;
  const merged = mergedChanges(steps.map((step) => step.change));
  // A step that was refused, or stored too late, can come after the last one.
  const change = { ...merged, finished: merged.finished || isFinished };
  if (responseId) {
    await send.update(target, responseId, change);
    return responseId;
  }
  const { surveyId, userId, singleUseId, admission, meta } = steps[0] as ChangeRecord;
  const response = { ...change, surveyId, userId, singleUseId, clientKey: key };
  const id = await send.create(target, { ...response, ...(admission && { admission }), ...(meta && { meta }) });
  if (!id) throw new Error('The service gave no id for a response');
  return id;
}

/** A refusal is a value where it is for good; else it is thrown, after the quick attempts. */
async function attempt<Value>(work: () => Promise<Value>): Promise<{ value: Value } | { refusal: DeliveryRefusal }> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return { value: await work() };
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      if (isFinal(thrown)) return { refusal };
      if (attempts >= QUICK_ATTEMPTS || refusal.status === 429) throw thrown;
    }
  }
}
