import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['sdk', 'survey-widget', 'cli', 'elements', 'host-app', 'server', 'library', 'music'];

interface SourceFile {
  readonly name: string;
  readonly text: string;
  readonly lines: number;
}

const files: SourceFile[] = execFileSync('git', ['ls-files', '--', ...sources], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((name) => /\.(tsx?|css)$/.test(name))
  .flatMap((name) => {
    try {
      const text = readFileSync(path.join(root, name), 'utf8');
      return [{ name, text, lines: text.split('\n').length - 1 }];
    } catch {
      return []; // deleted in the working tree
    }
  });

const sizes = files.map(({ lines }) => lines).sort((a, b) => a - b);
const quantile = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;

describe('house numbers', () => {
  test('files are small', () => {
    console.log(
      `files: ${files.length}, median ${quantile(0.5)} lines, 90 % within ${quantile(0.9)}, largest ${quantile(1)}`,
    );
    expect(quantile(0.5)).toBeLessThanOrEqual(80);
    expect(quantile(0.9)).toBeLessThanOrEqual(200);
    // biome limits the others
    expect(files.filter(({ name, lines }) => name.endsWith('.css') && lines > 400)).toEqual([]);
  });

  test('no bucket files', () => {
    const buckets = /(^|\/)(utils?|helpers?|common|misc|types)(\.tsx?$|\/)/;
    expect(files.filter(({ name }) => buckets.test(name)).map(({ name }) => name)).toEqual([]);
  });

  // biome refuses `export *`, `eval` and raw HTML
  test('no inline style and no code from a text in components', () => {
    const risky = /new Function\(|<style[\s>]/;
    const browser = files.filter(({ name }) => /^(elements|survey-widget|host-app|sdk)\//.test(name));
    expect(browser.filter(({ text }) => risky.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
