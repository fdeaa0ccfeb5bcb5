import { type DestinationStream, pino } from 'pino';
import { toLoggedError } from './logged-error';

/** Structured lines; `fields` first, as pino takes them. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: object): Log;
}

const secret = [
  'authorization',
  'token',
  'accessToken',
  'refreshToken',
  'password',
  'secret',
  'apiKey',
  'sig',
  'signature',
  'cookie',
  'pin',
];

/**
 * Requests are logged without query and headers, errors without the values of their statements; what still carries a
 * secret is struck out. `destination`: default standard output.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    serializers: { err: toLoggedError },
  };
  return destination ? pino(options, destination) : pino(options);
}

const nothing = () => {};
export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing, child: () => silentLog };
