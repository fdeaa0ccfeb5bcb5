import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MediaPicker } from '../../elements/react/media-picker/media-picker';
import { loadedOf } from '../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';

const meta: Meta<typeof MediaPicker> = {
  title: 'Editor/Media picker',
  component: MediaPicker,
  args: {
    open: true,
    onOpenChange: fn(),
    kind: 'image',
    own: undefined,
    library: undefined,
    failure: undefined,
    onRetry: fn(),
    uploads: [],
    onUpload: fn(),
    onFetchUrl: fn(),
    onCancelUpload: fn(),
    onPick: fn(),
  },
  render: (args, context) => {
    const { library } = loadedOf(context);
    return <MediaPicker {...args} own={library.media.slice(0, 4)} library={library.media} />;
  },
};
export default meta;
type Story = StoryObj<typeof MediaPicker>;

const dialog = (element: HTMLElement) => within(element.ownerDocument.body).findByRole('dialog');

export const Pictures: Story = {
  play: async ({ canvasElement, args }) => {
    const picker = within(await dialog(canvasElement));
    const [first] = await picker.findAllByRole('button', { name: /Juniper/ });
    await userEvent.click(first as HTMLElement);
    await expect(args.onPick).toHaveBeenCalled();
  },
};
/** Stock is searched beside the uploads; a pick is copied and then chosen. */
export const Stock: Story = {
  play: async ({ canvasElement, args }) => {
    const picker = within(await dialog(canvasElement));
    await userEvent.click(picker.getByRole('button', { name: 'Stock' }));
    const [tile] = await picker.findAllByRole('button', { name: /^Two lamps/ });
    await userEvent.click(tile as HTMLElement);
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ name: 'Two lamps' })));
  },
};
/** A page that brings its own library: a tab with its name. */
export const OfThePage: Story = {
  args: {
    pageSource: {
      label: 'Harbor library',
      search: async () => ({
        items: [{ id: '1', name: 'Old pier', thumbnailUrl: '/spotreel.svg', file: 'https://dam.example/1.jpg' }],
      }),
    },
  },
  play: async ({ canvasElement, args }) => {
    const picker = within(await dialog(canvasElement));
    await userEvent.click(picker.getByRole('button', { name: 'Harbor library' }));
    await userEvent.click(await picker.findByRole('button', { name: 'Old pier' }));
    await waitFor(() => expect(args.onPick).toHaveBeenCalled());
  },
};
export const Animations: Story = { args: { kind: 'lottie' } };
export const Loading: Story = { render: (args) => <MediaPicker {...args} /> };
export const Empty: Story = { render: (args) => <MediaPicker {...args} own={[]} library={[]} /> };
export const Failed: Story = {
  args: { failure: { code: 'unreachable', message: 'The server cannot be reached.', isPassing: true } as never },
  render: (args) => <MediaPicker {...args} />,
};
export const Uploading: Story = {
  args: {
    uploads: [
      { id: 1, name: 'bakery-in-the-morning.jpg', percent: 42, failure: undefined },
      { id: 2, name: 'oven.mov', percent: 71, isConverting: true, failure: undefined },
      { id: 4, name: 'https://bakery.example/bread.webp', percent: undefined, failure: undefined },
      { id: 3, name: 'menu.psd', percent: undefined, failure: 'This type of file is not supported.' },
    ],
  },
};
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
