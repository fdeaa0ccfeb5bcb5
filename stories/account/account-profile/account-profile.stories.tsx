import { ProfilePage } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof ProfilePage> = {
  title: 'Account/Profile',
  component: ProfilePage,
  parameters: {
    page: 'screen',
    without: { states: 'loading, empty', why: 'the session has the profile before the page opens' },
  },
};
export default meta;
type Story = StoryObj<typeof ProfilePage>;

export const Filled: Story = { play: shown('Upload image') };
export const Saved: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'First name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Daniela');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled());
  },
};
/** Keeps the input. */
export const Refused: Story = {
  parameters: { answers: { updateProfile: 'internal' } },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Last name' });
    await userEvent.type(name, ' Two');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('alert');
    await expect(name).toHaveValue('Demo Two');
  },
};
export const Sending: Story = {
  parameters: { answers: { updateProfile: 'waits' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Last name' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
