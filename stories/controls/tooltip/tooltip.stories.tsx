import { Button } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Tooltip } from '../../../elements/react/controls/tooltip/tooltip';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';
import { ARABIC_NAME, LONG_NAME } from '../../story-account/people-texts';

const meta: Meta<typeof Tooltip> = {
  parameters: { without: { states: 'loading, empty, error', why: 'A text beside what it explains.' } },
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
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleDescription('Saves every change by itself'));
  },
};
export const LongWords: Story = {
  args: { text: LONG_NAME },
  play: async () => userEvent.tab(),
  ...LONG_WORDS,
};
export const RightToLeft: Story = {
  args: { text: ARABIC_NAME },
  play: async () => userEvent.tab(),
  ...ARABIC,
};
export const Dark: Story = { ...OnFocus, ...DARK };
