import type { Meta, StoryObj } from '@storybook/react-vite';
import { LibraryIcon } from '../../../elements/react/controls/library-icon/library-icon';
import libraryIconCss from '../../../elements/react/controls/library-icon/library-icon.css?inline';
import { lazyStyles } from '../../../elements/react/foundation/styles/lazy-styles';
import { loadedOf } from '../../story-account/loaded';
import { DARK } from '../../story-account/looks';

const useStyles = lazyStyles([libraryIconCss]);

function Icons({ slugs, look }: { slugs: readonly string[]; look: 'plain' | 'tile' }) {
  useStyles();
  return (
    <div className="story-row">
      {slugs.map((slug) => (
        <LibraryIcon key={slug} slug={slug} look={look} />
      ))}
    </div>
  );
}

const meta: Meta<typeof LibraryIcon> = {
  parameters: { without: { states: 'loading, empty, error, long, rtl, phone', why: 'Pictures without words.' } },
  title: 'Library/Library icon',
  component: LibraryIcon,
  args: { slug: '' },
};
export default meta;
type Story = StoryObj<typeof LibraryIcon>;

export const Goals: Story = {
  render: (_args, context) => (
    <Icons look="tile" slugs={loadedOf(context).library.goals.map(({ slug }) => String(slug))} />
  ),
};
export const Categories: Story = {
  render: (_args, context) => (
    <Icons look="plain" slugs={loadedOf(context).library.categories.map(({ slug }) => String(slug))} />
  ),
};
export const OfAnOperator: Story = { render: () => <Icons look="tile" slugs={['something-new']} /> };
export const Dark: Story = { ...Goals, ...DARK };
