// @ts-check
import { withReason, writeResult } from './write-result.mjs';

/** Leaves the result of the journeys. */
export default class ResultReporter {
  /** @type {import('@playwright/test/reporter').Suite | undefined} */
  suite;

  /** @param {unknown} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    this.suite = suite;
  }

  onEnd() {
    const tests = this.suite?.allTests() ?? [];
    const ended = (/** @type {string[]} */ ...outcomes) => tests.filter((test) => outcomes.includes(test.outcome()));
    writeResult({
      passed: ended('expected', 'flaky').length,
      failed: ended('unexpected').map(described),
      late: ended('flaky').map(described),
    });
  }
}

/** @param {import('@playwright/test/reporter').TestCase} test */
function described(test) {
  return withReason(test.titlePath().filter(Boolean).join(' > '), test.results[0]?.error?.message);
}
