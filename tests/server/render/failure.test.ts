import { expect, test } from 'vitest';
import { errorCatalogue } from '../../../sdk/base/error-catalogue';
import { SpotreelError } from '../../../sdk/base/errors';
import { isWorthRetry, toFailure } from '../../../server/render/failure';

test.each(['encoder_killed', 'encoder_failed', 'worker_lost'] as const)(
  '%s is said by its code, in our own words',
  (code) => {
    const error = new SpotreelError(code, 'ffmpeg left with 1: /data/tmp/job-1/x.mp4');
    expect(toFailure(error)).toEqual({ code, message: errorCatalogue[code].message });
    expect(isWorthRetry(error, { failures: 0 })).toBe(true);
  },
);

test('what no code is known of is internal', () => {
  expect(toFailure(new Error('Boom'))).toMatchObject({ code: 'internal' });
});
