import { TenantProfile } from '@spotreel/elements/internal/agency';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DARK, LONG_WORDS, MIRRORED, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof TenantProfile> = {
  title: 'Agency/Profile',
  component: TenantProfile,
  args: { notFound: 'Page not found' },
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof TenantProfile>;

export const Own: Story = { play: shown('Main color') };
export const Empty: Story = {
  args: { slug: 'gone' },
  parameters: { answers: { tenants: () => ({ data: [], page: 1, numPages: 1, totalCount: 0 }) } },
  play: shown('Page not found'),
};
export const Loading: Story = { parameters: { answers: { ownTenant: 'waits' } } };
export const Failed: Story = { parameters: { answers: { ownTenant: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Own, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Own, ...MIRRORED };
export const Dark: Story = { ...Own, ...DARK };
