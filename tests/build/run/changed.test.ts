import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EMBEDDING_JOURNEYS, JOURNEY_WORDS, journeysOf, wordsOf } from '../../run/journeys-of.mjs';
import { hasLongTests, LONG_TESTS } from '../../run/long-tests.mjs';
import { storiesOf } from '../../run/stories-of.mjs';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');

describe('what a change reaches', () => {
  test('every journey has words, and each of them is a folder or a file', () => {
    const specs = readdirSync('tests/journeys', { recursive: true, encoding: 'utf8' }).flatMap(
      (file) => /([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? [],
    );
    expect(Object.keys(JOURNEY_WORDS).sort()).toEqual(specs.sort());
    expect([...EMBEDDING_JOURNEYS].filter((name) => !specs.includes(name))).toEqual([]);
    const known = new Set(tracked.flatMap(wordsOf));
    expect(
      Object.values(JOURNEY_WORDS)
        .flat()
        .filter((word) => !known.has(word)),
    ).toEqual([]);
  });

  test('is the journey of the feature at each layer, and a journey that was changed itself', () => {
    for (const file of [
      'elements/react/library/brand-form/brand-form.tsx',
      'server/brand/rules.ts',
      'sdk/stores/brand/brands-store.ts',
    ])
      expect(journeysOf([file]), file).toContain('brands');
    expect(journeysOf(['tests/journeys/account/log-out.spec.ts'])).toEqual(['log-out']);
    expect(journeysOf(['tests/server/brand/brand.test.ts', 'docs/words.md', 'README.md'])).toEqual([]);
  });

  test('is the stories of the component, and those that show it', () => {
    const stories = storiesOf(['elements/react/library/brand-form/brand-form.tsx']);
    expect(stories).toContain('stories/library/brand-form/brand-form.stories.tsx');
    expect(stories.length).toBeLessThan(10);
    expect(storiesOf(['server/brand/rules.ts'])).toEqual([]);
  });

  test('is the long tests of the source, or those that were changed', () => {
    expect(hasLongTests('server/render/engine/media/media-tools.ts')).toBe(true);
    expect(hasLongTests('server/start-server.ts')).toBe(true);
    expect(hasLongTests('tests/security/hostile-input.test.ts')).toBe(true);
    expect(hasLongTests('server/render/render-view.ts')).toBe(false);
    for (const pattern of LONG_TESTS)
      expect(
        tracked.some((file) => path.matchesGlob(file, pattern)),
        pattern,
      ).toBe(true);
  });
});
