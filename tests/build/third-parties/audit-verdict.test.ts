import { expect, test } from 'vitest';
import { auditVerdict } from '../../../build/third-parties/audit-verdict.mjs';

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { dependencies: { prod: 300 } } });

test('a report without a weakness is clean', () => {
  expect(auditVerdict(report({}))).toEqual({ words: 'No known weakness in 300 packages.', code: 0 });
});

test('a weakness of any severity fails, and is named', () => {
  const { words, code } = auditVerdict(report({ ws: { name: 'ws', severity: 'low', range: '<8' } }));
  expect(code).toBe(1);
  expect(words).toContain('low: ws <8');
});

test.each([
  [
    'a registry without the service',
    '{"message":"405 Method Not Allowed - POST https://registry.test/bulk","statusCode":405}',
  ],
  ['no network', '{"error":{"code":"ENOTFOUND","summary":"request to https://registry.test failed"}}'],
  ['no output', ''],
  ['another program', '<html>busy</html>'],
  ['a report of nothing', '{"auditReportVersion":2,"vulnerabilities":{}}'],
])('%s is no clean result', (_what, output) => {
  const { words, code } = auditVerdict(output);
  expect(code).toBe(2);
  expect(words).toMatch(/^NOT CHECKED/);
});
