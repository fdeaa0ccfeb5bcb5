/**
 * Result of `work`; undefined if it throws. For what can fail at any time and means nothing then: a storage that is
 * blocked or full, a text that is not JSON.
 */
export function attempted<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
