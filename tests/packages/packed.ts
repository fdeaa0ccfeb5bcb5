/** The tarballs that would be published, and empty folders that install them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packagesOf } from './example-packages';

/** Installing asks the registry for versions; without it only what was packed is checked. */
export const hasRegistry =
  spawnSync('npm', ['ping', '--fetch-timeout=10000', '--fetch-retries=0'], { stdio: 'ignore' }).status === 0;
if (!hasRegistry) console.warn('The npm registry is not reachable: packages are not installed.');

export const PACKAGES = ['sdk', 'elements', 'survey-widget', 'cli'] as const;

/** A folder outside the checkout, so that nothing is found which was not installed. */
export function newFolder(name: string): string {
  return mkdtempSync(path.join(tmpdir(), `spotreel-${name}-`));
}

let packed: Record<string, string> | undefined;

/** Tarballs of the built packages, by folder; packed once for all test files. */
export function packAll(): Record<string, string> {
  packed ??= pack();
  return packed;
}

function pack(): Record<string, string> {
  const folder = newFolder('tarballs');
  const files = PACKAGES.map((name) => {
    const output = npm(['pack', '--json', '--pack-destination', folder], path.resolve(name));
    const [{ filename }] = JSON.parse(output) as [{ filename: string }];
    return [name, path.join(folder, filename)];
  });
  return Object.fromEntries(files);
}

/** An empty project with these packages. Versions and paths of tarballs, by name. */
export function install(name: string, dependencies: Readonly<Record<string, string>>): string {
  const folder = newFolder(name);
  const overrides = Object.fromEntries(Object.entries(dependencies).filter(([, version]) => version.endsWith('.tgz')));
  const manifest = { private: true, type: 'module', dependencies, overrides: spotreelOf(overrides) };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  npm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
  return folder;
}

/** The packages name each other by version; here each means its tarball. */
function spotreelOf(tarballs: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.keys(tarballs).map((name) => [name, `$${name}`]));
}

export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** The example that a package's README begins with. */
export function exampleOf(name: (typeof PACKAGES)[number]): string {
  const [, code] = /```(?:tsx?|sh)\n([\s\S]*?)```/.exec(readFileSync(path.join(name, 'README.md'), 'utf8')) ?? [];
  if (!code) throw new Error(`${name}/README.md begins with no example`);
  return code;
}

/** Exact version that this checkout has installed. */
export function versionOf(name: string): string {
  return (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;
}

/** What a version of TypeScript says of the files in a folder and of our declarations; those of other packages are not ours to mend. */
export function typesOf(folder: string, compiler: string): string[] {
  const tsc = path.resolve('node_modules', compiler, 'bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.'], { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line && !/^node_modules\/(?!@spotreel)/.test(line));
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', [...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The three packages of a page, as tarballs. */
export function pagePackages(): Record<string, string> {
  const tarballs = packAll();
  const names = ['sdk', 'elements', 'survey-widget'];
  return Object.fromEntries(names.map((name) => [`@spotreel/${name}`, tarballs[name] ?? '']));
}

/** A version of React with the versions of its types, and the compiler that pages with it have. */
type ReactVersions = readonly [major: string, react: string, types: string, domTypes: string, compiler: string];

/** The versions of React that the packages support. */
export const REACTS: readonly ReactVersions[] = [
  ['19', versionOf('react'), versionOf('@types/react'), versionOf('@types/react-dom'), 'typescript7'],
  ['18', '18.3.1', '18.3.8', '18.3.7', 'typescript'],
];

const reactFolders = new Map<string, string>();

/** A project with our packages and a React, installed once for all test files. */
export function installReact([major, react, types, domTypes]: ReactVersions): string {
  const known = reactFolders.get(major);
  if (known) return known;
  const folder = install(`react-${major}`, {
    ...packagesOf('react'),
    ...pagePackages(),
    react,
    'react-dom': react,
    '@types/react': types,
    '@types/react-dom': domTypes,
  });
  write(folder, { 'tsconfig.json': strictConfig() });
  reactFolders.set(major, folder);
  return folder;
}

/** A strict `tsconfig.json` for what is in a folder. */
export function strictConfig(more: object = {}): string {
  return JSON.stringify({
    compilerOptions: {
      strict: true,
      module: 'ESNext',
      moduleResolution: 'bundler',
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: [],
      jsx: 'react-jsx',
      noEmit: true,
      skipLibCheck: false,
      ...more,
    },
    include: ['*.ts', '*.tsx', '*.vue', '*.svelte'],
  });
}
