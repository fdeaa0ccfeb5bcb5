/** Links of sheets that people copy from the address bar, as links of the same table in CSV. */

const SHEETS = 'docs.google.com';

/**
 * The address from which a table is fetched. Google: the link of a sheet (`/edit#gid=0`) and of a published one (`/pubhtml`) become
 * their exports as CSV. All others stay as they are.
 */
export function tableAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.hostname !== SHEETS) return address;
  const published = /^\/(?:a\/[^/]+\/)?spreadsheets\/d\/e\/([\w-]+)\/pub(?:html)?$/.exec(url.pathname)?.[1];
  const document = /^\/(?:a\/[^/]+\/)?spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{10,})(?:\/|$)/.exec(url.pathname)?.[1];
  if (published)
    return withSheet(`https://${SHEETS}/spreadsheets/d/e/${published}/pub?output=csv`, url, '&single=true');
  const isFile = /\/(?:export|gviz)\b/.test(url.pathname);
  if (!document || isFile) return address;
  return withSheet(`https://${SHEETS}/spreadsheets/d/${document}/export?format=csv`, url, '');
}

function withSheet(csv: string, { searchParams, hash }: URL, besides: string): string {
  const sheet = /(?:^#|&)gid=(\d+)/.exec(hash)?.[1] ?? searchParams.get('gid');
  return sheet && /^\d+$/.test(sheet) ? `${csv}&gid=${sheet}${besides}` : csv;
}
