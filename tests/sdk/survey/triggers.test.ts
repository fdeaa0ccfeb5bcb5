import { describe, expect, it } from 'vitest';
import { createTriggers } from '../../../sdk/survey/triggers';
import { fakeTimer, settle } from './responses/fake-page';

const survey = (id: string, triggers: string[], delay = 0) => ({ id, triggers, delay });
const SURVEYS = [survey('a', ['open']), survey('b', ['open', 'save']), survey('c', ['later'], 3)];

type Turn = (work: () => Promise<void>) => Promise<void>;

function triggersOf(turn?: Turn, surveys = [...SURVEYS]) {
  const time = fakeTimer();
  const shown: string[] = [];
  const errors: unknown[] = [];
  const ends = { close: () => {}, fail: (_: unknown) => {} };
  const triggers = createTriggers({
    surveys: () => surveys,
    show: ({ id }, signal, brought) => {
      shown.push(brought ? `${id} ${JSON.stringify(brought)}` : id);
      return new Promise<void>((resolve, reject) => {
        Object.assign(ends, { close: resolve, fail: reject });
        signal.addEventListener('abort', () => {
          shown.push(`${id} stopped`);
          resolve();
        });
      });
    },
    onError: (thrown) => errors.push(thrown),
    ...(turn && { turn }),
    timer: time.timer,
  });
  const fire = async (action: string) => {
    triggers.fire(action);
    await settle();
  };
  return { ...time, triggers, fire, shown, errors, ends, surveys };
}

/** One turn for several tabs. */
function sharedTurn(): Turn {
  let isTaken = false;
  return async (work) => {
    if (isTaken) return;
    isTaken = true;
    await work().finally(() => {
      isTaken = false;
    });
  };
}

describe('an action', () => {
  it('brings up the first survey that waits for it', async () => {
    const { fire, shown } = triggersOf();
    await fire('open');
    expect(shown).toEqual(['a']);
  });

  it('hands on what it brings along, also after the delay', async () => {
    const { triggers, shown, pass } = triggersOf();
    triggers.fire('later', { plan: 'pro' });
    await settle();
    pass();
    await settle();
    expect(shown).toEqual(['c {"plan":"pro"}']);
  });

  it('brings up nothing while a survey is running, and the next one after', async () => {
    const { fire, shown, ends } = triggersOf();
    await fire('open');
    await fire('save');
    expect(shown).toEqual(['a']);
    ends.close();
    await settle();
    await fire('save');
    expect(shown).toEqual(['a', 'b']);
  });

  it('brings up nothing where none waits for it', async () => {
    const { fire, shown } = triggersOf();
    await fire('unknown');
    expect(shown).toEqual([]);
  });

  it('brings up a survey with a delay later, and holds its place meanwhile', async () => {
    const { fire, shown, waits, pass } = triggersOf();
    await fire('later');
    await fire('open');
    expect([shown, waits()]).toEqual([[], [3000]]);
    pass();
    await settle();
    expect(shown).toEqual(['c']);
  });

  it('brings up nothing that is not due any more after the delay', async () => {
    const { fire, shown, pass, surveys } = triggersOf();
    await fire('later');
    surveys.splice(2, 1);
    pass();
    await settle();
    await fire('open');
    expect(shown).toEqual(['a']);
  });

  it('is taken back within the delay, and brings up nothing after that', async () => {
    const { fire, shown, waits, triggers } = triggersOf();
    await fire('later');
    triggers.stop();
    await settle();
    await fire('open');
    expect([shown, waits()]).toEqual([[], []]);
  });

  it('ends a survey on show when it is stopped', async () => {
    const { fire, shown, triggers } = triggersOf();
    await fire('open');
    triggers.stop();
    expect(shown).toEqual(['a', 'a stopped']);
  });

  it('makes room again where a survey could not be shown, or its place not be taken', async () => {
    const { fire, shown, errors, ends } = triggersOf();
    await fire('open');
    ends.fail('broken');
    await settle();
    await fire('save');
    expect([shown, errors]).toEqual([['a', 'b'], ['broken']]);

    let isBroken = true;
    const other = triggersOf((work) => {
      if (isBroken) throw 'no locks';
      return work();
    });
    await other.fire('open');
    isBroken = false;
    await other.fire('open');
    expect([other.shown, other.errors]).toEqual([['a'], ['no locks']]);
  });

  it('is for one tab at a time', async () => {
    const turn = sharedTurn();
    const [first, second] = [triggersOf(turn), triggersOf(turn)];
    await first.fire('open');
    await second.fire('save');
    expect(second.shown).toEqual([]);
    first.ends.close();
    await settle();
    await second.fire('save');
    expect(second.shown).toEqual(['b']);
  });
});
