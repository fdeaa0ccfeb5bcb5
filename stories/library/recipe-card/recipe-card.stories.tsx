import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipeCard, type RecipeCardProps } from '../../../elements/react/library/recipe-card/recipe-card';
import { useGridStyles } from '../../../elements/react/library/template-grid/grid-styles';
import { linkOf } from '../../story-account/links';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';
import { LONG_NAME } from '../../story-account/people-texts';

const STAR = { isBusy: false, onToggleFavourite: () => {} };

function Card(props: Omit<RecipeCardProps, keyof typeof STAR>) {
  useGridStyles();
  return (
    <div className="story-card">
      <RecipeCard {...STAR} {...props} />
    </div>
  );
}

const meta: Meta<typeof RecipeCard> = {
  parameters: { without: { states: 'loading, empty, error', why: 'The grid has those.' } },
  title: 'Library/Recipe card',
  component: RecipeCard,
};
export default meta;
type Story = StoryObj<typeof RecipeCard>;

/** Rest the pointer on it: an excerpt plays. */
export const Free: Story = {
  render: (_args, context) => {
    const recipe = loadedOf(context).library.recipes.find(({ tier }) => tier === 'free');
    return recipe ? <Card recipe={recipe} action={linkOf} /> : <p>The library has none.</p>;
  },
};
export const Premium: Story = {
  render: (_args, context) => {
    const [recipe] = loadedOf(context).library.recipes;
    return recipe ? <Card recipe={{ ...recipe, tier: 'premium' }} action={linkOf} /> : <p>The library has none.</p>;
  },
};
export const Favorite: Story = {
  render: (_args, context) => {
    const [recipe] = loadedOf(context).library.recipes;
    return recipe ? <Card recipe={{ ...recipe, isFavourite: true }} action={linkOf} /> : <p>The library has none.</p>;
  },
};
export const LongWords: Story = {
  render: (_args, context) => {
    const [recipe] = loadedOf(context).library.recipes;
    if (!recipe) return <p>The library has none.</p>;
    const name = LONG_NAME;
    return (
      <Card recipe={{ ...recipe, name, description: `${recipe.description} ${recipe.description}` }} action={linkOf} />
    );
  },
  ...LONG_WORDS,
};
export const RightToLeft: Story = { ...Free, ...ARABIC };
export const Dark: Story = { ...Free, ...DARK };
