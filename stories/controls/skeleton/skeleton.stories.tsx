import { Skeleton } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DARK } from '../../story-account/looks';

const meta: Meta<typeof Skeleton> = {
  parameters: {
    without: { states: 'loading, empty, error, long, rtl, phone', why: 'It is the state of loading, without words.' },
  },
  title: 'Controls/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  args: { shape: 'landscape' },
  render: (args) => (
    <div className="story-card">
      <Skeleton {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Landscape: Story = {};
export const Portrait: Story = { args: { shape: 'portrait' } };
export const Square: Story = { args: { shape: 'square' } };
export const Card: Story = {
  render: () => (
    <div className="story-card story-stack">
      <Skeleton shape="landscape" />
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </div>
  ),
};
export const Dark: Story = { ...Card, ...DARK };
