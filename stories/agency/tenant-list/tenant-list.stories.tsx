import { TenantsView } from '@spotreel/elements/internal/agency';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof TenantsView> = {
  title: 'Agency/White labels',
  component: TenantsView,
  args: {
    kind: 'white_label',
    tenantLink: (_slug, label, className) => (
      <a href="#tenant" className={className}>
        {label}
      </a>
    ),
  },
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof TenantsView>;

export const Accounts: Story = { play: shown('Harbor Bakery') };
export const Empty: Story = {
  parameters: { answers: { tenants: () => ({ data: [], page: 1, numPages: 1, totalCount: 0 }) } },
  play: shown('None yet'),
};
export const Loading: Story = { parameters: { answers: { tenants: 'waits' } } };
export const Failed: Story = { parameters: { answers: { tenants: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Accounts, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Accounts, ...ARABIC };
export const Dark: Story = { ...Accounts, ...DARK };
