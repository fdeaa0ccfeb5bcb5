import { Button } from '@spotreel/elements/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tooltip } from '../../elements/react/tooltip/tooltip';
import { DARK } from '../story-account/looks';

const meta: Meta<typeof Tooltip> = {
  title: 'Controls/Tooltip',
  component: Tooltip,
  args: { text: 'Saves every change by itself', children: <Button>Saved</Button> },
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

export const OnFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const tooltip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Saves every change by itself');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Saves every change by itself');
  },
};
export const Dark: Story = { ...OnFocus, ...DARK };
