// @ts-check
/** Files of calls that no tag lists: they join the tag of their folder in `sdk/contract`, or the folder becomes one. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from './group-by.mjs';

/** @typedef {import('./tags.mjs').Tag} Tag */

const SUFFIX = '-calls.ts';

/**
 * The listed tags with the other files, then those of new folders by their names.
 * @param {readonly Tag[]} listed @param {string} [contract] Folder of the contract.
 * @returns {readonly Tag[]}
 */
export function withFolders(listed, contract = 'sdk/contract') {
  const tags = new Map(listed.map((tag) => [tag.name, tag]));
  for (const { folder, files } of filesByFolder(contract)) {
    const known = listed.filter((tag) => tag.files.some((file) => files.includes(file)));
    const added = files.filter((file) => !known.some((tag) => tag.files.includes(file)));
    if (added.length === 0) continue;
    const tag = known[0] ?? folderTag(folder, path.join(contract, folder, `${added[0]}${SUFFIX}`));
    tags.set(tag.name, { ...tag, files: [...tag.files, ...added] });
  }
  return [...tags.values()];
}

/** Folder -> its files with calls, without `-calls.ts`. @param {string} contract */
function filesByFolder(contract) {
  const names = readdirSync(contract, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith(SUFFIX)).sort();
  const folders = groupBy(files, (file) => path.dirname(file));
  return [...folders].map(([folder, group]) => ({ folder, files: group.map((file) => path.basename(file, SUFFIX)) }));
}

/** A tag without files. @param {string} folder @param {string} file First file of calls; the comment of its calls describes the folder. @returns {Tag} */
function folderTag(folder, file) {
  const comment = /^\/\*\*(.*?)\*\//ms.exec(readFileSync(file, 'utf8'))?.[1];
  const description = comment
    ?.split('\n')
    .map((line) => line.trim().replace(/^\* ?/, ''))
    .join(' ')
    .trim();
  if (!description) throw new Error(`${file} must have a comment at its calls that says what they are about.`);
  const words = folder.replaceAll('-', ' ');
  return { name: words.charAt(0).toUpperCase() + words.slice(1), slug: folder, description, files: [] };
}
