import { SharedAssetsView } from '@spotreel/elements/internal/agency';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DARK, LONG_WORDS, MIRRORED, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof SharedAssetsView> = {
  title: 'Agency/Assets',
  component: SharedAssetsView,
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof SharedAssetsView>;

export const Assets: Story = { play: shown('Share') };
export const Empty: Story = {
  parameters: { answers: { mediaList: () => ({ data: [], page: 1, numPages: 1, totalCount: 0 }) } },
  play: shown('No files yet'),
};
export const Loading: Story = { parameters: { answers: { mediaList: 'waits' } } };
export const Failed: Story = { parameters: { answers: { mediaList: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Assets, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Assets, ...MIRRORED };
export const Dark: Story = { ...Assets, ...DARK };
