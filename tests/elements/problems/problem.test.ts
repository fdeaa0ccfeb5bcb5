/** Messages of the console and their documentation. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { renderMarkdown } from '../../../build/docs/render-markdown.mjs';
import { PROBLEM_CODES, reportProblem } from '../../../elements/problems/problem';

afterEach(() => vi.restoreAllMocks());

const page = renderMarkdown(readFileSync('docs/problems.md', 'utf8'), {
  file: 'docs/problems.md',
  addressOf: (file) => file,
});

test('every code has a section at its anchor, and every section of a code is one that there is', () => {
  const sections = page.headings.filter(({ depth }) => depth === 3).map(({ id, text }) => ({ id, text }));
  expect(sections.map(({ id }) => id).toSorted()).toEqual([...PROBLEM_CODES].toSorted());
  for (const { id, text } of sections) expect(text).toBe(id);
});

test('a message ends with the link to its section on the server', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  reportProblem('version', 'It is too old.', 'https://videos.example.com');
  reportProblem('version', 'It is too old.', '');
  reportProblem('version', 'It is too old.', undefined);
  expect(said.mock.calls.map(([text]) => text)).toEqual([
    '[Spotreel] It is too old. https://videos.example.com/docs/problems#version',
    `[Spotreel] It is too old. ${location.origin}/docs/problems#version`,
    '[Spotreel] It is too old. (version)',
  ]);
});
