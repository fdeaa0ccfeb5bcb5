import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Thumbnail } from '../../../elements/react/controls/thumbnail/thumbnail';
import type { Library } from '../../story-account/library-data';
import { loadedOf } from '../../story-account/loaded';
import { DARK } from '../../story-account/looks';

/** A design that has all three sizes; recipes are not square. */
function posterOf({ groups }: Library, ratio: Ratio): string | undefined {
  const designs = groups.flatMap(({ templates }) => templates);
  return designs.find(({ orientation }) => orientation === ratio)?.posters[ratio];
}

const meta: Meta<typeof Thumbnail> = {
  parameters: {
    without: { states: 'loading, empty, long, rtl, phone', why: 'It has no words; unreachable looks like loading.' },
  },
  title: 'Controls/Thumbnail',
  component: Thumbnail,
  tags: ['autodocs'],
  args: { src: undefined, ratio: 'landscape', alt: 'First scene of “Product launch”' },
  render: (args, context) => (
    <div className="story-card">
      <Thumbnail {...args} src={posterOf(loadedOf(context).library, args.ratio)} />
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
