import { ActingAsPage, ActingBanner } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { person } from '../../story-account/demo-account';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof ActingAsPage> = {
  title: 'Account/Sign in as a user',
  component: ActingAsPage,
  args: { onActing: fn() },
  parameters: { page: 'screen' },
};
export default meta;
const sitting = {
  reason: 'Why an export failed',
  beganAt: '2026-11-22T14:30:00.000Z',
  endsAt: '2026-11-22T15:00:00.000Z',
};
type Story = StoryObj<typeof ActingAsPage>;

export const People: Story = { play: shown('Kim Okafor') };
export const Starts: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in as Kim Okafor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in as Kim Okafor' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Why an export failed');
    await userEvent.click(dialog.getByRole('button', { name: 'Use account' }));
    await waitFor(() => expect(args.onActing).toHaveBeenCalled());
  },
};
export const AsksWhy: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in as Kim Okafor' }));
    await screen.findByRole('dialog', { name: 'Sign in as Kim Okafor' });
  },
};
export const WithoutAReason: Story = {
  parameters: { answers: { beginActingAs: 'validation_failed' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in as Kim Okafor' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use account' }));
    await screen.findByText('The request is not valid.');
  },
};
export const TimeIsOver: Story = { args: { isOver: true }, play: shown('Your time in the other account is over.') };
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
  render: ({ onActing }) => <ActingBanner user={person} onExit={onActing} onOver={onActing} />,
  play: async ({ canvas, args }) => {
    await canvas.findByText('23 minutes left');
    await userEvent.click(await canvas.findByRole('button', { name: 'Exit Impersonation' }));
    await expect(args.onActing).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this message' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const BannerInTheLastMinutes: Story = {
  ...Banner,
  parameters: { answers: { actingAs: () => ({ sitting: { ...sitting, secondsLeft: 90 } }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('2 minutes left');
    await expect(canvas.queryByRole('button', { name: 'Hide this message' })).toBeNull();
  },
};
export const BannerWhenTheTimeIsOver: Story = {
  ...Banner,
  parameters: { answers: { actingAs: 'acting_over' } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onActing).toHaveBeenCalled());
  },
};
export const OnAPhone: Story = { ...People, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...People, ...ARABIC };
export const Dark: Story = { ...People, ...DARK };
