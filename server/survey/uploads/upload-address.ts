/**
 * Address of a file of an answer: `{server}/storage/{environmentId}/private/{id}--{name}`. Only operators can read it.
 */

export function uploadAddress(baseUrl: string, environmentId: string, id: string, fileName: string): string {
  return `${baseUrl}/storage/${environmentId}/private/${id}--${encodeURIComponent(fileName)}`;
}

/** The id in an address; undefined for anything else. Which server it names does not matter: servers move. */
export function uploadIdOf(environmentId: string, address: string): string | undefined {
  const found = /\/storage\/([a-z0-9]+)\/private\/([a-z0-9]+)--[^/]*$/.exec(address);
  return found?.[1] === environmentId ? found[2] : undefined;
}
