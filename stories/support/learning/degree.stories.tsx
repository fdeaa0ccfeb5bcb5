import { DegreeView } from '@spotreel/elements/internal/account';
import { EmptyState } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof DegreeView> = {
  title: 'Account/Degree',
  component: DegreeView,
  parameters: { page: 'screen', without: { states: 'empty', why: 'a degree has a course at least' } },
  args: { pageLink: linkOf, notFound: <EmptyState title="Course not found" /> },
};
export default meta;
type Story = StoryObj<typeof DegreeView>;

export const Courses: Story = { play: shown('A look of your own') };
export const NotFound: Story = { args: { slug: 'no-such-degree' }, play: shown('Course not found') };
export const Loading: Story = { parameters: { answers: { university: 'waits' } } };
export const Failed: Story = { parameters: { answers: { university: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Courses, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Courses, ...DARK };
