import { IntegrationsPage } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoChannel, demoPublishing, YOUTUBE } from '../../story-account/answers/publishing-answers';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const OTHERS = { linkedIdentities: () => [] };
const SET_UP = { ...OTHERS, publishing: () => demoPublishing };
const EMPTY = { ...OTHERS, publishing: () => ({ platforms: YOUTUBE, connections: [] }) };

const meta: Meta<typeof IntegrationsPage> = {
  title: 'Account/Publishing',
  component: IntegrationsPage,
  parameters: { page: 'screen', answers: SET_UP },
  args: { providers: [], developerLink: undefined },
};
export default meta;
type Story = StoryObj<typeof IntegrationsPage>;

export const Connected: Story = {
  play: async (context) => {
    await shown('Juniper Kitchen')(context);
    await waitFor(() => expect(context.canvas.getByText('Your plan includes 1 connected channel.')).toBeVisible());
  },
};
export const Empty: Story = { parameters: { answers: EMPTY }, play: shown('Connect YouTube') };
/** Without keys of the operator there is no panel. */
export const NotSetUp: Story = {
  parameters: { answers: { ...OTHERS, publishing: () => ({ platforms: [], connections: [] }) } },
  play: async (context) => {
    await shown('Add reviews')(context);
    await expect(context.canvas.queryByText('Publishing')).toBeNull();
  },
};
export const NeedsLogin: Story = {
  parameters: {
    answers: {
      ...OTHERS,
      publishing: () => ({ platforms: YOUTUBE, connections: [{ ...demoChannel, needsLogin: true }] }),
    },
  },
  play: shown('YouTube ended our access. Connect the channel again to publish.'),
};
/** The way back from YouTube. */
export const ComesBack: Story = {
  args: { publishingReturn: { platform: 'youtube', state: 'state', code: 'code' } },
  play: shown(/Juniper Kitchen is connected/),
};
export const Connecting: Story = {
  args: { publishingReturn: { platform: 'youtube', state: 'state', code: 'code' } },
  parameters: { answers: { ...EMPTY, connectPublishing: 'waits' } },
  play: shown('Connecting your channel…'),
};
export const Declined: Story = {
  args: { publishingReturn: { platform: 'youtube', state: 'state', code: '' } },
  parameters: { answers: EMPTY },
  play: shown('You didn’t allow access, so no channel was connected.'),
};
export const Refused: Story = {
  args: { publishingReturn: { platform: 'youtube', state: 'state', code: 'code' } },
  parameters: { answers: { ...EMPTY, connectPublishing: 'publishing_channel_missing' } },
  play: shown('This account has no channel. Create one on the platform, then try again.'),
};
export const Unreachable: Story = {
  parameters: { answers: { ...EMPTY, beginPublishingLogin: 'rate_limited' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect YouTube' }));
    await canvas.findByRole('alert');
  },
};
export const Disconnects: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect Juniper Kitchen' }));
    const page = within(canvasElement.ownerDocument.body);
    const question = within(await page.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: 'Disconnect' })).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Disconnect' }));
    await canvas.findByText('No channel connected yet');
  },
};
export const Failed: Story = {
  parameters: { answers: { ...OTHERS, publishing: 'internal' } },
  play: shown('Try again'),
};
export const Loading: Story = { parameters: { answers: { ...OTHERS, publishing: 'waits' } } };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = {
  ...DARK,
  parameters: { answers: SET_UP },
  play: shown('Juniper Kitchen'),
};
export const Phone: Story = {
  ...PHONE,
  parameters: { answers: SET_UP },
  play: shown('Juniper Kitchen'),
};
