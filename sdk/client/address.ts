import { SpotreelError } from '../base/errors';
import { API_BASE_PATH } from '../contract/contract';

export type QueryValue = string | number | boolean | undefined;

/**
 * The address of a call: `{name}` filled in, the query appended, undefined values left out. Throws `invalid_argument`
 * for a missing parameter.
 */
export function addressOf(
  baseUrl: string,
  path: string,
  params: Readonly<Record<string, number | string>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new SpotreelError('invalid_argument', `params.${name} is missing for ${path}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return `${baseUrl.replace(/\/{1,9}$/, '')}${API_BASE_PATH}${filled}${text ? `?${text}` : ''}`;
}
