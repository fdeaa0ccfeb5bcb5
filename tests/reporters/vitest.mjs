// @ts-check
import { writeResult } from './write-result.mjs';

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
    for (const file of modules) {
      passed += [...file.children.allTests('passed')].length;
      const before = failed.length;
      for (const test of file.children.allTests('failed')) failed.push(`${file.relativeModuleId} > ${test.fullName}`);
      // a file that could not be loaded, or a hook of a whole suite
      if (!file.ok() && failed.length === before) failed.push(file.relativeModuleId);
    }
    if (errors.length > 0) failed.push(`${errors.length} errors outside of tests`);
    writeResult({ passed, failed });
  }
}
