import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SoundButton } from '../../../elements/react/controls/sound-button/sound-button';
import { DARK } from '../../story-account/looks';

const meta: Meta<typeof SoundButton> = {
  parameters: {
    without: { states: 'loading, empty, error, long, rtl, phone', why: 'An icon alone; a file that fails is silent.' },
  },
  title: 'Controls/Sound button',
  component: SoundButton,
  args: {
    url: 'data:audio/wav;base64,AAAA',
    labels: { play: 'Listen to the song', stop: 'Stop the song' },
    onPlay: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SoundButton>;

export const Resting: Story = {};
/** Silences all other sounds first. A file that cannot be played leaves the button as it was. */
export const Listened: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Listen to the song' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Listen to the song' })).toBeVisible());
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Dark: Story = { ...DARK };
