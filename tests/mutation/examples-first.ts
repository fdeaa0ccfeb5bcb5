import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files with property tests run last. A mutant is done with once a test fails, and most of them fail at an example, which
 * takes a hundredth of the time.
 */
export class ExamplesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => Number(hasProperties(a)) - Number(hasProperties(b))));
  }
}

function hasProperties({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').includes('fc.assert(');
}
