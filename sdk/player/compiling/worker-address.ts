/**
 * The address of a worker, as pages with Trusted Types take it. Their policy names `spotreel-worker`; where it does not, there is no
 * worker.
 */
interface WorkerPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy;
}

const rules: WorkerPolicy = {
  createScriptURL(address) {
    const { origin, protocol } = new URL(address, document.baseURI);
    if (protocol === 'blob:' || origin === location.origin) return address;
    throw new TypeError('A worker comes from the origin of its page.');
  },
};
let policy: WorkerPolicy | undefined;

/** Throws a TypeError for an address of another origin, and where the page refuses the policy. */
export function workerAddress(address: string | URL): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes ? trustedTypes.createPolicy('spotreel-worker', rules) : rules;
  return policy.createScriptURL(String(address));
}
