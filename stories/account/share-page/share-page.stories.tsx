import { SharePage } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { demoComments, demoShared } from '../../story-account/answers/share-answers';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';
import { storyLibrary } from '../../story-account/story-account';

const meta: Meta<typeof SharePage> = {
  title: 'Account/Share page',
  component: SharePage,
  parameters: { page: 'screen', layout: 'fullscreen' },
  args: { token: 'story', brand: <strong>Juniper</strong> },
};
export default meta;
type Story = StoryObj<typeof SharePage>;

const answered = (change: Parameters<typeof demoShared>[1]) => ({
  openShare: async () => demoShared(await storyLibrary(), change),
});
const portrait = { width: 1080, height: 1920, posterUrl: null };

/** The title, the player and the download. */
export const Video: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown('Summer menu at Juniper')({ canvasElement });
    await waitFor(() => expect(canvas.getByRole('link', { name: /Download video/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Position' })).toBeVisible());
  },
};
/** Another position is shown at once, and the sound is turned off. */
export const Controls: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown('Summer menu at Juniper')({ canvasElement });
    await waitFor(() => expect(canvas.getByText('0:00 / 0:24')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(await canvas.findByRole('button', { name: 'Unmute' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Captions' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};
export const WithoutDownload: Story = {
  parameters: { answers: answered({ downloadUrl: null, sizeBytes: null, captions: null }) },
  play: async ({ canvas, canvasElement }) => {
    await shown('Summer menu at Juniper')({ canvasElement });
    await expect(canvas.queryByRole('link', { name: /Download/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Captions' })).toBeNull();
  },
};
export const Portrait: Story = {
  parameters: { answers: answered(portrait) },
  play: shown('Summer menu at Juniper'),
};
/** A mark jumps to its second, and a comment is written there. */
export const Comments: Story = {
  parameters: { answers: answered({ comments: demoComments }) },
  play: async ({ canvas, canvasElement }) => {
    await shown('Love this scene!')({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Noor at 0:15: Love this scene!' }));
    await userEvent.type(canvas.getByLabelText('Your name'), 'Lee');
    await userEvent.type(canvas.getByLabelText('Your comment'), 'Me too.');
    await userEvent.click(canvas.getByRole('button', { name: /^Comment at/ }));
    await shown('Me too.')({ canvasElement });
    await waitFor(() => expect(canvas.getByLabelText('Your comment')).toHaveValue(''));
  },
};
export const WithoutComments: Story = {
  parameters: { answers: answered({ comments: [] }) },
  play: shown('No comments yet'),
};
export const CommentRefused: Story = {
  parameters: { answers: { ...answered({ comments: demoComments }), writeShareComment: 'share_comments_full' } },
  play: async ({ canvas, canvasElement }) => {
    await shown('Love this scene!')({ canvasElement });
    await userEvent.type(canvas.getByLabelText('Your name'), 'Lee');
    await userEvent.type(canvas.getByLabelText('Your comment'), 'Me too.');
    await userEvent.click(canvas.getByRole('button', { name: /^Comment at/ }));
    await shown('as many comments as it can have')({ canvasElement });
    await waitFor(() => expect(canvas.getByLabelText('Your comment')).toHaveValue('Me too.'));
  },
};
export const CommentsOnAPhone: Story = {
  parameters: { answers: answered({ comments: demoComments }) },
  play: shown('Love this scene!'),
  ...PHONE,
};
export const CommentsDark: Story = {
  parameters: { answers: answered({ comments: demoComments }) },
  play: shown('Love this scene!'),
  ...DARK,
};
export const NeedsPassword: Story = {
  parameters: { answers: { openShare: 'share_password_required' } },
  play: async ({ canvas, canvasElement }) => {
    await shown('This video needs a password')({ canvasElement });
    await waitFor(() => expect(canvas.getByLabelText('Password')).toBeVisible());
  },
};
export const WrongPassword: Story = {
  parameters: { answers: { openShare: 'share_password_wrong' } },
  play: async ({ canvas, canvasElement }) => {
    await shown('This password is not right.')({ canvasElement });
    await waitFor(() => expect(canvas.queryByRole('slider')).toBeNull());
  },
};
export const Expired: Story = {
  parameters: { answers: { openShare: 'share_expired' } },
  play: shown('This link has expired'),
};
export const TurnedOff: Story = {
  parameters: { answers: { openShare: 'share_revoked' } },
  play: shown('This link was turned off'),
};
export const Missing: Story = {
  parameters: { answers: { openShare: 'not_found' } },
  play: shown('There is no video here'),
};
export const Failed: Story = { parameters: { answers: { openShare: 'internal' } }, play: shown('Try again') };
export const Loading: Story = { parameters: { answers: { openShare: 'waits' } } };
/** Its address has ended, or the network is gone. */
export const Broken: Story = {
  parameters: { answers: answered({ videoUrl: '/missing.mp4' }) },
  play: shown('This video doesn’t play'),
};
export const OnAPhone: Story = { ...Video, ...PHONE };
export const PortraitOnAPhone: Story = { ...Portrait, ...PHONE };
export const LongWords: Story = { play: shown('MB'), ...LONG_WORDS };
export const RightToLeft: Story = { ...Loading, ...ARABIC };
export const Dark: Story = { ...Video, ...DARK };
export const PasswordDark: Story = { ...NeedsPassword, ...DARK };
