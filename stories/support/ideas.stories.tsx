import { IdeasView } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';
import { shown } from '../story-account/shown';

const meta: Meta<typeof IdeasView> = {
  title: 'Account/Ideas upload',
  component: IdeasView,
  parameters: { page: 'screen' },
  args: { ideaId: undefined, onOpen: () => {} },
};
export default meta;
type Story = StoryObj<typeof IdeasView>;

export const Ideas: Story = { play: shown('A style for the night') };
/** Files of the assets library are picked in a dialog, and can be removed again. */
export const PicksFiles: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown('A style for the night')({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Add files' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(1));
    const [first, second] = within(dialog.getByRole('list')).getAllByRole('button');
    await userEvent.click(first ?? canvasElement);
    await userEvent.click(second ?? canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 files' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2));
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[0] ?? canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1));
  },
};
export const OneIdea: Story = { args: { ideaId: 3 }, play: shown('Dark colors, slow cuts, neon.') };
export const NoIdeas: Story = {
  parameters: { answers: { supportThreads: () => ({ data: [], page: 1, numPages: 1, totalCount: 0 }) } },
  play: shown('No ideas yet'),
};
export const Loading: Story = { parameters: { answers: { supportThreads: 'waits' } } };
export const Failed: Story = { parameters: { answers: { supportThreads: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Ideas, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Ideas, ...DARK };
