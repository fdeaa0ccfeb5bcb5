import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StartDialog, type StartDialogProps } from '../../../elements/react/library/start-dialog/start-dialog';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof StartDialog> = {
  title: 'Library/Start dialog',
  component: StartDialog,
  args: { onClose: fn(), onCreated: fn() },
  render: (args: StartDialogProps, context) => {
    const [recipe] = loadedOf(context).library.recipes;
    return recipe ? <StartDialog {...args} recipe={recipe} /> : <p>The library has none.</p>;
  },
};
export default meta;
type Story = StoryObj<typeof StartDialog>;

export const Own: Story = { play: shown('Product launch') };
export const Creates: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create video' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(99));
  },
};
export const Refused: Story = {
  parameters: {
    without: { states: 'loading, empty', why: 'It opens with what the card has.' },
    answers: { createProject: 'premium_required' },
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create video' }));
    await within(dialog).findByText(/premium template/);
  },
};
export const OnAPhone: Story = { ...Own, ...PHONE };
export const LongWords: Story = { ...Own, ...LONG_WORDS };
export const RightToLeft: Story = { ...Own, ...ARABIC };
export const Dark: Story = { ...Own, ...DARK };
