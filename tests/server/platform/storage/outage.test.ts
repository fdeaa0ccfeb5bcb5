import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SpotreelError } from '../../../../sdk/base/errors';
import { isOutage } from '../../../../server/platform/storage/outage';
import { S3Error } from '../../../../server/platform/storage/s3/s3-error';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const failed = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  ['a storage that does not answer', new S3Error('x', undefined, 'ECONNREFUSED')],
  ['a storage that cannot', new S3Error('x', 503, 'SlowDown')],
  ['a database that is away', failed(coded('ECONNREFUSED'))],
  ['a database that stops', failed(coded('57P01'))],
  ['a connection that broke', failed(new Error('Connection terminated unexpectedly'))],
  ['no connection in time', new Error('timeout exceeded when trying to connect')],
])('%s is an outage', (_name, error) => {
  expect(isOutage(error)).toBe(true);
});

test.each([
  ['a refusal of the storage', new S3Error('x', 403, 'AccessDenied')],
  ['a file that is not there', new S3Error('x', 404, 'NoSuchKey')],
  ['a broken constraint', failed(coded('23505'))],
  ['another service that is away', new SpotreelError('payment_unavailable', 'x', { cause: coded('ECONNREFUSED') })],
  ['an address that cannot be fetched', new TypeError('fetch failed', { cause: coded('ECONNREFUSED') })],
  ['an error of the server', new Error('Boom')],
  ['no error', undefined],
])('%s is none', (_name, error) => {
  expect(isOutage(error)).toBe(false);
});
