import { BrandsView } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof BrandsView> = {
  title: 'Account/Brands',
  component: BrandsView,
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof BrandsView>;

export const Two: Story = { play: shown('Juniper & Co') };
export const Loading: Story = { parameters: { answers: { organisations: 'waits' } } };
export const Empty: Story = { parameters: { answers: { organisations: () => [] } } };
export const Failed: Story = { parameters: { answers: { organisations: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Two, ...PHONE };
export const LongWords: Story = { ...Two, ...LONG_WORDS };
export const RightToLeft: Story = { ...Two, ...ARABIC };
export const Dark: Story = { ...Two, ...DARK };
