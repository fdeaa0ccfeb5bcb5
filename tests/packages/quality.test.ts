import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, test } from 'vitest';
import { PACKAGES, packAll } from './packed';

let tarballs: Record<string, string>;
beforeAll(() => {
  tarballs = packAll();
});

/** As the profile `esm-only` of its command line: ways of finding types that packages of ES modules alone do not serve. */
const UNSERVED = ['node10', 'node16-cjs'];

describe.each(PACKAGES)('%s', (name) => {
  test('publint finds nothing', async () => {
    const bytes = readFileSync(tarballs[name] ?? '');
    const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('are-the-types-wrong finds nothing', async () => {
    const analysis = await checkPackage(
      createPackageFromTarballData(new Uint8Array(readFileSync(tarballs[name] ?? ''))),
      { excludeEntrypoints: [/\.(css|wasm)$/] },
    );
    expect(analysis.types).toBeTruthy();
    const problems = 'problems' in analysis ? analysis.problems : [];
    const served = problems.filter((problem) => !UNSERVED.includes(resolutionOf(problem)));
    expect(served.map(({ kind, ...where }) => `${kind} ${JSON.stringify(where).slice(0, 300)}`)).toEqual([]);
  });
});

function resolutionOf(problem: Problem): string {
  if ('resolutionKind' in problem) return problem.resolutionKind;
  return 'resolutionOption' in problem ? problem.resolutionOption : '';
}
