// @ts-check
/** The changelogs of all packages as one, by version, and before them what the next version brings. */
import { readdirSync, readFileSync } from 'node:fs';

const PACKAGES = ['sdk', 'elements', 'survey-widget', 'cli'];
const CHANGES = '.changeset';

/** What changesets wait for a release. */
const changeFiles = () =>
  readdirSync(CHANGES)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => `${CHANGES}/${name}`);

export const changelogFiles = () => [...PACKAGES.map((name) => `${name}/CHANGELOG.md`), ...changeFiles()];

/** @returns {string} Markdown. */
export function changelog() {
  const versions = /** @type {Map<string, string[]>} */ (new Map());
  for (const name of PACKAGES)
    for (const part of readFileSync(`${name}/CHANGELOG.md`, 'utf8').split(/^## /m).slice(1)) {
      const [version = '', ...lines] = part.split('\n');
      // headings such as "Minor Changes" come once for each package, so they are no anchors
      const text = lines
        .join('\n')
        .replace(/^### (.+)$/gm, '*$1*')
        .trim();
      versions.set(version, [...(versions.get(version) ?? []), `**@spotreel/${name}**\n\n${text}`]);
    }
  const released = [...versions].map(([version, texts]) => `## ${version}\n\n${texts.join('\n\n')}`);
  return [nextVersion(), ...released].filter((text) => text !== '').join('\n\n');
}

function nextVersion() {
  const changes = changeFiles().map((file) => {
    const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
    const names = [...head.matchAll(/@spotreel\/([\w-]+)/g)].map(([, name]) => name);
    return `- ${names.join(', ')}: ${text.trim().replace(/\n+/g, '\n  ')}`;
  });
  return changes.length > 0 ? `## Next version\n\n${changes.join('\n')}` : '';
}
