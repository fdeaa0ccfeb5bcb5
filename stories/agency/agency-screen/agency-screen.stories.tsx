import { AgencyUsers } from '@spotreel/elements/internal/agency';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof AgencyUsers> = {
  title: 'Agency/Users',
  component: AgencyUsers,
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof AgencyUsers>;

export const Users: Story = { play: shown('Kim Okafor') };
export const Empty: Story = { parameters: { answers: { invitations: () => [] } }, play: shown('No invitations yet') };
export const Loading: Story = { parameters: { answers: { people: 'waits' } } };
export const Failed: Story = { parameters: { answers: { people: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Users, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Users, ...ARABIC };
export const Dark: Story = { ...Users, ...DARK };
