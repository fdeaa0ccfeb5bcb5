import { SignInForm } from '@spotreel/elements/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

const meta: Meta<typeof SignInForm> = {
  parameters: { without: { states: 'empty', why: 'It begins empty.' } },
  title: 'Account/Sign in',
  component: SignInForm,
  args: { onSignIn: fn(async () => {}) },
  render: (args) => (
    <div className="story-card">
      <SignInForm {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof SignInForm>;

export const Own: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'dana@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSignIn).toHaveBeenCalledWith('dana@example.com', 'secret');
  },
};
export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid());
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};
/** Keeps the input. */
export const Refused: Story = {
  args: { onSignIn: () => Promise.reject(new Error('Wrong email or password.')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'dana@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await canvas.findByText('Wrong email or password.');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('dana@example.com'));
  },
};
export const Busy: Story = {
  args: { onSignIn: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'dana@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const AfterASignOut: Story = { args: { message: 'You have been signed out.' } };
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
