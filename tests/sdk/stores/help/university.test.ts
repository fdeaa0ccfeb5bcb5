import { describe, expect, it } from 'vitest';
import { createUniversity } from '../../../../sdk/stores/help/university';
import { openSpotreel } from '../open-spotreel';

const entry = { slug: 'one', title: 'One', summary: '', minutes: 3, isDone: false, posterUrl: null, video: null };
const degree = {
  slug: 'maker',
  name: 'Maker',
  courses: [{ slug: 'first', name: 'First', lessons: [{ ...entry, questions: 1 }] }],
};
const lesson = {
  ...entry,
  course: 'first',
  language: 'en',
  blocks: [],
  questions: [{ text: 'Q', choices: ['A', 'B'] }],
  previous: null,
  next: null,
};

async function open() {
  const { spotreel, server } = await openSpotreel();
  server.always('university', () => [degree]);
  server.always('lesson', () => lesson);
  server.always('finishLesson', ({ body }) => {
    const isRight = (body as { answers: number[] }).answers[0] === 1;
    return { right: [isRight], isDone: isRight };
  });
  const university = createUniversity(spotreel);
  await university.load();
  await university.open('one');
  return { university, server };
}

describe('the university', () => {
  it('marks a lesson as done everywhere once its answers are right', async () => {
    const { university } = await open();
    await university.finish([0]);
    expect(university.$check.get().result).toEqual({ right: [false], isDone: false });
    expect(university.$lesson.get().data?.isDone).toBe(false);
    await university.finish([1]);
    expect(university.$lesson.get().data?.isDone).toBe(true);
    expect(university.$degrees.get().data?.[0]?.courses[0]?.lessons[0]?.isDone).toBe(true);
  });

  it('says why answers were not checked, and forgets them with the next lesson', async () => {
    const { university, server } = await open();
    server.refuse('finishLesson', 'internal');
    await university.finish([1]);
    expect(university.$check.get()).toMatchObject({ isBusy: false, result: null, failure: { code: 'internal' } });
    await university.open('one');
    expect(university.$check.get().failure).toBeUndefined();
  });
});
