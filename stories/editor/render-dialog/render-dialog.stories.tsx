import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RenderDialog } from '../../../elements/react/editor/render-dialog/render-dialog';
import { demoRender } from '../../story-account/demo-account';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

const meta: Meta<typeof RenderDialog> = {
  title: 'Editor/Render dialog',
  component: RenderDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    width: 1920,
    height: 1080,
    durationSeconds: 24,
    renders: [],
    hasUnsavedEdits: false,
    isRequesting: false,
    isCancelling: false,
    onRender: fn(),
    onCancel: fn(),
    onDownload: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof RenderDialog>;

const dialog = async (element: HTMLElement) => within(await within(element.ownerDocument.body).findByRole('dialog'));

export const First: Story = {
  play: async ({ canvasElement, args }) => {
    const buttons = (await dialog(canvasElement)).getAllByRole('button');
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await expect(args.onRender).toHaveBeenCalled();
  },
};
const renderFrame = fn(() => ({
  format: 'jpeg',
  url: '/frame.jpg',
  downloadUrl: '/frame.jpg',
  width: 1920,
  height: 1080,
  sizeBytes: 90_000,
}));
/** The player shows its poster: the picture is of that moment. */
export const SavesAFrame: Story = {
  args: { renders: [demoRender({ videoUrl: 'data:video/mp4,' })], projectId: 7 },
  parameters: { answers: { renderFrame } },
  play: async ({ canvasElement }) => {
    await userEvent.click((await dialog(canvasElement)).getByRole('button', { name: 'Save this frame' }));
    const asked = expect.objectContaining({ body: {} });
    await waitFor(() => expect(renderFrame).toHaveBeenCalledWith(asked, expect.anything()));
  },
};
export const FrameFails: Story = {
  args: { renders: [demoRender({ videoUrl: 'data:video/mp4,' })], projectId: 7 },
  parameters: { answers: { renderFrame: 'render_unavailable' } },
  play: async ({ canvasElement }) => {
    const shown = await dialog(canvasElement);
    await userEvent.click(shown.getByRole('button', { name: 'Save this frame' }));
    await shown.findByText('Export is not available on this server.');
  },
};
export const FrameOnAPhone: Story = {
  args: { renders: [demoRender({ videoUrl: 'data:video/mp4,' })], projectId: 7 },
  ...PHONE,
};
export const FrameDark: Story = {
  args: { renders: [demoRender({ videoUrl: 'data:video/mp4,' })], projectId: 7 },
  ...DARK,
};
/** As a server answers that has rendered such a video before. */
const projectStatus = () => ({
  status: 'new',
  percentageComplete: 0,
  queuePosition: null,
  videoUrls: [],
  renders: [],
  exportSeconds: 76 * 60,
});
export const In3d: Story = {
  args: { is3d: true, projectId: 7 },
  parameters: { answers: { projectStatus } },
  play: async ({ canvasElement }) => {
    await (await dialog(canvasElement)).findByText('We export this video in 3D. This takes about 75 minutes.');
  },
};
export const In3dOnAPhone: Story = {
  args: In3d.args ?? {},
  ...PHONE,
  parameters: { answers: { projectStatus } },
};
export const In3dDark: Story = {
  args: In3d.args ?? {},
  ...DARK,
  parameters: { answers: { projectStatus } },
};
const pending = { videoUrl: null, downloadUrl: null, sizeBytes: null, finishedAt: null };
export const Queued: Story = {
  args: { renders: [demoRender({ ...pending, status: 'queued', percentageComplete: 0, queuePosition: 2 })] },
};
export const Running: Story = {
  args: { renders: [demoRender({ ...pending, status: 'rendering', percentageComplete: 62 })] },
};
export const EditedSince: Story = { args: { renders: [demoRender({ isCurrent: false })], hasUnsavedEdits: true } };
export const Failed: Story = {
  args: {
    renders: [
      demoRender({ ...pending, status: 'failed', error: { code: 'internal', message: 'Something went wrong.' } }),
    ],
  },
};
export const Choice: Story = {
  args: {
    video: {
      choice: { format: 'mp4', resolution: '4k', quality: 'high', frameRate: 60, transparent: false },
      onChoice: fn(),
    },
    renders: [demoRender({ isCurrent: false })],
  },
};
export const TransparentChoice: Story = {
  args: {
    video: {
      choice: { format: 'webm', resolution: '1080p', quality: 'standard', frameRate: 30, transparent: true },
      onChoice: fn(),
    },
  },
};
export const GifTooLong: Story = {
  args: {
    video: {
      choice: { format: 'gif', resolution: '1080p', quality: 'standard', frameRate: 30, transparent: false },
      onChoice: fn(),
    },
    durationSeconds: 75,
  },
};
const SIZES = ['landscape', 'portrait', 'square'] as const;
const severalSizes = { options: SIZES, own: 'landscape', chosen: SIZES, onChosen: fn() } as const;
const tall = { id: 91, ratio: 'portrait', width: 1080, height: 1920 } as const;
const square = { id: 92, ratio: 'square', width: 1080, height: 1080 } as const;
export const Sizes: Story = { args: { ratios: { ...severalSizes, chosen: ['landscape', 'square'] } } };
export const SizesRunning: Story = {
  args: {
    ratios: severalSizes,
    waiting: ['square'],
    renders: [
      demoRender({ ...pending, ...tall, status: 'rendering', percentageComplete: 62 }),
      demoRender({ ratio: 'landscape' }),
    ],
  },
};
export const SizesReady: Story = {
  args: {
    ratios: severalSizes,
    zipUrl: '#zip?',
    renders: [demoRender(square), demoRender(tall), demoRender({ ratio: 'landscape' })],
  },
  play: async ({ canvasElement }) => {
    const ready = await dialog(canvasElement);
    await expect(ready.getByRole('link', { name: 'Download all (ZIP)' })).toHaveAttribute(
      'href',
      '#zip?&renders=90,91,92',
    );
    await userEvent.click(ready.getByRole('button', { name: 'Play Square' }));
    await waitFor(() => expect(ready.getByText('Shown above')).toBeVisible());
  },
};
export const SizesOnAPhone: Story = { ...SizesRunning, ...PHONE };
export const SizesDark: Story = { ...SizesReady, ...DARK };
export const Picture: Story = { args: { picture: { format: 'png', onFormat: fn() }, width: 1080, height: 1080 } };
export const EmptyVideo: Story = { args: { durationSeconds: 0 } };
export const OnAPhone: Story = { ...Running, ...PHONE };
export const LongWords: Story = { ...Running, ...LONG_WORDS };
export const RightToLeft: Story = { ...Running, ...ARABIC };
export const Dark: Story = { ...Running, ...DARK };
