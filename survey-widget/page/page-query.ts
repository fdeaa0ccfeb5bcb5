/** Query of the page's address: its own parameters, values of hidden fields, answers. */

/** Parameters that open the survey; they go nowhere else. */
const KEYS = ['suId', 'verify', 'preview'];
/** Parameters of the page itself. A question with such an id cannot be answered by the address. */
const OWN = [...KEYS, 'lang', 'source', 'userId'];

export interface PageQuery {
  readonly singleUseId: string | null;
  readonly verification: string | null;
  readonly userId: string | null;
  readonly source: string | null;
  /** Values of hidden fields by their ids. */
  readonly fields: Readonly<Record<string, string>>;
  /** All values of a parameter that is not the page's own. */
  valuesOf(name: string): readonly string[];
  /** The address of the page without what opens the survey. */
  readonly cleanUrl: string;
}

export function readPageQuery({ href }: { readonly href: string }): PageQuery {
  const url = new URL(href);
  const { searchParams } = url;
  const clean = new URL(url);
  for (const name of KEYS) clean.searchParams.delete(name);
  return {
    singleUseId: searchParams.get('suId'),
    verification: searchParams.get('verify'),
    userId: searchParams.get('userId')?.slice(0, 200) || null,
    source: searchParams.get('source'),
    fields: Object.fromEntries([...searchParams].filter(([name]) => !KEYS.includes(name))),
    valuesOf: (name) => (OWN.includes(name) ? [] : searchParams.getAll(name)),
    cleanUrl: clean.href,
  };
}

/** The same address without these parameters, so that a reload does not answer the same questions once more. */
export function withoutParameters(href: string, names: Iterable<string>): string {
  const url = new URL(href);
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}
