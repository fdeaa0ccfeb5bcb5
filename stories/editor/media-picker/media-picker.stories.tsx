import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MediaPicker } from '../../../elements/react/editor/media-picker/media-picker';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { storyUpload } from '../../story-account/story-upload';

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
    uploadActions: { pause: fn(), retry: fn(), dismiss: fn(), continueWith: fn() },
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
    await userEvent.click(picker.getByRole('button', { name: 'Library' }));
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
      storyUpload(1, 'bakery-in-the-morning.jpg', { progress: 0.42 }),
      storyUpload(2, 'oven.mov', { progress: 0.71, status: 'converting' }),
      storyUpload(4, 'https://bakery.example/bread.webp', { progress: 1 }),
      storyUpload(5, 'opening-day.mp4', { progress: 0.34, status: 'paused', canPause: true }),
      storyUpload(6, 'street-festival.mp4', { progress: 0.4, status: 'interrupted', canPause: true }),
      storyUpload(7, 'counter.png', { status: 'failed', canRetry: true, message: 'The connection was lost.' }),
      storyUpload(3, 'menu.psd', { status: 'failed', message: 'This type of file is not supported.' }),
    ],
  },
};
export const UploadingOnAPhone: Story = { ...Uploading, ...PHONE };
export const UploadingInArabic: Story = { ...Uploading, ...ARABIC };
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
