/** Is part of every name of the owner's rows. */
export const MARK = 'belongs-to-ada';

export function addMark(name: string): string {
  return `${name} ${MARK}`;
}
