import { AuditView } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof AuditView> = {
  title: 'Account/Audit log',
  component: AuditView,
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof AuditView>;

export const Entries: Story = { play: shown('DELETE /v1/project/100012') };
export const Empty: Story = {
  parameters: { answers: { auditLog: () => ({ data: [], page: 1, numPages: 1, totalCount: 0 }) } },
  play: shown('Nothing here yet'),
};
export const Loading: Story = { parameters: { answers: { auditLog: 'waits' } } };
export const Failed: Story = { parameters: { answers: { auditLog: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Entries, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Entries, ...ARABIC };
export const Dark: Story = { ...Entries, ...DARK };
