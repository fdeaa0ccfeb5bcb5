/**
 * Page under which an address is counted: its path, with `:id` for every number. Undefined for a text that is no
 * address.
 */
export function trackedPage(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address, 'http://host')) return undefined;
  const { pathname } = new URL(address, 'http://host');
  return pathname.replace(/\/\d+(?=\/|$)/g, '/:id').slice(0, 200);
}
