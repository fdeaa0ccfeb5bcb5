// @ts-check
/** What a domain of the server may import without a row of the import table: the platform, and the domains that its `domain.ts` needs. */
const { existsSync, readdirSync, readFileSync } = require('node:fs');

/** Rows may add to these. The other folders of the platform are for what runs the server. */
const OF_EACH_DOMAIN = [
  'server/platform/config',
  'server/platform/data',
  'server/platform/events',
  'server/platform/http',
  'server/platform/jobs',
  'server/platform/log',
  'server/platform/mail',
  'server/platform/modules',
  'server/platform/parsing',
  'server/platform/providers',
  'server/platform/quota',
  'server/platform/services',
  'server/platform/storage',
  'sdk/base',
  'sdk/contract',
  'sdk/i18n',
  'node',
  'zod',
  'drizzle-orm',
];

/** Folders of the domains. @returns {string[]} */
function domainFolders() {
  const folders = readdirSync('server').map((name) => `server/${name}`);
  return folders.filter((folder) => existsSync(`${folder}/module.ts`));
}

/** Rows of all domains, without what the table adds. @returns {Record<string, string[]>} */
function domainRows() {
  return Object.fromEntries(domainFolders().map((folder) => [folder, [...OF_EACH_DOMAIN, ...neededBy(folder)]]));
}

/** @param {string} folder */
function neededBy(folder) {
  const file = `${folder}/domain.ts`;
  return existsSync(file) ? neededFolders(readFileSync(file, 'utf8'), file) : [];
}

/**
 * Folders of the domains that `needs: [aDomain, bDomain]` names, as the file imports them. Throws an Error for a list of another form.
 * @param {string} source @param {string} file
 */
function neededFolders(source, file) {
  if (!source.includes('defineDomain({')) return [];
  const lists = [...source.matchAll(/\bneeds: \[([^\]]*)\]/g)];
  if (lists.length !== 1) throw new Error(`${file} must have one list \`needs: [...]\` with names of domains.`);
  const names = (lists[0]?.[1] ?? '').split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => {
    const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\.\\./([\\w-]+)/[\\w-]+';`).exec(source)?.[1];
    if (!/^\w+$/.test(name) || !from) throw new Error(`${file} must import ${name}, which it needs, from its domain.`);
    return `server/${from}`;
  });
}

module.exports = { OF_EACH_DOMAIN, domainRows, neededFolders };
