import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ToastList } from '../../elements/react/toast/toast-list';
import { ARABIC, DARK, PHONE } from '../story-account/looks';

const meta: Meta<typeof ToastList> = {
  title: 'Controls/Toast',
  component: ToastList,
  args: {
    label: 'Messages of the story',
    dismissLabel: 'Dismiss',
    onDismiss: fn(),
    onHold: fn(),
    onRelease: fn(),
    messages: [
      {
        id: 1,
        tone: 'success',
        title: 'Your video is ready',
        text: '“Winter menu”',
        action: { label: 'Open', href: '#story' },
      },
      { id: 2, tone: 'info', title: 'Scene removed', action: { label: 'Undo', run: fn() } },
      { id: 3, tone: 'error', title: 'The picture could not be loaded', text: 'This type of file is not supported.' },
    ] as never,
  },
};
export default meta;
type Story = StoryObj<typeof ToastList>;

export const EveryTone: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss' });
    await userEvent.hover(first as HTMLElement);
    await expect(args.onHold).toHaveBeenCalledWith(1);
    await userEvent.click(first as HTMLElement);
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
};
export const OnAPhone: Story = { ...PHONE };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
