import { Button, EmptyState, Notice } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Film } from 'lucide-react';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { LONG_ACTION, LONG_NAME } from '../../story-account/people-texts';

const meta: Meta<typeof Notice> = {
  parameters: { without: { states: 'loading', why: 'It is shown when loading is over.' } },
  title: 'Controls/Notice',
  component: Notice,
  tags: ['autodocs'],
  args: { tone: 'info', title: 'A newer version is open', children: 'Somebody changed this video in another tab.' },
};
export default meta;
type Story = StoryObj<typeof Notice>;

export const Info: Story = {};
export const Warning: Story = {
  args: { tone: 'warning', title: 'The scenes have changed since the music was fitted.' },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Your videos could not be loaded',
    children: 'The server cannot be reached.',
    action: <Button>Try again</Button>,
  },
};

export const Empty: Story = {
  render: () => (
    <EmptyState icon={<Film aria-hidden />} title="No videos yet" action={<Button variant="primary">Library</Button>}>
      Choose a recipe: your video is ready in a few minutes.
    </EmptyState>
  ),
};

export const OnAPhone: Story = { ...Danger, ...PHONE };
export const LongWords: Story = {
  args: { tone: 'danger', title: LONG_NAME, children: LONG_NAME, action: <Button>{LONG_ACTION}</Button> },
  ...LONG_WORDS,
};
export const RightToLeft: Story = {
  args: {
    tone: 'danger',
    title: 'تعذر تحميل مقاطعك',
    children: 'لا يمكن الوصول إلى الخادم.',
    action: <Button>أعد المحاولة</Button>,
  },
  ...ARABIC,
};
export const Dark: Story = { ...Danger, ...DARK };
