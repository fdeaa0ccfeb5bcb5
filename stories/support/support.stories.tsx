import { SupportChat } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';
import { shown } from '../story-account/shown';

const meta: Meta<typeof SupportChat> = {
  title: 'Account/Support',
  component: SupportChat,
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof SupportChat>;

const none = { supportThreads: () => ({ data: [], page: 1, numPages: 1, totalCount: 0 }) };

export const Questions: Story = { play: shown('New answer') };
/** A question opens with its answer, which is then no longer new. */
export const ReadsAnAnswer: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown('New answer')({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: /The music ends too early/ }));
    await shown('Fade out at the end')({ canvasElement });
    await userEvent.type(canvas.getByLabelText('Your reply'), 'Thank you!');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await shown('Thank you!')({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'All questions' }));
    await waitFor(() => expect(canvas.queryByText('New answer')).toBeNull());
  },
};
export const AsksAQuestion: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown('Ask a question')({ canvasElement });
    await userEvent.type(canvas.getByLabelText('Subject'), 'Fonts');
    await userEvent.type(canvas.getByLabelText('Message'), 'Can I upload my own?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
    await shown('Waiting for an answer')({ canvasElement });
    await waitFor(() => expect(canvas.getByText('Can I upload my own?')).toBeVisible());
  },
};
export const Conversation: Story = { args: { threadId: 1 }, play: shown('Fade out at the end') };
/** A chat of another company is offered, and not loaded before the person agrees. */
export const WithAChat: Story = {
  args: { widgetUrl: 'https://chat.example/widget.js' },
  play: shown('The chat comes from chat.example.'),
};
export const NotFound: Story = { args: { threadId: 999 }, play: shown('Conversation not found') };
export const NoQuestions: Story = { parameters: { answers: none }, play: shown('Ask a question') };
export const Loading: Story = { parameters: { answers: { supportThreads: 'waits' } } };
export const Failed: Story = { parameters: { answers: { supportThreads: 'internal' } }, play: shown('Try again') };
export const SendingRefused: Story = {
  parameters: { answers: { ...none, createSupportThread: 'support_limit' } },
  play: async ({ canvas, canvasElement }) => {
    await shown('Ask a question')({ canvasElement });
    await userEvent.type(canvas.getByLabelText('Subject'), 'Fonts');
    await userEvent.type(canvas.getByLabelText('Message'), 'Again');
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
    await shown('You have 100 questions')({ canvasElement });
  },
};
export const OnAPhone: Story = { ...Conversation, ...PHONE };
export const LongWords: Story = { args: { threadId: 1 }, ...LONG_WORDS };
export const RightToLeft: Story = { args: { threadId: 1 }, ...ARABIC };
export const Dark: Story = { ...Conversation, ...DARK };
