import { SupportDesk } from '@spotreel/elements/internal/operator';
import { EmptyState } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { linkOf } from '../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';
import { shown } from '../story-account/shown';

const meta: Meta<typeof SupportDesk> = {
  title: 'Operator/Support',
  component: SupportDesk,
  parameters: { page: 'screen' },
  args: { threadId: undefined, threadLink: linkOf, notFound: <EmptyState title="Conversation not found" /> },
};
export default meta;
type Story = StoryObj<typeof SupportDesk>;

const none = { deskThreads: () => ({ data: [], page: 1, numPages: 1, totalCount: 0 }) };

export const List: Story = { play: shown('A style for the night') };
export const Answers: Story = {
  args: { threadId: 3 },
  play: async ({ canvas, canvasElement }) => {
    await shown('Dark colors, slow cuts, neon.')({ canvasElement });
    await userEvent.type(canvas.getByLabelText('Your answer'), 'We are on it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await shown('We are on it.')({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Close conversation' }));
    await shown('Open again')({ canvasElement });
  },
};
export const Empty: Story = { parameters: { answers: none }, play: shown('Nothing to answer') };
export const NothingFound: Story = {
  parameters: { answers: none },
  play: async ({ canvas, canvasElement }) => {
    await shown('Nothing to answer')({ canvasElement });
    await userEvent.type(canvas.getByRole('searchbox'), 'unicorn{Enter}');
    await shown('Nothing found')({ canvasElement });
  },
};
export const Loading: Story = { parameters: { answers: { deskThreads: 'waits' } } };
export const Failed: Story = { parameters: { answers: { deskThreads: 'internal' } }, play: shown('Try again') };
export const NotFound: Story = { args: { threadId: 999 }, play: shown('Conversation not found') };
export const OnAPhone: Story = { ...List, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { args: { threadId: 3 }, play: shown('Dark colors, slow cuts, neon.'), ...DARK };
