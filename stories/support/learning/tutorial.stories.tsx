import { TutorialView } from '@spotreel/elements/internal/account';
import { EmptyState } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof TutorialView> = {
  title: 'Account/Tutorial',
  component: TutorialView,
  parameters: { page: 'screen', without: { states: 'empty', why: 'a tutorial without steps has its title' } },
  args: { slug: 'first-video', pageLink: linkOf, notFound: <EmptyState title="Tutorial not found" /> },
  beforeEach: () => localStorage.removeItem('spotreel.watched'),
};
export default meta;
type Story = StoryObj<typeof TutorialView>;

export const Steps: Story = { play: shown('Next tutorial') };
/** A chapter and a step lead to their time in the video. */
export const PlaysAChapter: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown('Chapters')({ canvasElement });
    const video = canvas.getByLabelText<HTMLVideoElement>('Video: Make your first video');
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: /Replace the text/ }));
    await waitFor(() => expect(video.currentTime).toBeGreaterThanOrEqual(10));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Replace the text/ })).toHaveAttribute('aria-current', 'true'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Watch at 0:05' }));
    await waitFor(() => expect(video.currentTime).toBeLessThan(10));
    video.pause();
  },
};
/** The video goes on where this browser left it. */
export const Continues: Story = {
  beforeEach: () =>
    localStorage.setItem('spotreel.watched', JSON.stringify({ 'first-video': { seconds: 12, isOver: false } })),
  play: async ({ canvas, canvasElement }) => {
    await shown('Continue at 0:12')({ canvasElement });
    const video = canvas.getByLabelText<HTMLVideoElement>('Video: Make your first video');
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue at 0:12' }));
    await waitFor(() => expect(video.currentTime).toBeGreaterThanOrEqual(12));
    video.pause();
  },
};
/** A video that cannot be played leaves the steps. */
export const BrokenVideo: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown('Chapters')({ canvasElement });
    fireEvent.error(canvas.getByLabelText('Video: Make your first video'));
    await shown('This video can’t be played here')({ canvasElement });
    await expect(canvas.queryByRole('button', { name: 'Watch at 0:05' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Step 1: Choose a recipe' })).toBeVisible());
  },
};
/** As a tutorial of an operator may be. */
export const TextAlone: Story = {
  args: { slug: 'one-video-three-sizes' },
  play: shown('Previous tutorial'),
};
export const NotFound: Story = { args: { slug: 'no-such-tutorial' }, play: shown('Tutorial not found') };
export const Loading: Story = { parameters: { answers: { tutorial: 'waits' } } };
export const Failed: Story = { parameters: { answers: { tutorial: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Steps, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Steps, ...DARK };
