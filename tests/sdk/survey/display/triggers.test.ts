import { describe, expect, it } from 'vitest';
import { LOOK_AGAIN_MS, MOST_BUSY_MS } from '../../../../sdk/survey/display/right-moment';
import { createTriggers, type TriggersOptions } from '../../../../sdk/survey/display/triggers';
import { fakeTimer, settle } from '../responses/fake-page';

const survey = (id: string, triggers: string[], delay = 0) => ({ id, triggers, delay });
const SURVEYS = [survey('a', ['open']), survey('b', ['open', 'save']), survey('c', ['later'], 3)];

type Options = TriggersOptions<(typeof SURVEYS)[number]>;
type Turn = NonNullable<Options['turn']>;

function triggersOf(more: Pick<Options, 'turn' | 'obstacles' | 'prepare'> = {}) {
  const surveys = [...SURVEYS];
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
    timer: time.timer,
    ...more,
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
    const other = triggersOf({
      turn(work) {
        if (isBroken) throw 'no locks';
        return work();
      },
    });
    await other.fire('open');
    isBroken = false;
    await other.fire('open');
    expect([other.shown, other.errors]).toEqual([['a'], ['no locks']]);
  });

  it('is for one tab at a time', async () => {
    const turn = sharedTurn();
    const first = triggersOf({ turn });
    const second = triggersOf({ turn });
    await first.fire('open');
    await second.fire('save');
    expect(second.shown).toEqual([]);
    first.ends.close();
    await settle();
    await second.fire('save');
    expect(second.shown).toEqual(['b']);
  });
});

describe('a survey that is due', () => {
  const step = (ms: number) => ms === LOOK_AGAIN_MS;

  function waiting() {
    const page = { isHeld: true, isBusy: false };
    const loaded: string[] = [];
    const scene = triggersOf({
      obstacles: { isHeld: () => page.isHeld, isBusy: () => page.isBusy },
      prepare: async () => loaded.push('loaded'),
    });
    const look = async () => {
      scene.pass();
      await settle();
    };
    return { ...scene, page, loaded, look };
  }

  it('waits as long as the page holds surveys back, and loads nothing meanwhile', async () => {
    const { fire, look, waits, shown, page, loaded } = waiting();
    await fire('open');
    for (let looks = 0; looks < (3 * MOST_BUSY_MS) / LOOK_AGAIN_MS; looks += 1) await look();
    expect([shown, loaded, waits().every(step)]).toEqual([[], [], true]);
    page.isHeld = false;
    await look();
    expect([shown, loaded, waits()]).toEqual([['a'], ['loaded'], []]);
  });

  it('keeps its place while it waits', async () => {
    const { fire, look, shown, page } = waiting();
    await fire('open');
    await fire('save');
    page.isHeld = false;
    await look();
    expect(shown).toEqual(['a']);
  });

  it('waits for a visitor who is busy, also for one who became so while it was loaded', async () => {
    const { fire, look, shown, page } = waiting();
    Object.assign(page, { isHeld: false, isBusy: true });
    await fire('open');
    await look();
    expect(shown).toEqual([]);
    page.isBusy = false;
    await look();
    expect(shown).toEqual(['a']);

    const moment = { isBusy: false };
    const late = triggersOf({
      obstacles: { isHeld: () => false, isBusy: () => moment.isBusy },
      prepare: async () => {
        moment.isBusy = true;
      },
    });
    await late.fire('open');
    expect(late.shown).toEqual([]);
    moment.isBusy = false;
    late.pass();
    await settle();
    expect(late.shown).toEqual(['a']);
  });

  it('is dropped after half an hour of a busy visitor, and makes room', async () => {
    const { fire, look, shown, waits, page } = waiting();
    Object.assign(page, { isHeld: false, isBusy: true });
    await fire('open');
    for (let looks = 0; looks < MOST_BUSY_MS / LOOK_AGAIN_MS; looks += 1) await look();
    expect([shown, waits()]).toEqual([[], []]);
    page.isBusy = false;
    await fire('save');
    expect(shown).toEqual(['b']);
  });

  it('is dropped when it is not due any more, or what brought it up is over', async () => {
    const { fire, look, shown, page, surveys, triggers } = waiting();
    await fire('open');
    surveys.splice(0, 1);
    page.isHeld = false;
    await look();
    triggers.fire('save', undefined, () => false);
    await settle();
    expect(shown).toEqual([]);
    await fire('save');
    expect(shown).toEqual(['b']);
  });

  it('is taken back while it waits', async () => {
    const { fire, look, shown, waits, page, triggers } = waiting();
    await fire('open');
    triggers.stop();
    page.isHeld = false;
    await look();
    expect([shown, waits()]).toEqual([[], []]);
  });

  it('does not keep other tabs waiting', async () => {
    const turn = sharedTurn();
    const held = triggersOf({ turn, obstacles: { isHeld: () => true, isBusy: () => false } });
    const other = triggersOf({ turn });
    await held.fire('open');
    await other.fire('open');
    expect([held.shown, other.shown]).toEqual([[], ['a']]);
  });
});
