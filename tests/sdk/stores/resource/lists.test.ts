import { describe, expect, it, vi } from 'vitest';
import { SpotreelError } from '../../../../sdk/base/errors';
import { draftCheck } from '../../../../sdk/stores/resource/draft-check';
import { filtered } from '../../../../sdk/stores/resource/filtered';
import { growingList } from '../../../../sdk/stores/resource/growing-list';
import { resource } from '../../../../sdk/stores/resource/resource';
import { searchedPages } from '../../../../sdk/stores/resource/searched-pages';
import { fakeContext } from './fake-context';

const page = (data: readonly number[], number = 1) => ({ data: [...data], page: number, numPages: 3, totalCount: 6 });

describe('a filtered resource', () => {
  it('goes back to the first page with any change but that of the page', async () => {
    const { context } = fakeContext({});
    const ask = vi.fn(async (filter: object) => filter);
    const source = resource(context, (_api, _signal, filter: { page: number; search: string }) => ask(filter));
    const { $filter, load, show } = filtered(source, { page: 1, search: '' });
    await show({ page: 3 });
    await show({ search: 'sea' });
    await load();
    expect(ask.mock.calls).toEqual([
      [{ page: 3, search: '' }],
      [{ page: 1, search: 'sea' }],
      [{ page: 1, search: 'sea' }],
    ]);
    expect($filter.get()).toEqual({ page: 1, search: 'sea' });
  });
});

describe('searched pages', () => {
  it('keep the search from page to page, and begin a new one at the first', async () => {
    const { context } = fakeContext({});
    const ask = vi.fn(async (query: object) => page([1], (query as { page: number }).page));
    const { pages } = searchedPages<number>(context, (_api, query) => ask(query));
    await pages.load();
    await pages.search('sea');
    await pages.show(2);
    expect(ask.mock.calls).toEqual([[{ page: 1 }], [{ page: 1, search: 'sea' }], [{ page: 2, search: 'sea' }]]);
    expect(pages.$pages.get().data).toMatchObject({ page: 2 });
  });
});

describe('a growing list', () => {
  function open() {
    const { context } = fakeContext({});
    const ask = vi.fn(async (_filter: string, number: number) => page([number * 10], number));
    const list = growingList(
      context,
      '',
      (_api, filter: string, number) => ask(filter, number),
      (before, next) => ({ ...next, data: [...before.data, ...next.data] }),
    );
    return { ask, list, shown: () => list.$list.get().data?.data };
  }

  it('grows at its end', async () => {
    const { list, shown, ask } = open();
    await list.more();
    expect(ask).not.toHaveBeenCalled();
    await list.load();
    await list.more();
    await list.more();
    expect(shown()).toEqual([10, 20, 30]);
  });

  it('of another filter begins anew: what was listed goes at once', async () => {
    const { list, shown, ask } = open();
    await list.load('sea');
    await list.more();
    const loaded = list.load('lake');
    expect(shown()).toBeUndefined();
    await loaded;
    expect([shown(), ask.mock.lastCall]).toEqual([[10], ['lake', 1]]);
  });

  it('keeps its pages when the next one fails', async () => {
    const { list, shown, ask } = open();
    await list.load();
    ask.mockRejectedValueOnce(new SpotreelError('internal', 'No.'));
    await list.more();
    expect([shown(), list.$list.get().status]).toEqual([[10], 'error']);
    await list.more();
    expect(shown()).toEqual([10, 20]);
  });
});

describe('a check of a draft', () => {
  it('shows what is understood, or why nothing is', async () => {
    const { context } = fakeContext({});
    const ask = vi.fn(async (draft: string) => draft.length);
    const look = draftCheck(context, (_api, draft: string) => ask(draft));
    await look.check('four');
    expect(look.$understood.get()).toBe(4);
    ask.mockRejectedValueOnce(new SpotreelError('validation_failed', 'No.', { details: { text: ['Too short.'] } }));
    await look.check('');
    expect(look.$understood.get()).toBeUndefined();
    expect(look.$form.get().failure?.details).toEqual({ text: ['Too short.'] });
  });

  it('drops the answer about a draft that has changed', async () => {
    const { context } = fakeContext({});
    const look = draftCheck(context, async (_api, draft: string) => draft.length);
    const checked = look.check('four');
    look.forget();
    await checked;
    expect(look.$understood.get()).toBeUndefined();
    expect(look.$form.get().failure).toBeUndefined();
  });
});
