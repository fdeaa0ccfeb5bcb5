import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaPreview } from '../../../elements/react/controls/media-preview/media-preview';
import { loadedOf } from '../../story-account/loaded';

const meta: Meta<typeof MediaPreview> = {
  parameters: {
    without: {
      states: 'loading, empty, error, long, rtl, dark, phone',
      why: 'A picture without words, of the same colors everywhere.',
    },
  },
  title: 'Controls/Media preview',
  component: MediaPreview,
};
export default meta;
type Story = StoryObj<typeof MediaPreview>;

const ofType = (type: 'image' | 'video' | 'lottie'): Story => ({
  render: (_args, context) => {
    const media = loadedOf(context).library.media.find((item) => item.type === type);
    if (!media) return <p>The library has none.</p>;
    return (
      <div className="story-card story-picture">
        <MediaPreview media={media} />
      </div>
    );
  },
});

export const Picture: Story = ofType('image');
/** Moves, unless the reader wants nothing to. */
export const Animation: Story = ofType('lottie');
export const Video: Story = ofType('video');
