/**
 * An error as a log may hold it: what failed, where and why. The values of a statement stay out: among them are
 * passwords, mail addresses and tokens.
 */
import { DrizzleQueryError } from 'drizzle-orm';

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

/** Texts of errors repeat what failed: addresses with passwords, answers of providers, pieces of a body. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  // https://user:password@host
  [/:\/\/[^\s/@]+@/g, '://…@'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{4,}/gi, '$1 …'],
  [/\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, '…'],
  [/\b(sk|pk|rk|whsec|xox[bp])_[\w-]{6,}/g, '$1_…'],
  // token=…, "client_secret": "…"
  [
    /(\b\w{0,40}?(?:token|secret|password|passwd|api_?key|signature|credential|verifier)\w{0,40}|\b(?:sig|key|code|state|otp|pin))(["']?\s{0,8}[=:]\s{0,8}["']?)[^\s"'&,;}]+/gi,
    '$1$2…',
  ],
  // V8 quotes what is no JSON
  [/"[^"]*"(\.\.\.)?(?= is not valid JSON)/g, '"…"'],
];

/** The same text, in which what looks like a secret is `…`. */
function withoutSecrets(text: string): string {
  return SHAPES.reduce((clean, [shape, replacement]) => clean.replace(shape, replacement), text);
}
