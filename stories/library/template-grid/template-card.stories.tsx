import type { TemplateGroup } from '@spotreel/sdk/internal/contract';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useGridStyles } from '../../../elements/react/library/template-grid/grid-styles';
import { TemplateCard, type TemplateCardProps } from '../../../elements/react/library/template-grid/template-card';
import { linkOf } from '../../story-account/links';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';
import { ARABIC_NAME, LONG_NAME } from '../../story-account/people-texts';

function Card(props: TemplateCardProps) {
  useGridStyles();
  return (
    <div className="story-card">
      <TemplateCard {...props} />
    </div>
  );
}

/** The first design that `suits`, changed by `change`. */
function design(suits: (group: TemplateGroup) => boolean, change: Partial<TemplateGroup> = {}) {
  return (args: TemplateCardProps, context: Pick<StoryContext, 'loaded'>) => {
    const group = loadedOf(context).library.groups.find(suits);
    return group ? <Card {...args} group={{ ...group, ...change }} /> : <p>The library has none.</p>;
  };
}

const meta: Meta<typeof TemplateCard> = {
  parameters: { without: { states: 'loading, empty, error', why: 'The grid has those.' } },
  title: 'Library/Template card',
  component: TemplateCard,
  args: { orientation: null, isBusy: false, onToggleFavourite: fn(), action: linkOf },
  render: design(({ templates }) => templates[0]?.kind === 'video'),
};
export default meta;
type Story = StoryObj<typeof TemplateCard>;

export const Video: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /favorite/ }));
    await expect(args.onToggleFavourite).toHaveBeenCalledOnce();
  },
};
export const Portrait: Story = { args: { orientation: 'portrait' } };
export const Picture: Story = { render: design(({ templates }) => templates[0]?.kind === 'image') };
export const Premium: Story = { render: design(() => true, { tier: 'premium' }) };
export const Favorite: Story = { render: design(() => true, { isFavourite: true }) };
export const LongName: Story = {
  render: design(() => true, { name: 'A template with a name that goes over two lines and then some more' }),
};
export const LongWords: Story = { render: design(() => true, { name: LONG_NAME }), ...LONG_WORDS };
export const RightToLeft: Story = { render: design(() => true, { name: ARABIC_NAME }), ...ARABIC };
export const Dark: Story = { ...DARK };
