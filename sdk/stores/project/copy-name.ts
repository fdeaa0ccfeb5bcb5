/** Characters of a project's name. */
const MAX_NAME = 120;

/** A name with something added: the name gives way where both do not fit. */
export function copyName(name: string, decorate: (name: string) => string): string {
  const plain = (words: string) => withoutIsolates(decorate(words));
  const decorated = plain(name);
  const surplus = [...decorated].length - MAX_NAME;
  return surplus > 0 ? plain(`${[...name].slice(0, -surplus - 1).join('')}…`) : decorated;
}

/** Removes isolates: a translator puts them around a value for the screen, they are no part of a name. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}
