import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../../../sdk/base/error-catalogue';
import type { LocalErrorCode } from '../../../../sdk/base/error-codes';
import { SpotreelError } from '../../../../sdk/base/errors';
import { operatorResource, replaced, resource, without } from '../../../../sdk/stores/resource/resource';
import { fakeContext } from './fake-context';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const refusal = (code: ErrorCode | LocalErrorCode, details?: Record<string, string[]>) =>
  new SpotreelError(code, 'No.', details ? { details } : {});

interface Item {
  readonly id: number;
  readonly name: string;
}
const lamp = { id: 1, name: 'Lamp' };
const sofa = { id: 2, name: 'Sofa' };

/** A list whose next answers the test gives. */
function open(first: readonly Item[] | Error = [lamp, sofa]) {
  const { context, toasts } = fakeContext({});
  const ask = vi.fn(async (_signal: AbortSignal): Promise<readonly Item[]> => {
    if (first instanceof Error) throw first;
    return first;
  });
  const list = resource(context, (_api, signal) => ask(signal));
  return { list, ask, toasts };
}

describe('loading', () => {
  it('shows what came, and keeps it while it is asked for again and when that fails', async () => {
    const { list, ask } = open();
    expect(list.$state.get()).toEqual({ status: 'idle', data: undefined, failure: undefined });
    const loaded = list.load();
    expect(list.$state.get().status).toBe('loading');
    expect(await loaded).toEqual([lamp, sofa]);
    expect(list.$state.get()).toEqual({ status: 'ready', data: [lamp, sofa], failure: undefined });
    ask.mockRejectedValueOnce(refusal('network_error'));
    const again = list.load();
    expect(list.$state.get()).toMatchObject({ status: 'loading', data: [lamp, sofa] });
    expect(await again).toBeUndefined();
    expect(list.$state.get()).toMatchObject({
      status: 'error',
      data: [lamp, sofa],
      failure: { code: 'network_error', isPassing: true },
    });
    await list.load();
    expect(list.$state.get()).toMatchObject({ status: 'ready', failure: undefined });
  });

  it('says in the words of its screen what should not have happened', async () => {
    const { context } = fakeContext({ usage: () => Promise.reject(new Error('defect')) });
    const usage = operatorResource(
      context,
      (api, signal) => api.usage({ query: { days: 7 }, signal }),
      'home.errorTitle',
    );
    await usage.load();
    expect(usage.$state.get().failure).toEqual({ code: 'unknown', message: context.t('home.errorTitle') });
  });

  it('takes the newest answer alone, and aborts the others', async () => {
    const { list, ask } = open();
    const signals: AbortSignal[] = [];
    const answers: ((items: readonly Item[]) => void)[] = [];
    ask.mockImplementation((signal) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(resolve));
    });
    const first = list.load();
    const second = list.load();
    await vi.advanceTimersByTimeAsync(0);
    answers[1]?.([sofa]);
    answers[0]?.([lamp]);
    expect(await Promise.all([first, second])).toEqual([undefined, [sofa]]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(list.$state.get().data).toEqual([sofa]);
  });

  it('hands on what is asked for', async () => {
    const { context } = fakeContext({});
    const one = resource(context, async (_api, _signal, id: number, name: string) => ({ id, name }));
    expect(await one.load(1, 'Lamp')).toEqual(lamp);
  });

  it('fails like a call when the calls cannot be had', async () => {
    const { context } = fakeContext({});
    const broken = { ...context, accounts: () => Promise.reject(new Error('no chunk')) };
    const list = resource(broken, async () => [lamp]);
    await list.load();
    expect(list.$state.get()).toMatchObject({ status: 'error', failure: { code: 'unknown' } });
  });

  it('is aborted when the screen is left, and what was there stays', async () => {
    const { list, ask } = open();
    await list.load();
    const leave = list.$state.subscribe(() => {});
    let signal: AbortSignal | undefined;
    ask.mockImplementation((given) => {
      signal = given;
      return new Promise(() => {});
    });
    void list.load();
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(signal?.aborted).toBe(true);
    expect(list.$state.get()).toEqual({ status: 'ready', data: [lamp, sofa], failure: undefined });
  });

  it('goes on when no screen shows it, and when a screen comes back at once', async () => {
    const { list } = open();
    const leave = list.$state.subscribe(() => {});
    leave();
    const loaded = list.load();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await loaded).toEqual([lamp, sofa]);
    const { list: other, ask } = open();
    ask.mockImplementation(
      (signal) => new Promise((resolve) => setTimeout(() => resolve(signal.aborted ? [] : [lamp]), 1_500)),
    );
    const unmount = other.$state.subscribe(() => {});
    const answer = other.load();
    unmount();
    other.$state.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answer).toEqual([lamp]);
  });

  it('forgets all with a reset', async () => {
    const { list } = open();
    await list.load();
    list.reset();
    expect(list.$state.get()).toEqual({ status: 'idle', data: undefined, failure: undefined });
    list.update(() => [lamp]);
    expect(list.$state.get().data).toBeUndefined();
  });
});

