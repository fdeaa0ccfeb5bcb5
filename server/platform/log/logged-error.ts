/**
 * An error as a log may hold it: what failed, where and why. The values of a statement stay out: among them are
 * passwords, mail addresses and tokens.
 */
import { DrizzleQueryError } from 'drizzle-orm';
import { withoutSecrets } from './without-secrets';

export interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** Lines of the call stack, without the message. */
  readonly stack?: string;
  readonly cause?: LoggedError;
  readonly [field: string]: unknown;
}

/** Fields of system and database errors that hold names, never values (`detail` and `where` do). */
const SAFE_FIELDS = ['code', 'errno', 'syscall', 'path', 'severity', 'table', 'column', 'constraint', 'routine'];
const LONGEST_MESSAGE = 2000;
/** An error may be its own cause. */
const DEEPEST_CAUSE = 5;

export function toLoggedError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'Something that is no error was thrown' };
  const fields = SAFE_FIELDS.map((name) => [name, (thrown as unknown as Record<string, unknown>)[name]] as const);
  const stack = callsOf(thrown);
  return {
    type: thrown.constructor.name,
    message: withoutSecrets(messageWithoutValues(thrown).slice(0, LONGEST_MESSAGE)),
    ...Object.fromEntries(fields.filter(([, value]) => typeof value === 'string' || typeof value === 'number')),
    ...(stack !== '' && { stack }),
    ...(thrown.cause !== undefined && depth < DEEPEST_CAUSE && { cause: toLoggedError(thrown.cause, depth + 1) }),
  };
}

function messageWithoutValues(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const isDataException = 'severity' in error && 'code' in error && String(error.code).startsWith('22');
  // such as: invalid input syntax for type json: "..."
  return isDataException ? error.message.replace(/".*"/s, '"…"') : error.message;
}

/** The message comes again at the beginning of a stack. */
function callsOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
