import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FeedbackForm } from '../../../elements/react/editor/feedback-form/feedback-form';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';

const meta: Meta<typeof FeedbackForm> = {
  parameters: { without: { states: 'loading, empty', why: 'It begins empty.' } },
  title: 'Editor/Feedback form',
  component: FeedbackForm,
  args: { status: 'wanted', failureText: undefined, maxIndustry: 80, maxComment: 2000, onSend: fn(), onSkip: fn() },
};
export default meta;
type Story = StoryObj<typeof FeedbackForm>;

export const Stars: Story = {};
/** The rest is asked of those who gave stars. */
export const Answered: Story = {
  play: async ({ canvas, args }) => {
    const stars = canvas.getAllByRole('radio');
    await userEvent.click(stars[3] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: /Send/ }));
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ score: 4 }));
  },
};
export const Failed: Story = { args: { failureText: 'The server cannot be reached.' } };
export const Sent: Story = { args: { status: 'sent' } };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
