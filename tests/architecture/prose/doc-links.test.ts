import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** Documents lead somewhere: links of the pages, folders that they name, and pages that the code names. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const headingsOf = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );

/** Links of one page, relative to it, that lead nowhere. */
function brokenLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    const [target = '', anchor] = link.split('#');
    const page = target ? path.posix.join(path.posix.dirname(file), target) : file;
    const isThere = existsSync(path.join(root, page)) && (!anchor || headingsOf(page).includes(anchor));
    return isThere ? [] : [`${file}: ${link}`];
  });
}

/** Help articles lead to addresses of the app: `tests/server/help` checks those. */
const pages = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('server/help/content/'));

describe('documents', () => {
  test('links lead to files and headings that are there', () => {
    expect(brokenLinks('docs/words.md', '[a](nowhere.md) [b](words.md#nowhere)')).toHaveLength(2);
    expect(pages.flatMap((file) => brokenLinks(file, textOf(file)))).toEqual([]);
  });

  test('the architecture and the decisions name folders that are there', () => {
    const named = pages
      .filter((file) => file === 'ARCHITECTURE.md' || file.startsWith('docs/decisions/'))
      .flatMap((file) =>
        [
          ...textOf(file).matchAll(/`((?:sdk|elements|survey-widget|host-app|server|library|tests|build)\/[\w./-]*)`/g),
        ].map(([, name = '']) => [file, name] as const),
      );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(([, name]) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  test('the code names pages and headings that are there', () => {
    const named = tracked
      .filter((file) => /\.(tsx?|css|mjs|cjs)$/.test(file) && !file.startsWith('tests/architecture/'))
      .flatMap((file) =>
        [...textOf(file).matchAll(/\bdocs\/(?:rules|decisions)\/[\w-]+\.md(?:#([\w-]+))?/g)].map(
          ([link, anchor]) => [file, link.split('#')[0] ?? '', anchor] as const,
        ),
      );
    expect(named.length).toBeGreaterThan(60);
    const broken = named.filter(
      ([, page, anchor]) => !existsSync(path.join(root, page)) || (anchor && !headingsOf(page).includes(anchor)),
    );
    expect(broken).toEqual([]);
  });
});
