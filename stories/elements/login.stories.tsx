import type { SessionAnswer } from '@spotreel/sdk/internal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, type within } from 'storybook/test';
import { EmbeddedLogin } from '../../elements/react/embed/embedded-login';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';
import type { Asked } from '../story-account/story-call';

type Login = { email: string; password: string; code?: string };
const refusal = (code: string, message: string, status: number) =>
  Response.json({ code, message, requestId: 'story' }, { status });

/** The story's own account logs in first; a person who does it here needs a code. */
function twoSteps({ body }: Asked, own: Readonly<Record<string, (asked: Asked, own: never) => unknown>>) {
  const { password, code } = body as Login;
  if (password !== 'story' && code === undefined)
    return refusal('second_factor_required', 'Enter the code of your authenticator app.', 401);
  if (code !== undefined && code !== '123456') return refusal('second_factor_wrong', 'This code is not valid.', 422);
  return own.login?.({ body } as Asked, {} as never) as SessionAnswer;
}

const meta: Meta<typeof EmbeddedLogin> = {
  title: 'Elements/Login',
  component: EmbeddedLogin,
  parameters: { without: { states: 'empty, loading', why: 'It begins empty, and waits for nothing.' } },
  args: { email: 'dana@example.com' },
};
export default meta;
type Story = StoryObj<typeof EmbeddedLogin>;

const logIn = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(await canvas.findByLabelText('Password'), 'secret');
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
};

export const Password: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Forgot your password?' });
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('dana@example.com');
  },
};
/** An account with two-step login asks for a code; a wrong one can be corrected. */
export const SecondStep: Story = {
  parameters: { answers: { login: twoSteps } },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await userEvent.type(await canvas.findByRole('textbox', { name: /code/i }), '000000{Enter}');
    await canvas.findByText('This code is not valid.');
  },
};
export const BackFromTheCode: Story = {
  parameters: { answers: { login: twoSteps } },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await canvas.findByRole('heading', { name: 'Enter your code' });
    await userEvent.click(canvas.getByRole('button', { name: 'Use another account' }));
    await canvas.findByLabelText('Password');
  },
};
export const Refused: Story = {
  parameters: {
    answers: {
      login: (asked: Asked, own: Parameters<typeof twoSteps>[1]) =>
        (asked.body as Login).password === 'story'
          ? twoSteps(asked, own)
          : refusal('credentials_invalid', 'Invalid credentials.', 401),
    },
  },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await canvas.findByRole('alert');
  },
};
export const ForgotPassword: Story = {
  parameters: { answers: { requestPasswordReset: () => ({ accepted: true }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forgot your password?' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'dana@example.com{Enter}');
    await canvas.findByText('dana@example.com', { exact: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to login' }));
    await canvas.findByLabelText('Password');
  },
};
/** On a page of the server itself, where it is configured for other sites. */
export const OtherSites: Story = {
  parameters: {
    answers: {
      appSettings: () => ({
        links: {
          tutorials: null,
          academy: null,
          review: null,
          templates: null,
          support: null,
          terms: null,
          privacy: null,
          cookies: null,
          faq: null,
        },
        maintenance: false,
        isRegistrationOpen: false,
        hasAssistant: false,
        supportWidgetUrl: null,
        socialSignIn: [{ provider: 'google', clientId: 'story', authorizeUrl: 'https://accounts.example/ask' }],
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Continue with Google' });
  },
};
export const OnAPhone: Story = { ...Password, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Password, ...DARK };
