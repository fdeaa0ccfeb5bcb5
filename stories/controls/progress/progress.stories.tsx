import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Progress } from '../../../elements/react/controls/progress/progress';
import { DARK } from '../../story-account/looks';

const meta: Meta<typeof Progress> = {
  parameters: {
    without: {
      states: 'loading, empty, error, long, rtl, phone',
      why: 'A bar without words; what it stands for is beside it.',
    },
  },
  title: 'Controls/Progress',
  component: Progress,
  tags: ['autodocs'],
  args: { percent: 42, label: 'Export of “Winter menu”' },
};
export default meta;
type Story = StoryObj<typeof Progress>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Export of “Winter menu”' })).toHaveAttribute('value', '42'),
    );
  },
};
export const Unknown: Story = { args: { percent: undefined } };
export const Complete: Story = { args: { percent: 100 } };
export const Dark: Story = { ...DARK };
