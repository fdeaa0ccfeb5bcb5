import { CreationsView } from '@spotreel/elements/internal/agency';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof CreationsView> = {
  title: 'Agency/Creations',
  component: CreationsView,
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof CreationsView>;

export const Creations: Story = { play: shown('Winter menu') };
export const Empty: Story = {
  parameters: { answers: { creations: () => ({ data: [], page: 1, numPages: 1, totalCount: 0 }) } },
  play: shown('Nothing here yet'),
};
export const Loading: Story = { parameters: { answers: { creations: 'waits' } } };
export const Failed: Story = { parameters: { answers: { creations: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Creations, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Creations, ...ARABIC };
export const Dark: Story = { ...Creations, ...DARK };
