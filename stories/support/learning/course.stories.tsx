import { CourseView } from '@spotreel/elements/internal/account';
import { EmptyState } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof CourseView> = {
  title: 'Account/Course',
  component: CourseView,
  parameters: { page: 'screen', without: { states: 'empty', why: 'a course has a lesson at least' } },
  args: { pageLink: linkOf, notFound: <EmptyState title="Course not found" /> },
};
export default meta;
type Story = StoryObj<typeof CourseView>;

/** The next lesson to take opens. */
export const NextLesson: Story = { play: shown('What comes last in a recipe?') };
/** A wrong answer can be changed; with the last right one the lesson is done. */
export const AnswersQuestions: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown('What comes last in a recipe?')({ canvasElement });
    const check = canvas.getByRole('button', { name: 'Check answers' });
    await expect(check).toBeDisabled();
    await userEvent.click(canvas.getByLabelText('The most beautiful image'));
    await userEvent.click(canvas.getByLabelText('About seven'));
    await userEvent.click(check);
    await expect(await canvas.findByText('1 answer isn’t right yet.')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('What people should do'));
    await userEvent.click(check);
    await expect(await canvas.findByText('All answers are right. This lesson is done.')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('2 of 2 lessons done')).toBeVisible());
  },
};
export const NotFound: Story = { args: { slug: 'no-such-course' }, play: shown('Course not found') };
export const LessonFailed: Story = { parameters: { answers: { lesson: 'internal' } }, play: shown('Try again') };
export const Loading: Story = { parameters: { answers: { lesson: 'waits' } } };
export const OnAPhone: Story = { ...NextLesson, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...NextLesson, ...DARK };
