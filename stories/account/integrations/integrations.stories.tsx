import { IntegrationsPage } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DARK, LONG_WORDS, MIRRORED, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof IntegrationsPage> = {
  title: 'Account/Integrations',
  component: IntegrationsPage,
  parameters: { page: 'screen' },
  args: {
    providers: ['google', 'facebook'],
    developerLink: ({ page, label, name, className }) => (
      <a href={`#${page}`} className={className} aria-label={name}>
        {label}
      </a>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof IntegrationsPage>;

export const Admin: Story = {
  play: async (context) => {
    await context.canvas.findByRole('link', { name: 'Manage: API keys' });
    await shown(/\d API key/)(context);
  },
};
/** People who manage no team connect logins alone. */
export const Person: Story = {
  args: { developerLink: undefined },
  play: async (context) => {
    await shown('Other ways to log in')(context);
    await expect(context.canvas.queryByText('Developers')).toBeNull();
  },
};
export const NothingLinked: Story = {
  args: { developerLink: undefined },
  parameters: { answers: { linkedIdentities: () => [] } },
  play: shown('Log out and log in with Google or Facebook once'),
};
/** Without other sites to log in with, reviews are left. */
export const Empty: Story = {
  args: { developerLink: undefined, providers: [] },
  parameters: { answers: { linkedIdentities: () => [], reviewUserSources: () => [] } },
  play: shown('No reviews yet'),
};
export const Loading: Story = { parameters: { answers: { apiKeys: 'waits', linkedIdentities: 'waits' } } };
export const Failed: Story = { parameters: { answers: { webhooks: 'internal' } }, play: shown('Try again') };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...MIRRORED, play: shown('Manage') };
export const Dark: Story = { ...DARK, play: shown('Manage') };
export const Phone: Story = { ...PHONE, play: shown('Manage') };
