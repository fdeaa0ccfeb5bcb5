import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, timeColumn } from '../../platform/data/columns';

/** Lessons that a person has finished. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: idColumn('user_id').notNull(),
    lesson: text('lesson').notNull(),
    doneAt: timeColumn('done_at').notNull().defaultNow(),
  },
  ({ userId, lesson }) => [primaryKey({ columns: [userId, lesson] })],
);
