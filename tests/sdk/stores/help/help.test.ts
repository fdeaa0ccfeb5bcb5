import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHelp } from '../../../../sdk/stores/help/help';
import { openSpotreel, settle } from '../open-spotreel';

const entry = { slug: 'crop', title: 'Crop', summary: 'Cut images.', topic: 'Editing' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function open() {
  const { spotreel, server } = await openSpotreel();
  server.always('helpTopics', () => [{ name: 'Editing', articles: [entry] }]);
  server.always('searchHelp', ({ query }) => [{ ...entry, excerpt: query.query }]);
  server.always('helpArticle', () => ({ ...entry, language: 'en', blocks: [], related: [] }));
  return { help: createHelp(spotreel), server };
}

describe('help', () => {
  it('has topics, and one article', async () => {
    const { help, server } = await open();
    await help.load();
    expect(help.$topics.get().data).toMatchObject([{ name: 'Editing' }]);
    await help.open('crop');
    expect(help.$article.get().data?.title).toBe('Crop');
    server.refuse('helpArticle', 'not_found');
    await help.open('gone');
    expect(help.$article.get()).toMatchObject({ data: undefined, failure: { code: 'not_found' } });
  });

  it('searches once typing pauses, and shows all again without words', async () => {
    const { help, server } = await open();
    for (const text of ['c', 'cr', ' cro ']) {
      help.search(text);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(server.asked('searchHelp')).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(100);
    await settle();
    expect(server.asked('searchHelp').map(({ query }) => query.query)).toEqual(['cro']);
    expect(help.$found.get().data).toMatchObject({ query: 'cro', results: [{ excerpt: 'cro' }] });
    help.search(' ');
    expect([help.$query.get(), help.$found.get().data]).toEqual(['', undefined]);
  });

  it('starts no search after its screen has gone', async () => {
    const { help, server } = await open();
    help.search('crop');
    help.dispose();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.asked('searchHelp')).toHaveLength(0);
  });
});
