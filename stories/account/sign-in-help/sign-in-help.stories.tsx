import { CodeForm, JoinForm, LinkRequest, PasswordReset } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { link } from '../../story-account/links';
import { DARK, LONG_WORDS, MIRRORED, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const card = (form: ReactNode) => <div className="story-card">{form}</div>;
const toLogin = link('Back to login', 'sr-link');
const again = link('Get a new link', 'sr-link');
const reset = (token: string) => card(<PasswordReset token={token} loginLink={toLogin} askAgainLink={again} />);
const join = (token: string) => card(<JoinForm token={token} onJoined={fn()} loginLink={toLogin} />);

const meta: Meta = {
  title: 'Account/Sign-in help',
  parameters: { without: { states: 'empty', why: 'forms have no list that could be empty' } },
};
export default meta;
type Story = StoryObj;

export const Recover: Story = {
  render: () => card(<LinkRequest purpose="recover" />),
  play: shown('Reset your password'),
};
export const RecoverSent: Story = {
  ...Recover,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'dana@example.com{Enter}');
    await canvas.findByText('Check your email');
  },
};
export const RecoverMissing: Story = {
  ...Recover,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid());
  },
};
export const RecoverSending: Story = {
  ...Recover,
  parameters: { answers: { requestPasswordReset: 'waits' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'dana@example.com{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send the link' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const Register: Story = {
  render: () => card(<LinkRequest purpose="register" />),
  play: shown('Create an account'),
};
export const Reset: Story = {
  render: () => reset('a-token-of-a-link-in-an-email'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'four plain words here');
    await canvas.findByText('Strong');
  },
};
export const ResetDone: Story = {
  ...Reset,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'four plain words here');
    await userEvent.type(canvas.getByLabelText('Repeat the password'), 'four plain words here{Enter}');
    await canvas.findByText('Your password is saved');
  },
};
export const ResetBroken: Story = { render: () => reset(''), play: shown('This link no longer works') };
export const Join: Story = {
  render: () => join('a-token-of-a-link-in-an-email'),
  play: shown('Join Juniper & Co'),
};
export const JoinTaken: Story = {
  ...Join,
  parameters: { answers: { acceptInvitation: 'email_taken' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await canvas.findByText(/already has an account/);
  },
};
export const Loading: Story = {
  ...Join,
  parameters: { answers: { invitationOffer: 'waits' } },
  play: async () => {},
};
export const JoinBroken: Story = {
  ...Join,
  parameters: { answers: { invitationOffer: 'link_invalid' } },
  play: shown('This link no longer works'),
};
export const JoinFailed: Story = {
  ...Join,
  parameters: { answers: { invitationOffer: 'internal' } },
  play: shown('Try again'),
};
export const Code: Story = {
  render: () => card(<CodeForm onSubmit={async () => undefined} onBack={fn()} />),
  play: shown('Use another account'),
};
export const CodeWrong: Story = {
  render: () =>
    card(
      <CodeForm
        onSubmit={async () => ({ code: 'second_factor_wrong', message: 'That code is not right.' })}
        onBack={fn()}
      />,
    ),
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('textbox', { name: 'Code' });
    await userEvent.type(code, '000000{Enter}');
    await expect(code).toBeInvalid();
    await expect(code).toHaveValue('000000');
  },
};
const mailed = { by: 'email', status: 'asks', sent: 1 } as const;
export const CodeByEmail: Story = {
  render: () => card(<CodeForm onSubmit={async () => undefined} onBack={fn()} onResend={fn()} state={mailed} />),
  play: shown('Send another code'),
};
export const CodeNotSent: Story = {
  render: () => {
    const message = 'We could not send you a code. Try again later.';
    const failure = { code: 'login_code_unsent', message } as const;
    const state = { ...mailed, sent: 0, failure };
    return card(<CodeForm onSubmit={async () => undefined} onBack={fn()} onResend={fn()} state={state} />);
  },
  play: shown('We could not send you a code. Try again later.'),
};
export const OnAPhone: Story = { ...Join, ...PHONE };
export const LongWords: Story = { ...Recover, ...LONG_WORDS, play: async () => {} };
export const RightToLeft: Story = { ...Reset, ...MIRRORED };
export const Dark: Story = { ...Join, ...DARK };
