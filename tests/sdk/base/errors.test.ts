import { describe, expect, it } from 'vitest';
import { isSpotreelError, messageOf, SpotreelError } from '../../../sdk/base/errors';

describe('an error', () => {
  it('carries what is known of it', () => {
    const cause = new Error('socket');
    const details = { name: ['too long'] };
    const error = new SpotreelError('request_failed', 'It failed', { cause, details, status: 422, requestId: 'r1' });
    expect(error).toMatchObject({ code: 'request_failed', cause, details, status: 422, requestId: 'r1' });
    expect([error instanceof Error, String(error)]).toEqual([true, 'SpotreelError: It failed']);
  });

  it('has a cause where one is given alone', () => {
    expect('cause' in new SpotreelError('aborted', 'Stopped')).toBe(false);
    expect('cause' in new SpotreelError('aborted', 'Stopped', { status: 500 })).toBe(false);
    expect('cause' in new SpotreelError('aborted', 'Stopped', { cause: undefined })).toBe(true);
  });

  it('is known by its name, so that another copy of the code on the page is no matter', () => {
    const ofAnotherCopy = Object.assign(new Error('Late'), { name: 'SpotreelError', code: 'timeout' });
    expect([isSpotreelError(ofAnotherCopy), isSpotreelError(ofAnotherCopy, 'timeout')]).toEqual([true, true]);
    expect(isSpotreelError(ofAnotherCopy, 'aborted')).toBe(false);
  });

  it.each([new Error('plain'), { name: 'SpotreelError', code: 'timeout' }, 'timeout', null, undefined])(
    'of Spotreel is not %o',
    (value) => expect([isSpotreelError(value), isSpotreelError(value, 'timeout')]).toEqual([false, false]),
  );

  it('of another kind is not known by a code like one of Spotreel', () => {
    expect(isSpotreelError(Object.assign(new Error('Late'), { code: 'timeout' }), 'timeout')).toBe(false);
  });
});

it('the text of what was thrown is its message, else what it is as a text', () => {
  expect([messageOf(new Error('Broken')), messageOf('broken'), messageOf(undefined)]).toEqual([
    'Broken',
    'broken',
    'undefined',
  ]);
});

it('a mistyped code does not compile', () => {
  const error = new SpotreelError('network_error', 'Offline');
  // @ts-expect-error no such code
  expect(error.code === 'netwrok_error').toBe(false);
  // @ts-expect-error no such code
  expect(isSpotreelError(error, 'netwrok_error')).toBe(false);
});
