/** Rules that keep a call from reading or changing what belongs to another account. */
import type { OwnedRows } from './owned-rows';

/** The path with the owner's ids, and a body that the contract accepts. */
export interface ForeignRequest {
  readonly path: string;
  readonly json?: unknown;
  /** A form is sent. */
  readonly form?: Readonly<Record<string, string>>;
}

export type Access =
  /** Anybody may call it; it answers nothing of an account that the caller does not bring. */
  | { readonly kind: 'open' }
  /** Works on the caller's account or team alone and takes no id of a row. */
  | { readonly kind: 'own'; readonly json?: unknown; readonly operatorsToo?: boolean }
  /** Content of the library: the same for everybody. */
  | { readonly kind: 'library' }
  /** A tenant's own server calls it: with the key of another tenant it neither reads nor changes what is the owner's. */
  | { readonly kind: 'by-key'; readonly requests: (owned: OwnedRows) => readonly ForeignRequest[] }
  /** Takes ids: with the owner's ids it answers 403 or 404, or 422 where a body names them. */
  | {
      readonly kind: 'by-id';
      readonly requests: (owned: OwnedRows) => readonly ForeignRequest[];
      /** Operators manage the people of all teams. */
      readonly operatorsToo?: boolean;
    };

/** Name of a call -> how it is kept. */
export type AccessRows = Readonly<Record<string, Access>>;

export const open: Access = { kind: 'open' };
export const own: Access = { kind: 'own' };
export const library: Access = { kind: 'library' };

export function ownWith(json: unknown): Access {
  return { kind: 'own', json };
}

export function byKey(...requests: ((owned: OwnedRows) => ForeignRequest)[]): Access {
  return { kind: 'by-key', requests: (owned) => requests.map((request) => request(owned)) };
}

export function byId(...requests: ((owned: OwnedRows) => ForeignRequest)[]): Access {
  return { kind: 'by-id', requests: (owned) => requests.map((request) => request(owned)) };
}

export function byPath(path: (owned: OwnedRows) => string, json?: unknown): Access {
  return byId((owned) => ({ path: path(owned), ...(json !== undefined && { json }) }));
}

/** People whom the caller manages: an operator all. */
export function managed(path: (owned: OwnedRows) => string, json?: unknown): Access {
  return { ...byPath(path, json), operatorsToo: true } as Access;
}

/** Path of a project. */
export function ofProject(rest = '', version = 'v1') {
  return (owned: OwnedRows) => `/${version}/project/${owned.projectId}${rest}`;
}
