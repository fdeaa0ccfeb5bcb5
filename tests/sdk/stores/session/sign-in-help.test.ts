import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memorySecurityStorage } from '../../../../sdk/client/session/security-state';
import { createSignInHelp } from '../../../../sdk/stores/session/sign-in-help';
import { createSpotreel } from '../../../../sdk/stores/spotreel';
import { failure, sessionAnswer } from '../../client/stub-server';
import { contractServer } from '../contract-server';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const token = 'token-of-a-link-in-an-email';
const passwords = { password: 'violet kettle dancing', passwordRepeat: 'violet kettle dancing' };
const person = { ...passwords, firstName: 'Nora', lastName: 'Newman' };

function signedOut() {
  const server = contractServer();
  const spotreel = createSpotreel({ apiBase: 'http://stub', storage: memorySecurityStorage(), fetch: server.fetch });
  return { server, spotreel, help: createSignInHelp(spotreel) };
}

describe('asking for a link', () => {
  it('remembers the address that it went to', async () => {
    const { server, help } = signedOut();
    server.answer('requestPasswordReset', () => Response.json({ data: { accepted: true } }));
    await help.requestReset(' dana@example.com ');
    expect([help.$sentTo.get(), help.$form.get().status]).toEqual(['dana@example.com', 'sent']);
  });

  it('keeps the form when it is refused', async () => {
    const { server, help } = signedOut();
    server.refuse('requestPasswordReset', 'mail_unavailable');
    await help.requestReset('dana@example.com');
    expect([help.$sentTo.get(), help.$form.get().failure?.code]).toEqual(['', 'mail_unavailable']);
  });
});

describe('a new password', () => {
  it('names the account that it opens', async () => {
    const { server, help } = signedOut();
    server.answer('resetPassword', () => Response.json({ data: { email: 'dana@example.com' } }));
    expect(await help.reset(token, passwords)).toBe('dana@example.com');
    expect(server.asked('resetPassword')[0]?.body).toEqual({ ...passwords, token });
  });

  it('has its errors by field', async () => {
    const { server, help } = signedOut();
    server.answer('resetPassword', () =>
      Response.json(
        { code: 'validation_failed', message: 'x', details: { passwordRepeat: ['The passwords do not match.'] } },
        { status: 422 },
      ),
    );
    expect(await help.reset(token, passwords)).toBeUndefined();
    expect(help.$form.get().failure?.details).toEqual({ passwordRepeat: ['The passwords do not match.'] });
  });
});

describe('an invitation', () => {
  it('logs in the account that it makes', async () => {
    const { server, spotreel, help } = signedOut();
    server.answer('acceptInvitation', () => sessionAnswer(1));
    expect(await help.accept(token, person)).toBe(true);
    expect(spotreel.session.$session.get()).toMatchObject({ status: 'signed-in', user: { firstName: 'Dana' } });
  });

  it('logs nobody in when it is refused', async () => {
    const { server, spotreel, help } = signedOut();
    server.answer('acceptInvitation', () => failure('email_taken', 'Taken.', 409));
    expect(await help.accept(token, person)).toBe(false);
    expect(spotreel.session.$session.get().user).toBeNull();
    expect(help.$form.get().failure?.code).toBe('email_taken');
  });
});
