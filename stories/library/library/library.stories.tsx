import { LibraryView } from '@spotreel/elements/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof LibraryView> = {
  title: 'Library/Library view',
  component: LibraryView,
  parameters: { without: { states: 'loading, empty, error', why: 'The states of Template grid.' }, page: 'screen' },
  args: { onCreated: fn() },
};
export default meta;
type Story = StoryObj<typeof LibraryView>;

export const Recipes: Story = { play: shown('Product launch') };

/** From a card to a new video without leaving the list. */
export const Starts: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Product launch' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Product launch' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create video' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(99));
  },
};
export const OnAPhone: Story = { ...Recipes, ...PHONE };
export const LongWords: Story = { ...Recipes, ...LONG_WORDS };
export const RightToLeft: Story = { ...Recipes, ...ARABIC };
export const Dark: Story = { ...Recipes, ...DARK };
