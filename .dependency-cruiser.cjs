// Refuses imports that the table does not list, and what a table cannot say. Checked by `npm run lint`.
const { table } = require('./build/import-table.cjs');

/** The rows' folders, the innermost first. */
const folders = Object.keys(table).sort((a, b) => b.length - a.length);
const packages = [...new Set(folders.map((folder) => folder.split('/')[0]))];
const escaped = (text) => text.replace(/[/.]/g, '\\$&');

/** Files that one entry of a row allows, as a pattern. */
function target(folder, entry) {
  const [ours] = entry.split('/');
  if (entry === 'node') return null;
  if (entry === 'sdk/theme') return '(^sdk/theme/index\\.ts|/tokens\\.css\\?inline)$';
  if (entry === 'build') return '^build/words/';
  if (entry === 'tests') return '^tests/browser\\.(mjs|d\\.mts)$';
  if (entry.endsWith('/*')) return `^${escaped(entry.slice(0, -1))}`;
  if (!packages.includes(ours)) return `(^|/)node_modules/(@types/)?${escaped(entry)}(/|$)`;
  if (folder.split('/')[0] === ours) return entry === ours ? `^${entry}/[^/]+$` : `^${escaped(entry)}/`;
  return doorsOf(entry);
}

/** What another package may import: the files that `exports` names. */
function doorsOf(entry) {
  const { exports } = require(`./${entry.split('/')[0]}/package.json`);
  const files = Object.values(exports)
    .map((door) => (typeof door === 'string' ? door : door['@spotreel/source']))
    .filter((file) => file && !file.includes('/dist/'))
    .map((file) => `${entry.split('/')[0]}/${file.slice(2)}`);
  const own = entry.includes('/') ? files.filter((file) => file.startsWith(`${entry}/`)) : files;
  const root = files.filter((file) => !file.slice(entry.length + 1).includes('/'));
  return `^(${(entry === 'sdk' ? root : own).map(escaped).join('|')})$`;
}

const rows = folders.map((folder) => {
  const inner = folders.filter((other) => other.startsWith(`${folder}/`));
  return {
    name: `${folder}-imports`,
    comment: `${folder} may import ${table[folder].join(', ') || 'nothing'}`,
    severity: 'error',
    from: {
      path: `^${escaped(folder)}/`,
      ...(inner.length > 0 ? { pathNot: `^(${inner.map(escaped).join('|')})/` } : {}),
    },
    to: {
      pathNot: [
        inner.length > 0
          ? `^${escaped(folder)}/(?!(${inner.map((other) => escaped(other.slice(folder.length + 1))).join('|')})/)`
          : `^${escaped(folder)}/`,
        '^package\\.json$',
        ...table[folder].map((entry) => target(folder, entry)).filter(Boolean),
      ],
      ...(table[folder].includes('node') ? { dependencyTypesNot: ['core'] } : {}),
    },
  };
});

module.exports = {
  forbidden: [
    ...rows,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'surveys-without-zod',
      comment: 'the widget must stay small: of the contract it takes types, and the files that import no zod',
      severity: 'error',
      from: { path: '^(sdk/survey|survey-widget)/' },
      to: {
        path: '^sdk/contract/',
        pathNot: '^sdk/contract/surveys/(conditions|file-extensions|reserved-ids)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'not-from-dev-dependencies',
      severity: 'error',
      from: { path: '^(sdk|elements|survey-widget|host-app|server|library)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(inline|raw)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // declarations for frameworks name the package's own door, and packages that only their readers have
    exclude: { path: '^[^/]+/dist/|^elements/framework-types/.*\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@spotreel/source', 'import', 'require', 'node', 'default', 'types'],
    },
  },
};
