import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { usePlayer } from '../../../elements/react/controls/video-player/use-player';
import { VideoPlayer, type VideoPlayerProps } from '../../../elements/react/controls/video-player/video-player';
import { demoShared } from '../../story-account/answers/share-answers';
import { DARK, PHONE } from '../../story-account/looks';
import type { StoryLoaded } from '../../story-account/with-account';

type FilmProps = Omit<VideoPlayerProps, 'player'>;

function Film(props: FilmProps) {
  return <VideoPlayer {...props} player={usePlayer()} />;
}

const meta: Meta<typeof Film> = {
  parameters: {
    without: {
      states: 'loading, empty, error, long, rtl',
      why: 'The page around it says what fails; it has no words but a time, which runs to the right.',
    },
  },
  title: 'Controls/Video player',
  component: Film,
  args: { label: 'Summer menu', src: '', poster: null, width: 1920, height: 1080, durationSeconds: 24 },
  render: (args, { loaded }) => {
    const { videoUrl, posterUrl } = demoShared((loaded as StoryLoaded).library);
    return <Film {...args} src={videoUrl} poster={posterUrl} />;
  },
};
export default meta;
type Story = StoryObj<typeof Film>;

const mark = (id: number, seconds: number, isDone = false) => ({
  id,
  seconds,
  label: `Kim Okafor at ${seconds} s`,
  isDone,
});

export const Landscape: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Play video' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(await canvas.findByRole('button', { name: 'Unmute' })).toBeVisible();
  },
};
/** A mark is as far along the line as its point of the video, and jumps to it. */
export const Marks: Story = {
  args: { marks: [mark(1, 6), mark(2, 18, true)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kim Okafor at 6 s' }));
    await waitFor(() => expect(canvas.getByText('0:06 / 0:24')).toBeVisible());
  },
};
export const Portrait: Story = { args: { width: 1080, height: 1920 } };
export const OnAPhone: Story = { ...Marks, ...PHONE };
export const Dark: Story = { ...Marks, ...DARK };
