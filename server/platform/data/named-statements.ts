/** Statements with values that come again are prepared under a name: the database parses and plans them once a connection. */
import { createHash } from 'node:crypto';
import pg from 'pg';

/** Prepared statements that a connection keeps, each some 20 KB in its backend. */
const MOST_NAMED = 300;
/** Texts that are counted; texts with a list of values come in many lengths. */
const MOST_COUNTED = 2000;
/** A text that comes so often is worth a name. */
const NAMED_FROM = 3;

const names = new Map<string, string>();
const counts = new Map<string, number>();

/** The name under which the text is prepared; undefined: it has not come often enough, or there are too many. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMED) return known;
  const count = (counts.get(text) ?? 0) + 1;
  if (count < NAMED_FROM) {
    if (counts.size >= MOST_COUNTED) counts.clear();
    counts.set(text, count);
    return undefined;
  }
  counts.delete(text);
  const name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  names.set(text, name);
  return name;
}

interface Statement {
  readonly text: string;
  readonly name?: string | undefined;
}

/** A connection of a pool that names its statements. */
export class NamingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: `query` has fifteen overloads
  override query(...[first, values, ...rest]: any[]): any {
    const statement: Statement = typeof first === 'string' ? { text: first } : first;
    const isNameable =
      Array.isArray(values) && values.length > 0 && typeof statement.text === 'string' && !statement.name;
    const name = isNameable ? nameOf(statement.text) : undefined;
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const query = super.query as (...given: any[]) => any;
    return query.call(this, name === undefined ? first : { ...statement, name }, values, ...rest);
  }
}
