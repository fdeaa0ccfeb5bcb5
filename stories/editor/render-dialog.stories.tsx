import { addMessages, pictureExportMessages, renderListMessages, renderMessages } from '@spotreel/sdk/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RenderDialog } from '../../elements/react/render-dialog/render-dialog';
import { demoRender } from '../story-account/demo-account';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';

addMessages({ ...renderMessages, ...renderListMessages, ...pictureExportMessages });

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
export const Picture: Story = { args: { picture: { format: 'png', onFormat: fn() }, width: 1080, height: 1080 } };
export const EmptyVideo: Story = { args: { durationSeconds: 0 } };
export const OnAPhone: Story = { ...Running, ...PHONE };
export const LongWords: Story = { ...Running, ...LONG_WORDS };
export const RightToLeft: Story = { ...Running, ...ARABIC };
export const Dark: Story = { ...Running, ...DARK };
