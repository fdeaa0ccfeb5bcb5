import { Lost } from '../world/call-server';
import type { World } from '../world/world';

/** All entries of a list. Rejects with `Lost` where a page is not answered. */
export async function everyPage<Entry>(world: World, address: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const separator = address.includes('?') ? '&' : '?';
    const { status, json } = await world.call('GET', `${address}${separator}perPage=200&page=${page}`);
    if (status !== 200) throw new Lost(`${address} answered ${status}`);
    pages = json.numPages;
    entries.push(...json.data);
  }
  return entries;
}
