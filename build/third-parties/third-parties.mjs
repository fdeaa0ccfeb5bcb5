// @ts-check
/**
 * NOTICE.txt: the packages of others that a build ships, with their licenses, out of the bill of materials. The texts are those that
 * each package has in `node_modules`; packages with the same text share it.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {ReturnType<typeof import('./bill-of-materials.mjs').billOfMaterials>} Bill */
/** @typedef {{ name: string, version: string, license: string, text: string | undefined }} ThirdParty */

/** What a license file is called, and the notice that Apache-2.0 asks to pass on. */
const LICENSE_FILE = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i;

const HEAD = `Spotreel contains packages of others under these licenses. Each text holds for the packages above it.
A package for another platform that is not installed here is named with its license alone.`;

/** Workspaces that are published as packages. */
const PUBLISHED = ['sdk', 'elements', 'survey-widget', 'cli'];

/**
 * Beside the server, or in the built folder of each published package.
 * @param {Bill} bill @param {{ isPackages: boolean, root?: string }} target
 */
export function writeNotices(bill, { isPackages, root = '.' }) {
  const targets = isPackages
    ? PUBLISHED.map((name) => ({ folder: `${name}/dist`, roots: [name] }))
    : [{ folder: 'dist', roots: undefined }];
  for (const { folder, roots } of targets) {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, 'NOTICE.txt'), noticeOf(thirdPartiesOf(bill, roots)));
  }
}

/**
 * @param {Bill} bill @param {readonly string[]} [roots] Workspaces: only what they need is listed. Default: all.
 * @returns {ThirdParty[]} By name.
 */
export function thirdPartiesOf(bill, roots) {
  const wanted = roots && neededBy(bill, roots);
  return bill.components
    .filter((component) => isOfOthers(component) && (wanted?.has(component['bom-ref']) ?? true))
    .map(({ 'bom-ref': place, name, version, licenses = [] }) => ({
      name,
      version,
      license: licenseName(licenses[0]) ?? licenseOfPackage(place) ?? 'not declared',
      text: textOf(place),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {readonly ThirdParty[]} parties */
export function noticeOf(parties) {
  /** @type {Map<string, ThirdParty[]>} */
  const byText = new Map();
  for (const party of parties) {
    const text = party.text ?? `(${party.license}: the package has no text of its own.)`;
    byText.set(text, [...(byText.get(text) ?? []), party]);
  }
  const sections = [...byText].map(([text, those]) => {
    const names = those.map(({ name, version, license }) => `${name} ${version} (${license})`);
    return `${names.join('\n')}\n\n${text.trim()}\n`;
  });
  return [HEAD, ...sections].join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** @param {{ 'bom-ref': string }} component */
function isOfOthers({ 'bom-ref': place }) {
  return place.includes('node_modules/');
}

/** @param {Bill} bill @param {readonly string[]} roots */
function neededBy({ dependencies }, roots) {
  const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const found = new Set(roots);
  for (const ref of found) for (const need of needs.get(ref) ?? []) found.add(need);
  return found;
}

/** @param {any} license A license or an expression of CycloneDX. @returns {string | undefined} */
function licenseName(license) {
  return license?.expression ?? license?.license?.id ?? license?.license?.name;
}

/** Of packages that name it in a form that the lock file leaves out. @param {string} place @returns {string | undefined} */
function licenseOfPackage(place) {
  try {
    const { license, licenses } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
    return license?.type ?? license ?? licenses?.[0]?.type;
  } catch {
    return undefined;
  }
}

/** @param {string} place @returns {string | undefined} */
function textOf(place) {
  let names;
  try {
    names = readdirSync(place).filter((name) => LICENSE_FILE.test(name));
  } catch {
    return undefined; // of another platform
  }
  const texts = names.sort().flatMap((name) => {
    try {
      return [readFileSync(path.join(place, name), 'utf8').replaceAll('\r\n', '\n').trim()];
    } catch {
      return []; // a folder
    }
  });
  return texts.length === 0 ? undefined : texts.join('\n\n');
}
