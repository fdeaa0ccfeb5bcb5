import { SecurityPage } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { demoSessions } from '../../story-account/answers/account-answers';
import { DARK, LONG_WORDS, MIRRORED, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof SecurityPage> = {
  title: 'Account/Security',
  component: SecurityPage,
  parameters: { page: 'screen', without: { states: 'empty', why: 'the session that asks is always in the list' } },
};
export default meta;
type Story = StoryObj<typeof SecurityPage>;
type Play = NonNullable<Story['play']>;

const isOn = { secondFactor: () => ({ enabled: true, required: false, hasCodesByEmail: false, recoveryCodesLeft: 8 }) };

/** Up to the QR code. */
const scanned: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Turn on' }));
  await userEvent.type(canvas.getByLabelText('Your password'), 'a good password');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await canvas.findByRole('img', { name: 'QR code for your authenticator app' });
};

export const Off: Story = { play: shown('Turn on') };
export const AsksForThePassword: Story = {
  parameters: { answers: { beginSecondFactor: 'password_wrong' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on' }));
    await userEvent.type(canvas.getByLabelText('Your password'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByLabelText('Your password')).toHaveValue('wrong');
  },
};
export const QrCode: Story = { play: scanned };
export const WrongCode: Story = {
  parameters: { answers: { confirmSecondFactor: 'second_factor_wrong' } },
  play: async (context) => {
    await scanned(context);
    const code = context.canvas.getByRole('textbox', { name: 'Code from the app' });
    await userEvent.type(code, '000000{Enter}');
    await expect(code).toBeInvalid();
  },
};
export const RecoveryCodes: Story = {
  play: async (context) => {
    await scanned(context);
    await userEvent.type(context.canvas.getByRole('textbox', { name: 'Code from the app' }), '123456{Enter}');
    await context.canvas.findByText('7f2k-9qpd');
  },
};
export const On: Story = { parameters: { answers: isOn }, play: shown('8 recovery codes left') };
export const TurningOff: Story = {
  parameters: { answers: isOn },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }));
    await canvas.findByRole('textbox', { name: 'Code from the app, or a recovery code' });
  },
};
export const Required: Story = {
  parameters: {
    answers: { secondFactor: () => ({ enabled: false, required: true, hasCodesByEmail: false, recoveryCodesLeft: 0 }) },
  },
  play: shown(/Your role needs two-step login/),
};
export const OneSession: Story = {
  parameters: { answers: { sessions: () => demoSessions.slice(0, 1) } },
  play: async ({ canvas }) => {
    await canvas.findByText('This device');
    await expect(canvas.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  },
};
export const EndsOthers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out all other devices' }));
    await expect(canvas.queryByText('Safari on iPhone')).toBeNull();
  },
};
export const UnlinksAnother: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlink Google' }));
    await expect(canvas.queryByRole('button', { name: 'Unlink Google' })).toBeNull();
    await canvas.findByText(/@dana_makes_videos/);
  },
};
export const LastWayRefused: Story = {
  parameters: { answers: { unlinkIdentity: 'last_sign_in_way' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlink Twitter' }));
    await canvas.findByText(/@dana_makes_videos/);
  },
};
export const PasswordRefused: Story = {
  parameters: { answers: { updatePassword: 'password_wrong' } },
  play: async ({ canvas }) => {
    const current = await canvas.findByLabelText('Current password');
    await userEvent.type(current, 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(current).toHaveValue('wrong');
  },
};
export const Loading: Story = { parameters: { answers: { sessions: 'waits', secondFactor: 'waits' } } };
export const Failed: Story = { parameters: { answers: { sessions: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...QrCode, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...QrCode, ...MIRRORED };
export const Dark: Story = { ...QrCode, ...DARK };
