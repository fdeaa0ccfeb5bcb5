import type { StockResults } from '@spotreel/sdk/internal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StockPlace } from '../../../elements/react/editor/stock-panel/stock-place';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';
import type { StoryAnswer } from '../../story-account/story-call';

/** One source, as on a server without keys. */
const alone: StoryAnswer = async (asked, own) => {
  const query = { ...asked.query, source: 'library' };
  const results = (await own.imageSearch?.({ ...asked, query }, own)) as StockResults;
  return { ...results, sources: results.sources.filter(({ source }) => source === 'library') };
};

const meta: Meta<typeof StockPlace> = {
  title: 'Editor/Stock',
  component: StockPlace,
  args: { type: 'image', onPick: fn() },
};
export default meta;
type Story = StoryObj<typeof StockPlace>;

/** Several sources, and more pages. */
export const SeveralSources: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown('Photos provided by Pexels')({ canvasElement });
    const tiles = canvas.getAllByRole('listitem');
    await expect(tiles).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(48));
    await userEvent.click(canvas.getByRole('button', { name: 'Library' }));
    await expect(await canvas.findByText(/They are free to use/)).toBeVisible();
  },
};
/** Words are searched for while they are typed; Enter picks the tile that has the focus. */
export const SearchesAndPicks: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search images' }), 'pizza');
    const [tile] = await canvas.findAllByRole('button', { name: /^Pizza/ });
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Cactus/ })).toBeNull());
    tile?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ name: 'Pizza' })));
    await waitFor(() => expect(canvas.getByText('Added')).toBeVisible());
  },
};
/** A server without keys has the pictures of the library. */
export const OneSource: Story = {
  parameters: { answers: { imageSearch: alone } },
  play: async ({ canvas, canvasElement }) => {
    await shown('They are free to use')({ canvasElement });
    await expect(canvas.queryByRole('group', { name: 'Source' })).toBeNull();
  },
};
export const Videos: Story = { args: { type: 'video' }, play: shown('Videos provided by Pexels') };
/** The tile of a pick while it is copied. */
export const Copying: Story = {
  parameters: { answers: { takeStock: 'waits' } },
  play: async ({ canvas }) => {
    const [tile] = await canvas.findAllByRole('button', { name: /^Two lamps/ });
    await userEvent.click(tile as HTMLElement);
    await expect(await canvas.findByRole('progressbar', { name: 'Adding Two lamps' })).toBeVisible();
  },
};
/** A pick that could not be copied says why, and goes away. */
export const CopyFailed: Story = {
  parameters: { answers: { takeStock: 'payload_too_large' } },
  play: async ({ canvas }) => {
    const [tile] = await canvas.findAllByRole('button', { name: /^Two lamps/ });
    await userEvent.click(tile as HTMLElement);
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('We couldn’t add “Two lamps”');
    await waitFor(() => expect(within(notice).getByRole('button', { name: 'Try again' })).toBeVisible());
    await userEvent.click(within(notice).getByRole('button', { name: 'Dismiss Two lamps' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
export const Loading: Story = { parameters: { answers: { imageSearch: 'waits' } } };
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search images' }), 'unicorn');
    await expect(await canvas.findByText(/Nothing matches “unicorn”/)).toBeVisible();
  },
};
/** The source does not respond. */
export const Unreachable: Story = {
  parameters: { answers: { imageSearch: 'stock_unavailable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stock isn’t available')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};
/** Another failure. */
export const SearchFailed: Story = {
  parameters: { answers: { imageSearch: 'internal' } },
  play: shown('The search didn’t work'),
};
/** A source wants a pause. */
export const Limited: Story = {
  parameters: { answers: { imageSearch: 'stock_limited' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wait a minute, then try again.', { exact: false })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};
export const OnAPhone: Story = { ...SeveralSources, ...PHONE };
export const LongWords: Story = { play: shown('Pexels License'), ...LONG_WORDS };
export const RightToLeft: Story = { play: shown('Pexels License'), ...ARABIC };
export const Dark: Story = { play: shown('Photos provided by Pexels'), ...DARK };
