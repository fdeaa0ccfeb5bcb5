import { EmailStep, SocialButtons, SocialReturn } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { link } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const card = (form: ReactNode) => <div className="story-card">{form}</div>;
const onLeave = fn();
const offers = [
  { provider: 'google', clientId: 'story', authorizeUrl: 'https://accounts.example/ask' },
  { provider: 'facebook', clientId: 'story', authorizeUrl: 'https://facebook.example/ask' },
  { provider: 'twitter', clientId: null, authorizeUrl: null },
] as const;
const back = (address: string) =>
  card(
    <SocialReturn
      provider="twitter"
      address={address}
      onSignedIn={fn()}
      onBack={fn()}
      backLink={link('Back to login', 'sr-link')}
    />,
  );

const begun = () => {
  sessionStorage.setItem('spotreel.social', JSON.stringify({ provider: 'twitter', state: 'story' }));
};
const RETURN = 'https://videos.example/login/twitter?oauth_token=story&oauth_verifier=story';

const meta: Meta = {
  title: 'Account/Social sign-in',
  beforeEach: begun,
  parameters: { without: { states: 'empty', why: 'without a provider there is no button at all' } },
};
export default meta;
type Story = StoryObj;

export const Buttons: Story = {
  render: () => card(<SocialButtons offers={offers} onLeave={onLeave} />),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
    const asked = expect.stringContaining('https://accounts.example/ask?client_id=story');
    await waitFor(() => expect(onLeave).toHaveBeenCalledWith(asked));
  },
};
export const Unreachable: Story = {
  ...Buttons,
  parameters: { answers: { twitterUrl: 'internal' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Twitter' }));
    await canvas.findByText(/We couldn’t reach Twitter/);
  },
};
export const Loading: Story = {
  render: () => back(RETURN),
  parameters: { answers: { loginTwitter: 'waits' } },
  play: shown('Logging you in with Twitter…'),
};
export const TokenRefused: Story = {
  render: () => back(RETURN),
  parameters: { answers: { loginTwitter: 'social_token_invalid' } },
  play: shown('We could not confirm this login. Try again.'),
};
export const Canceled: Story = {
  render: () => back('https://videos.example/login/twitter?denied=story'),
  play: shown('The login with Twitter was canceled.'),
};
export const SecondFactor: Story = {
  render: () => back(RETURN),
  parameters: { answers: { loginTwitter: 'second_factor_required' } },
  play: shown('Enter your code'),
};
export const EmailFirst: Story = {
  render: () => <EmailStep page={card}>{({ email, ways }) => <p>{`${email}: ${ways.join(', ')}`}</p>}</EmailStep>,
  parameters: { answers: { loginCheck: () => ({ canSignIn: true, ways: ['password', 'invitation'] }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' Dana@Example.com{Enter}');
    await canvas.findByText('dana@example.com: password, invitation');
  },
};
export const OnAPhone: Story = { ...Buttons, play: async () => {}, ...PHONE };
export const LongWords: Story = { ...Buttons, play: async () => {}, ...LONG_WORDS };
export const RightToLeft: Story = { ...Buttons, play: async () => {}, ...ARABIC };
export const Dark: Story = { ...Buttons, play: async () => {}, ...DARK };
