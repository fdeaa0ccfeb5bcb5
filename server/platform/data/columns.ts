import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** An id or a reference to one. */
export const idColumn = (name: string) => bigint(name, { mode: 'number' });

export const timeColumn = (name: string) => timestamp(name, { withTimezone: true });

export const createdAt = () => timeColumn('created_at').notNull().defaultNow();
