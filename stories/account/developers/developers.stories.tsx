import { AllowedOriginsPage, ApiKeysPage, WebhooksPage } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof ApiKeysPage> = {
  title: 'Account/Developers',
  component: ApiKeysPage,
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof ApiKeysPage>;

/** Dialogs are outside of the page. */
const dialog = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('alertdialog', undefined, { timeout: 8000 }));

export const Keys: Story = { play: shown('Shop server') };
/** The secret is there once: in the dialog after the key was made. */
export const MakesAKey: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Website');
    await userEvent.click(canvas.getByRole('button', { name: 'Create key' }));
    const shownOnce = await dialog(canvasElement);
    await waitFor(() => expect(shownOnce.getByRole('textbox', { name: 'Secret' })).toHaveDisplayValue(/^sr_live_/));
    await userEvent.click(shownOnce.getByRole('button', { name: 'Done' }));
    await canvas.findByText('Website');
    await expect(canvasElement.textContent).not.toContain('5b2f0c9d1e4a87663f52');
  },
};
/** Nothing ends before the question is answered. */
export const RevokesAKey: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Shop server' }));
    const question = await dialog(canvasElement);
    await waitFor(() => expect(canvas.getByText('Shop server')).toBeInTheDocument());
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(canvas.queryByText('Shop server')).toBeNull());
  },
};
export const RotatesAKey: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rotate Shop server' }));
    const question = await dialog(canvasElement);
    await userEvent.selectOptions(question.getByRole('combobox', { name: 'Current secret works for' }), '168');
    await userEvent.click(question.getByRole('button', { name: 'Rotate' }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('textbox', { name: 'Secret' }, { timeout: 8000 });
  },
};
/** Address for an agent: the server that the page talks to. */
export const ConnectsAnAgent: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Connect an AI agent' });
    await expect(canvas.getByRole('textbox', { name: 'Server address' })).toHaveDisplayValue(
      /^https?:\/\/[^/]+.*\/mcp$/,
    );
  },
};
export const TooManyKeys: Story = {
  parameters: { answers: { createApiKey: 'api_key_limit' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'One more{Enter}');
    await canvas.findByText('You have reached the limit of API keys. Revoke one first.');
  },
};
export const Empty: Story = { parameters: { answers: { apiKeys: () => [] } }, play: shown('No API keys yet') };
export const Loading: Story = { parameters: { answers: { apiKeys: 'waits' } } };
export const Failed: Story = { parameters: { answers: { apiKeys: 'internal' } }, play: shown('Try again') };

export const Origins: Story = { render: () => <AllowedOriginsPage />, play: shown('https://www.example.com') };
export const AddsAnOrigin: Story = {
  ...Origins,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Origin' }), 'https://shop.example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Add origin' }));
    await canvas.findByText('https://shop.example.com');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Origin' })).toHaveValue(''));
  },
};
export const NoOrigins: Story = {
  ...Origins,
  parameters: { answers: { allowedOrigins: () => [] } },
  play: shown('No allowed origins yet'),
};
export const FailedOrigins: Story = {
  ...Origins,
  parameters: { answers: { allowedOrigins: 'internal' } },
  play: shown('Try again'),
};

export const Webhooks: Story = { render: () => <WebhooksPage />, play: shown('https://old.example.com/hook') };
export const Deliveries: Story = {
  ...Webhooks,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Show deliveries' });
    if (!first) throw new Error('There is no webhook');
    await userEvent.click(first);
    await userEvent.click(await canvas.findByText('render.failed'));
    await canvas.findByText('No answer within 10 seconds', { exact: false });
    await userEvent.click(canvas.getByRole('button', { name: /^Send again: render.failed/ }));
  },
};
export const NoWebhooks: Story = {
  ...Webhooks,
  parameters: { answers: { webhooks: () => [] } },
  play: shown('No webhooks yet'),
};
export const FailedWebhooks: Story = {
  ...Webhooks,
  parameters: { answers: { webhooks: 'internal' } },
  play: shown('Try again'),
};
/** Keeps refused input in the form; a saved change is shown at once. */
export const ChangesAWebhook: Story = {
  ...Webhooks,
  play: async ({ canvas }) => {
    const [edit] = await canvas.findAllByRole('button', { name: 'Edit' });
    await userEvent.click(edit as HTMLElement);
    const [, url] = canvas.getAllByRole('textbox', { name: 'URL' });
    await userEvent.clear(url as HTMLElement);
    await userEvent.type(url as HTMLElement, 'https://new.example.com/hook{Enter}');
    await canvas.findByRole('heading', { name: 'https://new.example.com/hook' });
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};
export const WebhooksOnAPhone: Story = { ...Webhooks, ...PHONE };
export const WebhooksInTheDark: Story = { ...Webhooks, ...DARK };

export const OnAPhone: Story = { ...Keys, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Keys, ...ARABIC };
export const Dark: Story = { ...Keys, ...DARK };
