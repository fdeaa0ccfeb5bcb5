/** When people can choose the encoding of a feed, and what is chosen at first. */
import { atom } from 'nanostores';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useFeedEncoding } from '../../../../../elements/react/account/products/use-feed-encoding';
import type { ProductFeedDraft, UnderstoodProducts } from '../../../../../sdk/contract/products/product';
import type { ProductFeedsStore } from '../../../../../sdk/stores/products/product-feeds';
import type { FormState } from '../../../../../sdk/stores/resource/form';
import { reactPage } from '../../../react-page';

const place = reactPage();
const $check = atom<FormState>({ status: 'idle', failure: undefined });
const $understood = atom<UnderstoodProducts | undefined>();
const store = { $check, $understood } as unknown as ProductFeedsStore;
const address: ProductFeedDraft = { kind: 'address', url: 'https://shop.test/a.csv' };
const read = (encoding: string | null, isGuess: boolean): UnderstoodProducts => ({
  format: 'csv',
  encoding,
  isGuess,
  count: 1,
  first: [],
  unreadable: 0,
  problems: [],
});
const refused = (details: Record<string, string[]>) =>
  ({ status: 'idle', failure: { code: 'validation_failed', message: '', details } }) as unknown as FormState;

function Shown({ draft }: { draft: ProductFeedDraft | undefined }) {
  const encoding = useFeedEncoding(store, draft);
  return encoding === undefined ? 'no choice' : `[${encoding}]`;
}
async function shown(draft: ProductFeedDraft | undefined): Promise<string | null> {
  await act(async () => place.root.render(<Shown draft={draft} />));
  return place.page.textContent;
}
beforeEach(() => {
  $check.set({ status: 'idle', failure: undefined });
  $understood.set(undefined);
});

test('there is a choice where the bytes do not say their encoding', async () => {
  expect(await shown(undefined)).toBe('no choice');
  $understood.set(read('utf-8', false));
  expect(await shown(address)).toBe('no choice');
  $understood.set(read('windows-1250', true));
  expect(await shown(address)).toBe('[windows-1250]');
  $understood.set(read(null, false));
  expect(await shown(address)).toBe('no choice');
});

test('it stays while the feed is read again, and goes with its draft', async () => {
  $understood.set(read('windows-1250', true));
  await shown(address);
  $understood.set(undefined);
  expect(await shown({ ...address, encoding: 'shift_jis' })).toBe('[windows-1250]');
  $understood.set(read('shift_jis', true));
  expect(await shown({ ...address, encoding: 'shift_jis' })).toBe('[shift_jis]');
  $understood.set(undefined);
  expect(await shown(undefined)).toBe('no choice');
});

test('there is one where nothing could be read at the address', async () => {
  $check.set(refused({ url: ['We found no products here.'] }));
  expect(await shown(address)).toBe('[]');
  expect(await shown({ ...address, encoding: 'shift_jis' })).toBe('[shift_jis]');
});

test('there is none for what has to do with something else', async () => {
  $check.set(refused({ name: ['This is required.'] }));
  expect(await shown(address)).toBe('no choice');
});