describe('a form', () => {
  it('changes what is shown once the server has taken it', async () => {
    const { list } = open([lamp]);
    await list.load();
    const saved = list.save(
      async () => sofa,
      (all, added) => [...all, added],
    );
    expect([list.$form.get().status, list.$state.get().data]).toEqual(['sending', [lamp]]);
    expect(await saved).toBe(true);
    expect([list.$form.get().status, list.$state.get().data]).toEqual(['sent', [lamp, sofa]]);
  });

  it('keeps what is wrong with which field until it is forgotten, and changes nothing', async () => {
    const { list, toasts } = open([lamp]);
    await list.load();
    const details = { name: ['It is taken.'] };
    const isSaved = await list.save(() => Promise.reject(refusal('validation_failed', details)), replaced<Item>);
    expect([isSaved, list.$state.get().data]).toEqual([false, [lamp]]);
    expect(list.$form.get()).toMatchObject({ status: 'idle', failure: { code: 'validation_failed', details } });
    expect(toasts.$toasts.get()).toEqual([]);
    list.resetForm();
    expect(list.$form.get()).toEqual({ status: 'idle', failure: undefined });
  });

  it('is sent once at a time', async () => {
    const { list } = open();
    const call = vi.fn(async () => lamp);
    expect(await Promise.all([list.send(call), list.send(call)])).toEqual([lamp, undefined]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('has a state of its own beside another one', async () => {
    const { list } = open();
    const other = list.form('home.errorTitle');
    await other.save(() => Promise.reject(new Error('defect')));
    expect(other.$state.get().failure?.code).toBe('unknown');
    expect(list.$form.get().failure).toBeUndefined();
  });
});

describe('an action', () => {
  it('changes the list once the server has agreed', async () => {
    const { list } = open();
    await list.load();
    expect(await list.act(async () => ({ ...lamp, name: 'Floor lamp' }), replaced<Item>)).toBe(true);
    expect(list.$state.get().data?.map(({ name }) => name)).toEqual(['Floor lamp', 'Sofa']);
    expect(await list.act(async () => ({}), without(1))).toBe(true);
    expect(list.$state.get().data).toEqual([sofa]);
  });

  it('that fails changes nothing, and a notice says why', async () => {
    const { list, toasts } = open();
    await list.load();
    expect(await list.act(() => Promise.reject(refusal('network_error')), without(1))).toBe(false);
    expect(list.$state.get().data).toEqual([lamp, sofa]);
    expect(toasts.$toasts.get()).toMatchObject([{ tone: 'danger' }]);
  });

  it('is shown at once where that is asked for, and taken back when it fails', async () => {
    const { list } = open();
    await list.load();
    const acted = list.act(() => Promise.reject(refusal('internal')), undefined, { first: without<Item>(1) });
    expect(list.$state.get().data).toEqual([sofa]);
    expect(await acted).toBe(false);
    expect(list.$state.get().data).toEqual([lamp, sofa]);
  });
});
