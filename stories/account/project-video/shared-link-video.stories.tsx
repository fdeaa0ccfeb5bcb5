import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SharedLinkVideo } from '../../../elements/react/account/project-video/shared-link-video';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof SharedLinkVideo> = {
  title: 'Controls/Video of a share link',
  component: SharedLinkVideo,
  args: {
    shareLink: 'https://videos.example.com/share/story',
    onPlay: fn(),
    onPause: fn(),
    onEnded: fn(),
    provideMethods: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SharedLinkVideo>;

export const Video: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Position' })).toBeVisible());
    await waitFor(() => expect(args.provideMethods).toHaveBeenCalledWith(expect.objectContaining({})));
  },
};
export const NeedsPassword: Story = {
  parameters: { answers: { openShare: 'share_password_required' } },
  play: shown('This video needs a password'),
};
export const WrongPassword: Story = {
  parameters: { answers: { openShare: 'share_password_wrong' } },
  play: async ({ canvas, canvasElement }) => {
    await shown('This password is not right.')({ canvasElement });
    await userEvent.type(canvas.getByLabelText('Password'), 'guess');
    await waitFor(() => expect(canvas.queryByRole('slider')).toBeNull());
  },
};
export const Loading: Story = { parameters: { answers: { openShare: 'waits' } } };
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
export const OnAPhone: Story = { ...Video, ...PHONE };
export const LongWords: Story = { parameters: { answers: { openShare: 'share_expired' } }, ...LONG_WORDS };
export const RightToLeft: Story = { parameters: { answers: { openShare: 'share_expired' } }, ...ARABIC };
export const Dark: Story = { ...Expired, ...DARK };
