import { ClientsView } from '@spotreel/elements/internal/agency';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof ClientsView> = {
  title: 'Agency/Clients',
  component: ClientsView,
  args: { onActing: () => {} },
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof ClientsView>;

export const Clients: Story = { play: shown('kim@juniper.example') };
export const Empty: Story = {
  parameters: { answers: { clients: () => ({ data: [], page: 1, numPages: 1, totalCount: 0 }) } },
  play: shown('No clients yet'),
};
export const Loading: Story = { parameters: { answers: { clients: 'waits' } } };
export const Failed: Story = { parameters: { answers: { clients: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Clients, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Clients, ...ARABIC };
export const Dark: Story = { ...Clients, ...DARK };
