import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { Question } from './read-quiz';
import { lessonProgress } from './tables';

/** Names of the lessons that a person has finished. */
export async function doneLessons(db: Database, userId: number): Promise<ReadonlySet<string>> {
  const { lesson } = lessonProgress;
  const rows = await db.select({ lesson }).from(lessonProgress).where(eq(lessonProgress.userId, userId));
  return new Set(rows.map((row) => row.lesson));
}

/** Does nothing for a lesson that was finished before. */
export async function markDone(db: Database, userId: number, lesson: string): Promise<void> {
  await db.insert(lessonProgress).values({ userId, lesson }).onConflictDoNothing();
}

/** For each question, whether its answer is right; a missing one is wrong. */
export function checkAnswers(quiz: readonly Question[], answers: readonly number[]): boolean[] {
  return quiz.map(({ right }, place) => answers[place] === right);
}
