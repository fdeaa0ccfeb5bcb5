/** Folder of the storage with the painted segments of an account. */
export function cachedSegmentsPrefix(ownerId: number): string {
  return `segments/${ownerId}`;
}
