import { UniversityHome } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof UniversityHome> = {
  title: 'Account/University',
  component: UniversityHome,
  parameters: { page: 'screen' },
  args: { pageLink: linkOf },
};
export default meta;
type Story = StoryObj<typeof UniversityHome>;

const done = {
  slug: 'one',
  title: 'One video, one message',
  summary: 'Decide what people should remember.',
  minutes: 4,
  posterUrl: null,
  video: null,
  questions: 2,
  isDone: true,
};

export const Degrees: Story = { play: shown('1 of 3 lessons done') };
/** Nothing is left to take. */
export const AllDone: Story = {
  parameters: {
    answers: {
      university: () => [
        { slug: 'maker', name: 'Video maker', courses: [{ slug: 'first', name: 'Your first video', lessons: [done] }] },
      ],
    },
  },
  play: shown('See all lessons'),
};
export const NoCourses: Story = { parameters: { answers: { university: () => [] } }, play: shown('No courses yet') };
export const Loading: Story = { parameters: { answers: { university: 'waits' } } };
export const Failed: Story = { parameters: { answers: { university: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Degrees, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Degrees, ...DARK };
