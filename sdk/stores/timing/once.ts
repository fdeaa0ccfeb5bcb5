/** The first answer of `make` for all calls. A failure is tried again by the next one. */
export function madeOnce<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let created: Promise<Value> | undefined;
  return () => {
    created ??= make().catch((thrown: unknown) => {
      created = undefined;
      throw thrown;
    });
    return created;
  };
}
