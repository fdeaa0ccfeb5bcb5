/**
 * The security slice: the only thing that is kept in the browser between visits (docs/rules/app.md#session), and the port
 * it is kept through.
 */
import { isJsonObject } from '../request/failure';
import { parseJson } from '../request/parse-json';

/** Stored part of a login. All fields are null after a logout. */
export interface SecurityState {
  readonly email: string | null;
  readonly firstName: string | null;
  readonly photo: string | null;
  readonly token: string | null;
  readonly refreshToken: string | null;
  /** Email of the user that an operator acts as. */
  readonly switchUser: string | null;
  readonly authenticated: boolean;
}

export const SIGNED_OUT: SecurityState = {
  email: null,
  firstName: null,
  photo: null,
  token: null,
  refreshToken: null,
  switchUser: null,
  authenticated: false,
};

/**
 * Storage of the login. It never throws and reads back what it wrote; if the browser forbids storage, keep it in
 * memory.
 */
export interface SecurityStorage {
  /** The stored text; null: there is none. A text that cannot be read counts as a logout. */
  read(): string | null;
  /** Null removes it. */
  write(text: string | null): void;
  /** Reports writes by other tabs. Returns the function that stops it. Absent: tabs do not follow each other. */
  subscribe?(listener: () => void): () => void;
}

/**
 * Keeps the slice as long as the page.
 *
 * @example
 * ```ts
 * import { memorySecurityStorage, openSession } from '@spotreel/sdk/client';
 *
 * const session = openSession({ baseUrl: 'https://videos.example.com', storage: memorySecurityStorage() });
 * ```
 */
export function memorySecurityStorage(): SecurityStorage {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (text) => {
      kept = text;
    },
  };
}

export function readSecurityState(storage: SecurityStorage): SecurityState {
  const kept = parseJson(storage.read() ?? '');
  if (!isJsonObject(kept)) return SIGNED_OUT;
  const text = (name: keyof SecurityState) => (typeof kept[name] === 'string' && kept[name] ? kept[name] : null);
  const token = text('token');
  const refreshToken = text('refreshToken');
  if (!token || !refreshToken) return SIGNED_OUT;
  const email = text('email');
  const firstName = text('firstName');
  const photo = text('photo');
  const switchUser = text('switchUser');
  return { email, firstName, photo, token, refreshToken, switchUser, authenticated: true };
}

export function writeSecurityState(storage: SecurityStorage, state: SecurityState): void {
  storage.write(state.authenticated ? JSON.stringify(state) : null);
}
