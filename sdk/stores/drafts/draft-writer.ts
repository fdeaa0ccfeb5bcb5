/** A name for the tab, or the visit, that writes a draft. */
export function newDraftWriter(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
