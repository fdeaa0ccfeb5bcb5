/** Claims of an embed token beside its person: it was made by a tenant's server, for pages of other sites. */
export interface EmbedClaims {
  /** The API key that made it. */
  readonly keyId: number;
  readonly origins: readonly string[];
  /** The only project that it opens. Undefined: all of the person's. */
  readonly projectId: number | undefined;
}

/** Undefined: the token names no key or no origin, so it is none of these. */
export function readEmbedClaims(value: unknown): EmbedClaims | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, origins, project } = value as Readonly<Record<string, unknown>>;
  if (typeof key !== 'number' || !Array.isArray(origins) || origins.length === 0) return undefined;
  return { keyId: key, origins: origins.map(String), projectId: typeof project === 'number' ? project : undefined };
}

export function writeEmbedClaims({ keyId, origins, projectId }: EmbedClaims): Record<string, unknown> {
  return { key: keyId, origins, ...(projectId !== undefined && { project: projectId }) };
}
