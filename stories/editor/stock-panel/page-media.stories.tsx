import type { EditorMediaSource, MediaSourcePage } from '@spotreel/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PageMediaPlace } from '../../../elements/react/editor/stock-panel/page-media-place';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

type Search = EditorMediaSource['search'];

const NAMES = ['Harbor at dawn', 'Lighthouse', 'Fishing boats', 'Old pier', 'Market hall', 'Sailing school'];

/** A library of 18 pictures, six a page. */
function library(pictures: readonly string[]): Search {
  return async ({ query, cursor }) => {
    const from = Number(cursor ?? 0);
    const found = Array.from({ length: 18 }, (_, at) => ({
      id: String(at),
      name: `${NAMES[at % NAMES.length]} ${Math.floor(at / NAMES.length) + 1}`,
      thumbnailUrl: pictures[at % pictures.length] ?? '',
      file: `https://dam.example/${at}.jpg`,
      ...(at % 3 < 2 && { origin: { author: 'Amara Lindqvist', license: 'House license' } }),
    })).filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
    return { items: found.slice(from, from + 6), nextCursor: from + 6 < found.length ? String(from + 6) : null };
  };
}

const waits: Search = () => new Promise<MediaSourcePage>(() => {});
const fails: Search = () => Promise.reject(new Error('503'));

const meta: Meta<typeof PageMediaPlace> = {
  title: 'Editor/Media of the page',
  component: PageMediaPlace,
  args: { type: 'image', onPick: fn(), source: { label: 'Harbor library', search: waits } },
  render: (args, context) => {
    const pictures = loadedOf(context).library.media.map(({ mobilePreview }) => mobilePreview);
    const search = args.source.search === waits ? library(pictures) : args.source.search;
    return <PageMediaPlace {...args} source={{ ...args.source, search }} />;
  },
};
export default meta;
type Story = StoryObj<typeof PageMediaPlace>;

/** Recommendations of the library, and more pages. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Lighthouse 1/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12));
  },
};
/** Words are searched for while they are typed; a pick is copied and then chosen. */
export const SearchesAndPicks: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search Harbor library' }), 'pier');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: /^Old pier 1/ }));
    await waitFor(() => expect(args.onPick).toHaveBeenCalled());
    await expect(await canvas.findByText('Added')).toBeVisible();
  },
};
export const Loading: Story = { args: { source: { label: 'Harbor library', search: () => waits({} as never) } } };
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'unicorn');
    await expect(await canvas.findByText(/Nothing matches “unicorn”/)).toBeVisible();
  },
};
/** The page’s function does not work. */
export const SearchFailed: Story = {
  args: { source: { label: 'Harbor library', search: fails } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Harbor library doesn’t respond/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};
/** The tile of a pick while the server fetches it. */
export const Copying: Story = {
  parameters: { answers: { ingredientImageFromUrl: 'waits' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Lighthouse 1/ }));
    await expect(await canvas.findByRole('progressbar', { name: 'Adding Lighthouse 1' })).toBeVisible();
  },
};
/** The server does not get the file. */
export const CopyFailed: Story = {
  parameters: { answers: { ingredientImageFromUrl: 'url_unreachable' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Lighthouse 1/ }));
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('We couldn’t add “Lighthouse 1”');
    await userEvent.click(within(notice).getByRole('button', { name: 'Dismiss Lighthouse 1' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
