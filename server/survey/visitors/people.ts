/** The people of an environment, by the ids that their site gives them. The first word of somebody makes them known. */
import { createId } from '@paralleldrive/cuid2';
import { and, eq, sql } from 'drizzle-orm';
import { takeTurns } from '../../platform/data/advisory-locks';
import type { Database } from '../../platform/data/database';
import { invalidFields } from '../../platform/http/api-error';
import type { SurveyServices } from '../domain';
import { surveyAttributeClass, surveyPerson } from '../tables';

export type PersonRow = typeof surveyPerson.$inferSelect;
/** Values by name, as a client sends them; they are stored as texts. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

type Parts = Pick<SurveyServices, 'db' | 'quotas'>;

/** `beforeNew`: runs before somebody is made known. Throws `quota_exceeded` where the environment knows as many as it may. */
export async function personOf(
  { db, quotas }: Parts,
  environmentId: string,
  userId: string,
  beforeNew?: () => Promise<void>,
): Promise<PersonRow> {
  const known = and(eq(surveyPerson.environmentId, environmentId), eq(surveyPerson.userId, userId));
  const [existing] = await db.select().from(surveyPerson).where(known);
  if (existing) return existing;
  await beforeNew?.();
  await db.transaction(async (tx) => {
    const values = { id: createId(), environmentId, userId };
    const made = await tx.insert(surveyPerson).values(values).onConflictDoNothing().returning({ id: surveyPerson.id });
    if (made.length > 0) await quotas.requireRoom(tx, 'survey_people', environmentId, { added: 1 });
  });
  const [person] = await db.select().from(surveyPerson).where(known);
  if (!person) throw new Error('The person was not created');
  return person;
}

/** Attributes of an environment: anybody can name new ones. */
const MAX_CLASSES = 150;
/** Bytes of the attributes of one person, as JSON. */
const MAX_ATTRIBUTES = 32 * 1024;

/**
 * Sets attributes; those that are not named stay. An attribute's first use makes its class, which filters name. Throws
 * `validation_failed` for new ones where the environment has 150, and where a person would have more than 32 KB of them.
 */
export async function setAttributes(db: Database, person: PersonRow, attributes: Attributes): Promise<void> {
  const texts = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
  const names = Object.keys(texts);
  if (names.length === 0) return;
  await db.transaction(async (tx) => {
    await makeClasses(tx, person.environmentId, names);
    const [changed] = await tx
      .update(surveyPerson)
      .set({ attributes: sql`${surveyPerson.attributes} || ${JSON.stringify(texts)}::jsonb` })
      .where(eq(surveyPerson.id, person.id))
      .returning({ attributes: surveyPerson.attributes });
    if (changed && Buffer.byteLength(JSON.stringify(changed.attributes)) > MAX_ATTRIBUTES)
      throw invalidFields({ attributes: [`A person has at most ${MAX_ATTRIBUTES / 1024} KB of attributes`] });
  });
}

async function makeClasses(tx: Database, environmentId: string, names: readonly string[]): Promise<void> {
  const existing = async () => new Set((await attributeClasses(tx, environmentId)).map(({ name }) => name));
  const missing = (known: ReadonlySet<string>) => names.filter((name) => !known.has(name));
  if (missing(await existing()).length === 0) return;
  await takeTurns(tx, 'attribute-class', environmentId);
  const known = await existing();
  const fresh = missing(known);
  if (known.size + fresh.length > MAX_CLASSES) {
    const [first = ''] = fresh;
    throw invalidFields({ [`attributes.${first}`]: [`An environment has at most ${MAX_CLASSES} attributes`] });
  }
  if (fresh.length === 0) return;
  await tx.insert(surveyAttributeClass).values(fresh.map((name) => ({ id: createId(), environmentId, name })));
}

/** The attributes that anybody of an environment has had. */
export function attributeClasses(db: Database, environmentId: string) {
  return db.select().from(surveyAttributeClass).where(eq(surveyAttributeClass.environmentId, environmentId));
}

/** The person of a body's `userId`; null (a visitor without an id) stays null. */
export async function personIdOf(
  parts: Parts,
  environmentId: string,
  userId: string | null | undefined,
): Promise<string | null> {
  return userId ? (await personOf(parts, environmentId, userId)).id : null;
}

/** A user id of a path, which no schema has seen. Throws `validation_failed`. */
export function requireUserId(text: string): string {
  if (text.length >= 1 && text.length <= 200) return text;
  throw invalidFields({ userId: ['A text of 1 to 200 characters'] });
}
