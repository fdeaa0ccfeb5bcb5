/**
 * Regular expressions take time in proportion to the text. Each pattern of the product is tried on texts that are made
 * of its own signs, in two lengths.
 */
import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { buildForTest } from '../server/fixtures/database-thread';
import { slowTextOf } from './patterns/growth';
import { lineOf, nodesOf, PRODUCT_FOLDERS, parsedFiles } from './source-files';

function patternOf(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

test('a slow pattern is found', () => {
  for (const slow of [/\s+$/, /(a+)+b/, /([a-z][a-z ]{2,38}?)\s*(?:for)?\s*\d/i, /<[^>]*>/, /(?:^|\n)\s*- /])
    expect(slowTextOf(slow), String(slow)).toBeDefined();
  for (const fast of [/(?<!\s)\s+$/, /^a+$/, /[a-z]{1,20}\d/, /<[^<>]*>/])
    expect(slowTextOf(fast), String(fast)).toBeUndefined();
});

test('every pattern that is written down takes linear time', () => {
  const seen = new Map<string, string>();
  for (const { name, source } of parsedFiles(PRODUCT_FOLDERS))
    for (const node of nodesOf(source))
      if (ts.isRegularExpressionLiteral(node) && !seen.has(node.text)) seen.set(node.text, `${name}:${lineOf(node)}`);
  expect(seen.size).toBeGreaterThan(300);
  const slow = [...seen].flatMap(([literal, place]) => {
    const text = slowTextOf(patternOf(literal));
    return text === undefined ? [] : [`${place} ${literal.slice(0, 100)} on ${text}`];
  });
  expect(slow, slow.join('\n')).toEqual([]);
});

test('every pattern that is put together of what people write takes linear time', async () => {
  const program = await buildForTest('tests/architecture/patterns/constructed.ts', 'constructed-patterns');
  const lines = execFileSync(process.execPath, [program], { encoding: 'utf8' }).split('\n').filter(Boolean);
  expect(lines.length).toBeGreaterThan(20);
  const slow = lines.flatMap((line) => {
    const { source, flags } = JSON.parse(line) as { source: string; flags: string };
    const text = slowTextOf(new RegExp(source, flags));
    return text === undefined ? [] : [`${source.slice(0, 160)} on ${text}`];
  });
  expect(slow, slow.join('\n')).toEqual([]);
});
