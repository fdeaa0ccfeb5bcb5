import { TenantDomainPage } from '@spotreel/elements/internal/agency';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoDomain } from '../../story-account/answers/agency-answers';
import { DARK, LONG_WORDS, MIRRORED, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof TenantDomainPage> = {
  title: 'Agency/Domain',
  component: TenantDomainPage,
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof TenantDomainPage>;

export const Waiting: Story = { play: shown('Check now') };
export const Connected: Story = {
  parameters: { answers: { tenantDomain: () => ({ ...demoDomain, state: 'proved', problem: null }) } },
  play: shown('Connected'),
};
export const Empty: Story = {
  parameters: { answers: { tenantDomain: () => null } },
  play: shown('Connect'),
};
export const Loading: Story = { parameters: { answers: { tenantDomain: 'waits' } } };
export const Failed: Story = { parameters: { answers: { tenantDomain: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Waiting, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Waiting, ...MIRRORED };
export const Dark: Story = { ...Waiting, ...DARK };
