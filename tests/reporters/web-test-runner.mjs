// @ts-check
import path from 'node:path';
import { withReason, writeResult } from './write-result.mjs';

/** Leaves the result of the tests in a browser, and the files whose page died before it had one. @param {string} root */
export function resultReporter(root) {
  return {
    /** @param {{ sessions: import('@web/test-runner').TestSession[] }} args */
    stop({ sessions }) {
      let passed = 0;
      /** @type {string[]} */
      const failed = [];
      /** @type {string[]} */
      const lost = [];
      for (const session of sessions) {
        const file = path.relative(root, session.testFile ?? '');
        const tests = session.testResults ? testsOf(session.testResults) : [];
        passed += tests.filter((test) => test.passed).length;
        for (const test of tests)
          if (!test.passed && !test.skipped) failed.push(withReason(`${file} > ${test.name}`, test.error?.message));
        if (session.testResults) continue;
        if (session.errors.some(({ message }) => message?.includes('browser disconnected'))) lost.push(file);
        else if (!session.passed) failed.push(file);
      }
      writeResult({ passed, failed, lost });
    },
  };
}

/** @param {import('@web/test-runner').TestSuiteResult} suite @returns {import('@web/test-runner').TestResult[]} */
function testsOf(suite) {
  return [...suite.tests, ...suite.suites.flatMap(testsOf)];
}
