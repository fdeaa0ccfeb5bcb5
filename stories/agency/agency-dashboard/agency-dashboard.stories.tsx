import { AgencyDashboard } from '@spotreel/elements/internal/agency';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DARK, LONG_WORDS, MIRRORED, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof AgencyDashboard> = {
  title: 'Agency/Dashboard',
  component: AgencyDashboard,
  args: {
    clientsLink: (label, className) => (
      <a href="#clients" className={className}>
        {label}
      </a>
    ),
  },
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof AgencyDashboard>;

export const Month: Story = { play: shown('Clients by exports') };
export const Empty: Story = {
  parameters: {
    answers: {
      agencySummary: () => ({
        from: '2026-11-01T00:00:00.000Z',
        to: '2026-11-02T00:00:00.000Z',
        clients: 0,
        activeClients: 0,
        projects: 0,
        renders: 0,
        days: [],
        topClients: [],
      }),
    },
  },
  play: shown('No clients yet'),
};
export const Loading: Story = { parameters: { answers: { agencySummary: 'waits' } } };
export const Failed: Story = { parameters: { answers: { agencySummary: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Month, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Month, ...MIRRORED };
export const Dark: Story = { ...Month, ...DARK };
