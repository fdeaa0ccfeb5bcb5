import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials } from '../../../build/third-parties/bill-of-materials.mjs';
import { noticeOf, thirdPartiesOf, writeNotices } from '../../../build/third-parties/third-parties.mjs';

const bill = billOfMaterials(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const all = thirdPartiesOf(bill);

test('every package of others in the bill of materials is named with its version and license', () => {
  const others = bill.components.filter(({ 'bom-ref': place }) => place.includes('node_modules/'));
  expect(all).toHaveLength(others.length);
  expect(all.filter(({ license }) => license === 'not declared')).toEqual([]);
  const notice = noticeOf(all);
  for (const { name, version } of others) expect(notice).toContain(`${name} ${version} (`);
});

test('licenses that ask for their text have it', () => {
  const notice = noticeOf(all);
  expect(notice).toContain('Mozilla Public License');
  expect(notice).toContain('Apache License');
  expect(notice).toContain('Permission is hereby granted, free of charge');
  expect(notice).toContain('SIL OPEN FONT LICENSE');
});

test('a published package names what it needs, and no more', () => {
  const names = thirdPartiesOf(bill, ['survey-widget']).map(({ name }) => name);
  expect(names).toContain('preact');
  expect(names).not.toContain('pg');
});

test('a text that packages share is there once', () => {
  const party = (name: string) => ({ name, version: '1.0.0', license: 'MIT', text: 'Be kind.' });
  const notice = noticeOf([party('one'), party('two')]);
  expect(notice).toContain('one 1.0.0 (MIT)\ntwo 1.0.0 (MIT)\n\nBe kind.');
  expect(notice.split('Be kind.')).toHaveLength(2);
});

test('it is beside the server, and in each published package', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'spotreel-notice-'));
  writeNotices(bill, { isPackages: false, root });
  writeNotices(bill, { isPackages: true, root });
  const lines = (folder: string) => readFileSync(path.join(root, folder, 'NOTICE.txt'), 'utf8');
  expect(lines('dist')).toMatch(/^pg \d/m);
  for (const name of ['sdk', 'elements', 'cli', 'survey-widget']) {
    const { files } = JSON.parse(readFileSync(`${name}/package.json`, 'utf8'));
    expect([name, files]).toEqual([name, expect.arrayContaining(['dist'])]);
    expect(lines(`${name}/dist`)).toMatch(/^zod|^preact|^react/m);
  }
  rmSync(root, { recursive: true });
});
