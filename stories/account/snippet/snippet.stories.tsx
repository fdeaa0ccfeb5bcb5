import { SnippetPage } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof SnippetPage> = {
  title: 'Account/Embed code',
  component: SnippetPage,
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof SnippetPage>;

type Canvas = ReturnType<typeof within>;
const code = (canvas: Canvas, name: string) => canvas.findByRole('tabpanel', { name });
const choose = async (canvas: Canvas, field: string, value: string) =>
  userEvent.selectOptions(await canvas.findByRole('combobox', { name: field }), value);

export const Templates: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('https://www.example.com is one of your allowed origins.');
    await expect(await code(canvas, 'HTML')).toHaveTextContent('<template-grid></template-grid>');
    await expect(await code(canvas, 'Node.js')).toHaveTextContent("origins: ['https://www.example.com']");
    await canvas.findByTitle('Preview');
  },
};
export const React: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'React' }));
    await expect(await code(canvas, 'React')).toHaveTextContent("from 'react'");
  },
};
export const Vue: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Vue' }));
    await expect(await code(canvas, 'Vue')).toHaveTextContent('<script setup>');
  },
};
/** One plugin is the page and its server. */
export const WordPress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'WordPress' }));
    await expect(await code(canvas, 'WordPress')).toHaveTextContent('register_rest_route');
    await expect(canvas.queryByRole('tab', { name: 'curl' })).toBeNull();
  },
};
export const ServerCalls: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'curl' }));
    await expect(await code(canvas, 'curl')).toHaveTextContent('Authorization: Bearer $SPOTREEL_API_KEY');
  },
};
/** The look goes into the preview and into the code. */
export const BrandColor: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Use my brand color' }));
    await choose(canvas, 'Theme', 'dark');
    await choose(canvas, 'Language', 'ja');
    const html = await code(canvas, 'HTML');
    await expect(html).toHaveTextContent('--spotreel-accent: #1d4ed8; --spotreel-accent-text: #ffffff;');
    await expect(html).toHaveTextContent('data-theme="dark" data-locale="ja"');
  },
};
/** People of the server log in, so that no server of the page's own is needed. */
export const SpotreelLogin: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Who uses it', 'login');
    await waitFor(() => expect(canvas.queryByRole('tab', { name: 'Node.js' })).toBeNull());
    await expect(await code(canvas, 'HTML')).not.toHaveTextContent('getAccessToken');
  },
};
export const Editor: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Element', 'project-editor');
    await expect(await canvas.findByRole('combobox', { name: 'Video' })).toHaveDisplayValue(
      'People choose a template first',
    );
    await expect(await code(canvas, 'HTML')).toHaveTextContent("createElement('project-editor')");
  },
};
export const OneVideo: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Element', 'video-player');
    await expect(await code(canvas, 'HTML')).toHaveTextContent(/<video-player project-id="\d+">/);
    await canvas.findByText('This video is yours.', { exact: false });
  },
};
export const NoVideos: Story = {
  parameters: { answers: { projects: () => ({ data: [], page: 1, numPages: 1, totalCount: 0 }) } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Element', 'video-player');
    await canvas.findByText('You have no videos yet. Create one, and choose it here.');
    await canvas.findByRole('heading', { name: 'Choose a video to see the element.' });
  },
};
export const SurveyWithoutEnvironment: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Element', 'survey-modal');
    await canvas.findByRole('heading', { name: 'Enter an environment ID to see the element.' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Environment ID' }), 'env1');
    await expect(await code(canvas, 'HTML')).toHaveTextContent('environment-id="env1"');
  },
};

const typeOrigin = async (canvas: Canvas, origin: string) => {
  const field = await canvas.findByRole('textbox', { name: 'Origin of your page' });
  await userEvent.clear(field);
  await userEvent.type(field, origin);
};
/** One button puts the site on the list. */
export const AllowsTheOrigin: Story = {
  play: async ({ canvas }) => {
    await typeOrigin(canvas, 'https://shop.example.com/videos');
    await canvas.findByText('https://shop.example.com isn’t one of your allowed origins.', { exact: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Allow this origin' }));
    await canvas.findByText('https://shop.example.com is one of your allowed origins.');
  },
};
export const OriginMissing: Story = {
  play: async ({ canvas }) => {
    await typeOrigin(canvas, 'https://shop.example.com');
    await canvas.findByRole('button', { name: 'Allow this origin' });
  },
};
export const OriginRefused: Story = {
  parameters: { answers: { allowOrigin: 'allowed_origin_limit' } },
  play: async (context) => {
    await OriginMissing.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Allow this origin' }));
    await context.canvas.findByText('You have reached the limit', { exact: false });
  },
};
export const OriginInvalid: Story = {
  play: async ({ canvas }) => {
    await typeOrigin(canvas, 'shop');
    await canvas.findByText('Enter an origin, such as https://www.example.com.');
  },
};
export const FailedOrigins: Story = {
  parameters: { answers: { allowedOrigins: 'internal' } },
  play: shown('We couldn’t load the allowed origins'),
};

/** The secret is there once. */
export const MakesTheFirstKey: Story = {
  parameters: { answers: { apiKeys: () => [] } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create API key' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('alertdialog', undefined, { timeout: 8000 }));
    await expect(dialog.getByRole('textbox', { name: 'Secret' })).toHaveDisplayValue(/^sr_live_/);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await canvas.findByText('such as Website.', { exact: false });
  },
};
export const NoKey: Story = {
  parameters: { answers: { apiKeys: () => [] } },
  play: shown('Your server needs an API key'),
};
export const TooManyKeys: Story = {
  parameters: { answers: { apiKeys: () => [], createApiKey: 'api_key_limit' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create API key' }));
    await canvas.findByText('You have reached the limit of API keys.', { exact: false });
  },
};
export const FailedKeys: Story = {
  parameters: { answers: { apiKeys: 'internal' } },
  play: shown('We couldn’t load the API keys'),
};
export const Loading: Story = { parameters: { answers: { apiKeys: 'waits', allowedOrigins: 'waits' } } };

export const OnAPhone: Story = { ...Templates, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Templates, ...DARK };
