// @ts-check
import { inspect } from 'node:util';
import { withReason, writeResult } from './write-result.mjs';

/** Leaves the result of a run of vitest. Its own JSON holds what axe says of every story: 130 MB. */
export default class ResultReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} errors
   */
  onTestRunEnd(modules, errors) {
    let passed = 0;
    /** @type {string[]} */
    const failed = [];
    /** @type {string[]} */
    const late = [];
    for (const file of modules) {
      passed += [...file.children.allTests('passed')].length;
      const before = failed.length;
      for (const test of file.children.allTests('failed')) failed.push(described(file, test));
      for (const test of file.children.allTests('passed'))
        if (test.diagnostic()?.flaky) late.push(described(file, test));
      // a file that could not be loaded, or a hook of a whole suite
      if (!file.ok() && failed.length === before)
        failed.push(withReason(file.relativeModuleId, file.errors()[0]?.message));
    }
    if (errors.length > 0) failed.push(withReason(`${errors.length} errors outside of tests`, inspect(errors[0])));
    writeResult({ passed, failed, late });
  }
}

/** @param {import('vitest/node').TestModule} file @param {import('vitest/node').TestCase} test */
function described(file, test) {
  return withReason(`${file.relativeModuleId} > ${test.fullName}`, test.result().errors?.[0]?.message);
}
