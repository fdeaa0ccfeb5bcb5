import { isHttpUrl } from '@spotreel/sdk/internal/base';

/** Address of a project on the page's site, from a pattern with `{id}`. Relative patterns count from the page. Undefined for an address that is not of the web. */
export function projectAddress(pattern: string | undefined, projectId: number): string | undefined {
  const address = pattern?.replaceAll('{id}', String(projectId));
  if (address === undefined || !URL.canParse(address, document.baseURI)) return undefined;
  const { href } = new URL(address, document.baseURI);
  return isHttpUrl(href) ? href : undefined;
}
