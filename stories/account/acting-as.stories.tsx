import { ActingAsPage, ActingBanner } from '@spotreel/elements/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { person } from '../story-account/demo-account';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';
import { shown } from '../story-account/shown';

const meta: Meta<typeof ActingAsPage> = {
  title: 'Account/Use another account',
  component: ActingAsPage,
  args: { onActing: fn() },
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof ActingAsPage>;

export const People: Story = { play: shown('Kim Okafor') };
export const Starts: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use account of Kim Okafor' }));
    await waitFor(() => expect(args.onActing).toHaveBeenCalled());
  },
};
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Name or email' }), 'lee{Enter}');
    await waitFor(() => expect(canvas.queryByText('Kim Okafor')).toBeNull());
    await canvas.findByText('Lee Park');
  },
};
export const Empty: Story = {
  parameters: { answers: { people: () => ({ data: [], page: 1, numPages: 1, totalCount: 0 }) } },
  play: shown('No people found'),
};
export const Loading: Story = { parameters: { answers: { people: 'waits' } } };
export const Failed: Story = { parameters: { answers: { people: 'internal' } }, play: shown('Try again') };
export const Banner: Story = {
  render: ({ onActing }) => <ActingBanner user={person} onExit={onActing} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exit Impersonation' }));
    await expect(args.onActing).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this message' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const OnAPhone: Story = { ...People, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...People, ...ARABIC };
export const Dark: Story = { ...People, ...DARK };
