/** The tarballs that would be published, and empty folders that install them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const PACKAGES = ['sdk', 'elements', 'survey-widget', 'cli'] as const;

/** A folder outside the checkout, so that nothing is found which was not installed. */
export function newFolder(name: string): string {
  return mkdtempSync(path.join(tmpdir(), `spotreel-${name}-`));
}

/** Packs the built packages. Returns the tarballs by folder. */
export function packAll(): Record<string, string> {
  const folder = newFolder('tarballs');
  const packed = PACKAGES.map((name) => {
    const output = npm(['pack', '--json', '--pack-destination', folder], path.resolve(name));
    const [{ filename }] = JSON.parse(output) as [{ filename: string }];
    return [name, path.join(folder, filename)];
  });
  return Object.fromEntries(packed);
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

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', [...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
