import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { customElementsManifest } from '../../../elements/manifest/custom-elements';
import { elementsPage } from '../../../elements/manifest/elements-page';
import { ELEMENTS } from '../../../elements/manifest/elements-table';
import { reactNames } from '../../../elements/manifest/react-names';
import { webTypes } from '../../../elements/manifest/web-types';

const root = path.resolve(import.meta.dirname, '../../..');
const asJson = (value: object) => JSON.parse(JSON.stringify(value)) as object;
const { version } = JSON.parse(readFileSync(path.join(root, 'elements/package.json'), 'utf8')) as { version: string };

test('the build writes the manifests without loading a view', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-manifests-'));
  try {
    execFileSync('node', ['build/element-manifests.mjs', folder], { cwd: root });
    const written = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object;
    expect(written('custom-elements.json')).toEqual(asJson(customElementsManifest(ELEMENTS, 'spotreel.js')));
    expect(written('web-types.json')).toEqual(asJson(webTypes(ELEMENTS, version)));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['elements/react-elements/element-names.ts', reactNames(ELEMENTS)],
  ['docs/elements.md', `${elementsPage(ELEMENTS)}\n`],
])('%s says what the table says (vitest -u writes it)', async (file, text) => {
  await expect(text).toMatchFileSnapshot(path.join(root, file));
});

test('the loader lists each element', () => {
  const site = readFileSync(path.join(root, 'build/bundles/site.mjs'), 'utf8');
  for (const { tag } of ELEMENTS) expect(site).toContain(`'${tag}': [`);
});

describe.each(ELEMENTS)('<$tag>', ({ tag, props, events, methods, words }) => {
  test('has words for everything, and no words for what it lacks', () => {
    expect(Object.keys(words.props).toSorted()).toEqual(Object.keys(props).toSorted());
    expect(Object.keys(words.events).toSorted()).toEqual(Object.keys(events).toSorted());
    expect(Object.keys(words.methods).toSorted()).toEqual(Object.keys(methods).toSorted());
  });

  test('has the slots and the parts that it tells of', () => {
    const source = sources();
    for (const slot of Object.keys(words.slots)) expect(source).toContain(`<Slot name="${slot}"`);
    for (const part of Object.keys(words.parts)) expect(source).toContain(`part="${part}"`);
  });

  test('can be canceled where its name says so', () => {
    for (const [name, { cancelable = false }] of Object.entries(events))
      expect([tag, name, cancelable]).toEqual([tag, name, name.startsWith('before-') || name === 'auth-required']);
  });
});

function sources(): string {
  const folder = path.join(root, 'elements/react');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}
