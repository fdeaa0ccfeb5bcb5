import { UsageView } from '@spotreel/elements/internal/operator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoUsage } from '../../story-account/demo-surveys';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof UsageView> = {
  title: 'Operator/Usage',
  component: UsageView,
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof UsageView>;

export const TwoWeeks: Story = { play: shown('noor@example.com') };
export const Loading: Story = { parameters: { answers: { usage: 'waits' } } };
export const Empty: Story = { parameters: { answers: { usage: () => ({ ...demoUsage, users: [], pages: [] }) } } };
export const Failed: Story = { parameters: { answers: { usage: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...TwoWeeks, ...PHONE };
export const LongWords: Story = { ...TwoWeeks, ...LONG_WORDS };
export const RightToLeft: Story = { ...TwoWeeks, ...ARABIC };
export const Dark: Story = { ...TwoWeeks, ...DARK };
