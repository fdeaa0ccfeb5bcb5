import { EmptyState, RecipeView } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof RecipeView> = {
  title: 'Library/Recipe view',
  component: RecipeView,
  parameters: { without: { states: 'empty', why: 'Not found is that.' }, page: 'screen' },
  args: { recipeId: 1, onCreated: fn(), notFound: <EmptyState title="There is no such recipe." /> },
};
export default meta;
type Story = StoryObj<typeof RecipeView>;

export const Own: Story = { play: shown('Product launch') };

export const Starts: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this recipe' }, { timeout: 10_000 }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(99));
  },
};
/** The plan does not have it: a text beside the button says what to do. */
export const Refused: Story = {
  parameters: { answers: { createProject: 'premium_required' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this recipe' }, { timeout: 10_000 }));
    await canvas.findByText(/premium template/);
  },
};
export const Loading: Story = { parameters: { answers: { recipe: 'waits' } } };
export const Failed: Story = { parameters: { answers: { recipe: 'internal' } }, play: shown('Try again') };
export const NotFound: Story = { args: { recipeId: 999 }, play: shown('There is no such recipe.') };
export const OnAPhone: Story = { ...Own, ...PHONE };
export const LongWords: Story = { ...Own, ...LONG_WORDS };
export const RightToLeft: Story = { ...Own, ...ARABIC };
export const Dark: Story = { ...Own, ...DARK };
