import { describe, expect, it } from 'vitest';
import { createLocalTurn, createTriggers, type SurveyTurn, surveyFor } from '../../../sdk/survey/triggers';
import { fakeTimer, settle } from './responses/fake-page';

const survey = (id: string, triggers: string[], delay = 0) => ({ id, triggers, delay });
const SURVEYS = [survey('a', ['open']), survey('b', ['open', 'save']), survey('c', ['later'], 3)];

function triggersOf(turn: SurveyTurn = createLocalTurn(), surveys = SURVEYS) {
  const time = fakeTimer();
  const shown: string[] = [];
  const errors: unknown[] = [];
  const ends = { close: () => {}, fail: (_: unknown) => {} };
  const triggers = createTriggers({
    surveys: () => surveys,
    show: ({ id }) => {
      shown.push(id);
      return new Promise<void>((resolve, reject) => Object.assign(ends, { close: resolve, fail: reject }));
    },
    onError: (thrown) => errors.push(thrown),
    turn,
    timer: time.timer,
  });
  return { ...time, triggers, shown, errors, ends };
}

describe('an action', () => {
  it('brings up the first survey that waits for it', async () => {
    const { triggers, shown } = triggersOf();
    void triggers.fire('open');
    await settle();
    expect(shown).toEqual(['a']);
    expect(surveyFor(SURVEYS, 'save')?.id).toBe('b');
  });

  it('brings up nothing while a survey is running, and the next one after', async () => {
    const { triggers, shown, ends } = triggersOf();
    void triggers.fire('open');
    await settle();
    await triggers.fire('save');
    expect(shown).toEqual(['a']);
    ends.close();
    await settle();
    void triggers.fire('save');
    await settle();
    expect(shown).toEqual(['a', 'b']);
  });

  it('brings up nothing where none waits for it', async () => {
    const { triggers, shown } = triggersOf();
    await triggers.fire('unknown');
    expect(shown).toEqual([]);
  });

  it('brings up a survey with a delay later, and holds its place meanwhile', async () => {
    const { triggers, shown, waits, pass } = triggersOf();
    void triggers.fire('later');
    await settle();
    await triggers.fire('open');
    expect([shown, waits()]).toEqual([[], [3000]]);
    pass();
    await settle();
    expect(shown).toEqual(['c']);
  });

  it('is taken back within the delay', async () => {
    const { triggers, shown, waits, pass } = triggersOf();
    const fired = triggers.fire('later');
    await settle();
    triggers.cancel();
    await fired;
    pass();
    expect([shown, waits()]).toEqual([[], []]);
    void triggers.fire('open');
    await settle();
    expect(shown).toEqual(['a']);
  });

  it('makes room again where a survey could not be shown, or its place not be taken', async () => {
    const { triggers, shown, errors, ends } = triggersOf();
    const fired = triggers.fire('open');
    await settle();
    ends.fail('broken');
    await fired;
    void triggers.fire('save');
    await settle();
    expect([shown, errors]).toEqual([['a', 'b'], ['broken']]);

    let isBroken = true;
    const turn = createLocalTurn();
    const other = triggersOf({ take: () => (isBroken ? Promise.reject('no locks') : turn.take()) });
    await other.triggers.fire('open');
    isBroken = false;
    void other.triggers.fire('open');
    await settle();
    expect([other.shown, other.errors]).toEqual([['a'], ['no locks']]);
  });

  it('is for one tab at a time, and looks again once it has its turn', async () => {
    const turn = createLocalTurn();
    const surveys = [...SURVEYS];
    const [first, second] = [triggersOf(turn), triggersOf(turn, surveys)];
    void first.triggers.fire('open');
    await settle();
    await second.triggers.fire('save');
    expect(second.shown).toEqual([]);
    first.ends.close();
    await settle();
    const fired = second.triggers.fire('open');
    surveys.splice(0, 2);
    await fired;
    expect(second.shown).toEqual([]);
    void first.triggers.fire('save');
    await settle();
    expect(first.shown).toEqual(['a', 'b']);
  });
});
