/** A storage that does not answer must not keep anything shut. */
const PATIENCE_MS = 1_500;

/** What `work` gives, or `otherwise` when it takes too long. */
export async function patiently<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  const result = await Promise.race([work, late]);
  clearTimeout(timer);
  return result;
}
