import { HelpView } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof HelpView> = {
  title: 'Account/Help',
  component: HelpView,
  parameters: { page: 'screen' },
  args: { pageLink: linkOf },
};
export default meta;
type Story = StoryObj<typeof HelpView>;

export const Topics: Story = { play: shown('Choose music') };
/** The slash key leads to the search, which answers as you type; Escape shows all topics again. */
export const Searches: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown('Choose music')({ canvasElement });
    await userEvent.keyboard('/export');
    await expect(await canvas.findByText('1 article found')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Export and download' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'First steps' })).toBeVisible());
  },
};
export const NothingFound: Story = { args: { search: 'unicorn' }, play: shown('No articles found') };
export const NoArticles: Story = { parameters: { answers: { helpTopics: () => [] } }, play: shown('No articles yet') };
export const Loading: Story = { parameters: { answers: { helpTopics: 'waits' } } };
export const Failed: Story = { parameters: { answers: { helpTopics: 'internal' } }, play: shown('Try again') };
export const SearchFailed: Story = {
  args: { search: 'crop' },
  parameters: { answers: { searchHelp: 'internal' } },
  play: shown('Try again'),
};
export const OnAPhone: Story = { ...Topics, ...PHONE };
export const LongWords: Story = { ...Topics, ...LONG_WORDS };
export const RightToLeft: Story = { ...Topics, ...ARABIC };
export const Dark: Story = { ...Topics, ...DARK };
