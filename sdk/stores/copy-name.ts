/** Characters of a project's name. */
const MAX_NAME = 120;

/** A name with something added: the name gives way where both do not fit. */
export function copyName(name: string, decorate: (name: string) => string): string {
  const decorated = decorate(name);
  const surplus = [...decorated].length - MAX_NAME;
  return surplus > 0 ? decorate(`${[...name].slice(0, -surplus - 1).join('')}…`) : decorated;
}
