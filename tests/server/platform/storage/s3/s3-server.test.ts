/** The test server checks the signatures of the server. The examples that Amazon has published check the test server. */
import { expect, test } from 'vitest';
import { refusal, sha256, signatureOf } from '../../../fixtures/s3/signature';

const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const date = '20130524T000000Z';
const at = Date.parse('2013-05-24T00:00:00Z');
const body = new Uint8Array();

const example = (signature: string) => ({
  method: 'GET',
  target: '/test.txt',
  body,
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': date,
    authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
  },
});
const published = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41';

test('takes the published example of a GET, and nothing that differs from it', () => {
  expect(refusal(example(published), credentials, at)).toBeUndefined();
  expect(refusal({ ...example(published), target: '/other.txt' }, credentials, at)).toBe('SignatureDoesNotMatch');
  expect(refusal(example(published.replace('f', 'e')), credentials, at)).toBe('SignatureDoesNotMatch');
  expect(refusal(example(published), credentials, at + 16 * 60_000)).toBe('RequestTimeTooSkewed');
  expect(refusal({ ...example(published), body: Buffer.from('x') }, credentials, at)).toBe('XAmzContentSHA256Mismatch');
});

test('signs a text with the key of its day', () => {
  const text = [
    'AWS4-HMAC-SHA256',
    date,
    '20130524/us-east-1/s3/aws4_request',
    '7344ae5b7ee6c3e7e6b0fe0640412a37625d1fbfff95c48bbb2dc43964946972',
  ].join('\n');
  expect(signatureOf(credentials, date, text)).toBe(published);
});
