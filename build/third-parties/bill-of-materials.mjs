// @ts-check
/**
 * The packages that a build ships, as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json): name, version, license, hash and what
 * each needs. It is made of the lock file alone, so that the same commit has the same bill. `npm sbom` refuses a tree in which an
 * optional peer has another version.
 */
import { createHash } from 'node:crypto';

/**
 * @typedef {object} LockedPackage
 * @property {string} [name] Of a workspace.
 * @property {string} [version]
 * @property {string} [license] SPDX expression, or a package's own words.
 * @property {string} [integrity] `sha512-` and base64.
 * @property {boolean} [link] The package is a workspace, which has an entry at its path.
 * @property {string} [resolved]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 * @property {Readonly<Record<string, { optional?: boolean }>>} [peerDependenciesMeta]
 */
/** @typedef {Readonly<Record<string, LockedPackage>>} LockedPackages By path from the root; the root is ''. */
/** @typedef {{ type: 'library' | 'application', 'bom-ref': string, name: string, version: string, purl: string, hashes?: object[], licenses?: object[] }} BillComponent */

/** Ids of SPDX that packages of ours have; others are given as names. */
const SPDX_IDS =
  'MIT MIT-0 Apache-2.0 ISC 0BSD BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 CC-BY-4.0 MPL-2.0 OFL-1.1'.split(' ');

/** Workspaces that no build ships. */
const NOT_SHIPPED = ['stories', 'music'];

/** @param {{ name: string, version: string, packages: LockedPackages }} lock `package-lock.json`. */
export function billOfMaterials({ name, version, packages }) {
  const shipped = shippedPaths(packages);
  const root = {
    type: /** @type {const} */ ('application'),
    'bom-ref': name,
    name,
    version,
    purl: purlOf(name, version),
  };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(packages))}`,
    version: 1,
    metadata: { component: root },
    components: shipped.map((path) => componentOf(path, packages[path])),
    dependencies: [
      { ref: name, dependsOn: shipped.filter((path) => isWorkspace(path)) },
      ...shipped.map((path) => ({ ref: path, dependsOn: needsOf(path, packages) })),
    ],
  };
}

/** Workspaces, and all that they need. @param {LockedPackages} packages */
function shippedPaths(packages) {
  const workspaces = Object.keys(packages).filter(
    (path) => path !== '' && isWorkspace(path) && !NOT_SHIPPED.includes(path),
  );
  const shipped = new Set(workspaces);
  for (const path of shipped) for (const need of needsOf(path, packages)) shipped.add(need);
  return [...shipped].filter((path) => !NOT_SHIPPED.includes(path)).sort();
}

/** @param {string} path */
function isWorkspace(path) {
  return !path.includes('node_modules/');
}

/** @param {string} path @param {LockedPackage | undefined} entry @returns {BillComponent} */
function componentOf(path, entry = {}) {
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { version = '0.0.0', license, integrity } = entry;
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    purl: purlOf(name, version),
    ...(integrity && { hashes: hashesOf(integrity) }),
    ...(license && { licenses: [licenseOf(license)] }),
  };
}

/** @param {string} license */
function licenseOf(license) {
  if (/ (OR|AND|WITH) /.test(license)) return { expression: license.replace(/^\((.*)\)$/, '$1') };
  return { license: SPDX_IDS.includes(license) ? { id: license } : { name: license } };
}

/** @param {string} integrity */
function hashesOf(integrity) {
  const names = /** @type {Record<string, string>} */ ({ sha512: 'SHA-512', sha1: 'SHA-1' });
  return integrity.split(' ').flatMap((text) => {
    const [algorithm = '', base64 = ''] = text.split(/-(.*)/s);
    const alg = names[algorithm];
    return alg ? [{ alg, content: Buffer.from(base64, 'base64').toString('hex') }] : [];
  });
}

/** Paths of what a package imports: the nearest folder on its way to the root has it. @param {string} path @param {LockedPackages} packages */
function needsOf(path, packages) {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = packages[path] ?? {};
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  return [...new Set(names.flatMap((name) => resolve(path, name, packages) ?? []))].sort();
}

/** @param {string} from @param {string} name @param {LockedPackages} packages @returns {string | undefined} */
function resolve(from, name, packages) {
  const folders = from.split('/node_modules/');
  for (let depth = folders.length; depth >= 0; depth--) {
    const folder = folders.slice(0, depth).join('/node_modules/');
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = packages[path];
    if (entry) return entry.link ? entry.resolved : path;
  }
  return undefined;
}

/** @param {string} name @param {string} version */
function purlOf(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** The same text has the same id. @param {string} text */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
