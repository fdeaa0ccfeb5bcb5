import { pino } from 'pino';

/** Structured lines; `fields` first, as pino takes them. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: object): Log;
}

const secret = ['authorization', 'token', 'refreshToken', 'password', 'sig', 'cookie'];

/** To standard output. Requests are logged without query and headers; what still carries a secret is struck out. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  });
}

const nothing = () => {};
export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing, child: () => silentLog };
