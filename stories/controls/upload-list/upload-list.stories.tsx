import type { Upload } from '@spotreel/sdk/internal/stores';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UploadList } from '../../../elements/react/controls/upload-list/upload-list';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

const upload = (id: number, name: string, more: Partial<Upload>): Upload => ({
  id,
  name,
  progress: 0,
  status: 'uploading',
  canPause: false,
  canRetry: false,
  failure: undefined,
  isMusic: false,
  mediaId: undefined,
  ...more,
});

const meta: Meta<typeof UploadList> = {
  parameters: {
    without: { states: 'loading, empty, error', why: 'It shows what is under way; without uploads it is not there.' },
  },
  title: 'Account/Upload list',
  component: UploadList,
  args: {
    uploads: [
      upload(1, 'Walk through the new shop.mp4', { progress: 0.42, canPause: true }),
      upload(2, 'Interview.mov', { progress: 0.8, status: 'converting' }),
      upload(3, 'Drone.mov', { progress: 0.1, status: 'paused', canPause: true }),
      upload(4, 'Opening night.mp4', { progress: 0.55, status: 'interrupted' }),
      upload(5, 'Logo.png', {
        status: 'failed',
        canRetry: true,
        failure: { code: 'network_error', message: 'The connection was lost.' },
      }),
    ],
    actions: { pause: fn(), retry: fn(), dismiss: fn(), continueWith: fn() },
  },
};
export default meta;
type Story = StoryObj<typeof UploadList>;

export const EveryState: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /Pause/ })[0] as HTMLElement);
    await expect(args.actions.pause).toHaveBeenCalledWith(1);
  },
};
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
