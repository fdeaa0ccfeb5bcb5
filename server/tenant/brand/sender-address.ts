/** True if the address is at the domain or below it. */
export function isSenderAt(address: string, domain: string): boolean {
  const [, host = ''] = address.split('@');
  return host === domain || host.endsWith(`.${domain}`);
}
