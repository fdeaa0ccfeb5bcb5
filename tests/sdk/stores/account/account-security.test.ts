import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountSecurity } from '../../../../sdk/stores/account/account-security';
import { openSpotreel } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const session = (id: number, isCurrent: boolean) => ({
  id,
  device: 'Firefox on Linux',
  signedInAt: '2026-01-01T00:00:00Z',
  lastUsedAt: '2026-01-01T00:00:00Z',
  isCurrent,
});
const state = (enabled: boolean) => ({
  enabled,
  required: false,
  hasCodesByEmail: false,
  recoveryCodesLeft: enabled ? 10 : 0,
});
const answered = (data: unknown) => () => Response.json({ data });

async function opened() {
  const { server, spotreel } = await openSpotreel();
  const security = createAccountSecurity(spotreel);
  server.answer('sessions', answered([session(1, true), session(2, false), session(3, false)]));
  server.answer('secondFactor', answered(state(false)));
  await security.load();
  const ids = () => security.$sessions.get().data?.map(({ id }) => id);
  return { server, spotreel, security, ids };
}

describe('sessions', () => {
  it('leave the list when they end', async () => {
    const { server, security, ids } = await opened();
    server.answer('endSession', answered({ ended: true }));
    await security.endSession(2);
    expect(ids()).toEqual([1, 3]);
    server.answer('endOtherSessions', answered({ ended: 1 }));
    await security.endOthers();
    expect(ids()).toEqual([1]);
  });
});

describe('the second factor', () => {
  const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Spotreel:a@b.co?secret=JBSWY3DPEHPK3PXP' };

  it('is on once a code confirms it', async () => {
    const { server, security } = await opened();
    server.answer('beginSecondFactor', answered(setup));
    await security.begin('good');
    expect(security.$progress.get().setup).toEqual(setup);
    server.answer('confirmSecondFactor', answered({ codes: ['aaaa-bbbb'] }));
    server.answer('secondFactor', answered(state(true)));
    await security.confirm('123456');
    expect(security.$progress.get()).toEqual({ codes: ['aaaa-bbbb'] });
    expect(security.$factor.get().data?.enabled).toBe(true);
    security.close();
    expect(security.$progress.get()).toEqual({});
  });

  it('keeps its secret on screen after a wrong code', async () => {
    const { server, security } = await opened();
    server.answer('beginSecondFactor', answered(setup));
    await security.begin('good');
    server.refuse('confirmSecondFactor', 'second_factor_wrong');
    await security.confirm('000000');
    expect(security.$progress.get().setup).toEqual(setup);
    expect(security.$form.get().failure?.code).toBe('second_factor_wrong');
  });

  it('stays on after a wrong password', async () => {
    const { server, security } = await opened();
    server.refuse('endSecondFactor', 'password_wrong');
    expect(await security.end('wrong', '123456')).toBe(false);
    expect(security.$form.get().failure?.code).toBe('password_wrong');
  });
});
