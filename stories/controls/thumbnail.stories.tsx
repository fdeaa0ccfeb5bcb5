import type { Meta, StoryObj } from '@storybook/react-vite';
import { Thumbnail } from '../../elements/react/thumbnail/thumbnail';
import { loadedOf } from '../story-account/loaded';
import { DARK } from '../story-account/looks';

const meta: Meta<typeof Thumbnail> = {
  title: 'Controls/Thumbnail',
  component: Thumbnail,
  tags: ['autodocs'],
  args: { src: undefined, ratio: 'landscape', alt: 'First scene of “Product launch”' },
  render: (args, context) => (
    <div className="story-card">
      <Thumbnail {...args} src={loadedOf(context).library.recipes[0]?.posters[args.ratio]} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof Thumbnail>;

export const Landscape: Story = {};
export const Portrait: Story = { args: { ratio: 'portrait' } };
export const Square: Story = { args: { ratio: 'square' } };

/** A plain surface, while there is no picture and when it cannot be loaded. */
export const Unreachable: Story = {
  render: (args) => (
    <div className="story-card">
      <Thumbnail {...args} src="/library/posters/none.webp" />
    </div>
  ),
};
export const Dark: Story = { ...Unreachable, ...DARK };
