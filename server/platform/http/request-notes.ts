/** Notes on a request from answering it. Its line in the log has them. */
export interface RequestNotes {
  /** Number of the account for which the request came, or that its sender tried to log in as. */
  account?: number;
  /** Number of the account that acts as the other one. */
  actor?: number;
  /** Number of the tenant. */
  tenant?: number;
  /** Number of the API key. */
  key?: number;
  /** Code of the error that was answered. */
  error?: string;
  /** Fields of the body that the call does not read, with commas. `X-Ignored-Fields` of the answer. */
  ignoredFields?: string;
}

/** Writes down whose request it is. */
export function noteAccount(
  notes: RequestNotes,
  { id, tenantId }: { readonly id: number; readonly tenantId: number },
): void {
  notes.account = id;
  notes.tenant = tenantId;
}
