import { TemplateGrid } from '@spotreel/elements/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { pageOf } from '../../story-account/page-of';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof TemplateGrid> = {
  title: 'Library/Template grid',
  component: TemplateGrid,
  parameters: { page: 'screen' },
  args: { recipeAction: linkOf, templateAction: linkOf, onQueryChange: fn() },
};
export default meta;
type Story = StoryObj<typeof TemplateGrid>;

export const Recipes: Story = { play: shown('Product launch') };
export const Animations: Story = { args: { query: 'tab=animations' }, play: shown('Paper tiles') };
export const PortraitAnimations: Story = {
  args: { query: 'tab=animations&orientation=portrait' },
  play: shown('Paper tiles'),
};

/** The page hears what is shown, to keep it in its address. */
export const Searching: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('Product launch');
    await userEvent.type(canvas.getByRole('searchbox'), 'launch{Enter}');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenCalledWith(expect.stringContaining('launch'), true));
  },
};

export const Loading: Story = { parameters: { answers: { recipes: 'waits', templateGroups: 'waits' } } };
export const NothingFound: Story = {
  args: { query: 'q=zebra' },
  parameters: { answers: { recipes: () => pageOf([]), templateGroups: () => pageOf([]) } },
};
export const Failed: Story = { parameters: { answers: { recipes: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Recipes, ...PHONE };
export const LongWords: Story = { ...Recipes, ...LONG_WORDS };
export const RightToLeft: Story = { ...Recipes, ...ARABIC };
export const Dark: Story = { ...Animations, ...DARK };
