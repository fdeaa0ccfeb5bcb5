import { LegalPagesEditor } from '@spotreel/elements/internal/agency';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { link } from '../../story-account/links';
import { DARK, LONG_WORDS, MIRRORED, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof LegalPagesEditor> = {
  title: 'Agency/Legal pages',
  component: LegalPagesEditor,
  parameters: { page: 'screen' },
  args: { viewLink: (_kind, label, className) => link(label, className), linkOf: () => null },
};
export default meta;
type Story = StoryObj<typeof LegalPagesEditor>;

export const Full: Story = { play: shown('Publish') };
export const Linked: Story = {
  args: { linkOf: (kind) => (kind === 'terms' ? 'https://legal.example/terms' : null) },
  play: shown('Publish'),
};
export const Empty: Story = {
  parameters: {
    answers: {
      legalPageDrafts: () => ['terms', 'privacy', 'cookies'].map((kind) => ({ kind, text: '', updatedAt: null })),
    },
  },
  play: shown('Publish'),
};
export const Loading: Story = { parameters: { answers: { legalPageDrafts: 'waits' } } };
export const Failed: Story = { parameters: { answers: { legalPageDrafts: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Full, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Full, ...MIRRORED };
export const Dark: Story = { ...Full, ...DARK };
