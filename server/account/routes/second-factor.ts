import { accountSecurityCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { provePassword } from '../passwords/prove-password';
import { newSecret, setupUri } from '../second-factor/app-codes';
import { takesLoginCodes } from '../second-factor/login-codes';
import { recoveryCodesLeft, replaceRecoveryCodes } from '../second-factor/recovery-codes';
import { sealSeed } from '../second-factor/sealed-seeds';
import { hasSecondFactor, spendFirstCode, spendSecondFactor } from '../second-factor/second-factor';
import { appUser, recoveryCode, tenant } from '../tables';

export const secondFactor = implement(accountSecurityCalls.secondFactor, async ({ user, context }, services) => ({
  enabled: hasSecondFactor(user.row),
  required: services.secondFactorFor.includes(user.row.role),
  hasCodesByEmail: takesLoginCodes(services, user.row, context),
  recoveryCodesLeft: await recoveryCodesLeft(services.db, user.id),
}));

export const beginSecondFactor = implement(
  accountSecurityCalls.beginSecondFactor,
  async ({ body, user, context }, services) => {
    const { db, secretBox } = services;
    await provePassword(services, user, body.password, context);
    if (hasSecondFactor(user.row)) throw new ApiError('second_factor_on');
    const secret = newSecret();
    await db
      .update(appUser)
      .set({ totpSecret: sealSeed(secretBox, user.id, secret), totpLastStep: null })
      .where(eq(appUser.id, user.id));
    const [own] = await db.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, user.tenantId));
    return { secret, uri: setupUri(secret, own?.name ?? '', user.row.email) };
  },
);

export const confirmSecondFactor = implement(
  accountSecurityCalls.confirmSecondFactor,
  async ({ body, user }, services) => {
    const { db, clock } = services;
    if (user.actor) throw new ApiError('forbidden');
    if (hasSecondFactor(user.row)) throw new ApiError('second_factor_on');
    await spendFirstCode(services, user.row, body.code);
    return db.transaction(async (tx) => {
      await tx
        .update(appUser)
        .set({ totpConfirmedAt: new Date(clock.now()) })
        .where(eq(appUser.id, user.id));
      return { codes: await replaceRecoveryCodes(tx, user.id) };
    });
  },
);

export const renewRecoveryCodes = implement(
  accountSecurityCalls.renewRecoveryCodes,
  async ({ body, user, context }, services) => {
    const { db } = services;
    await provePassword(services, user, body.password, context);
    if (!hasSecondFactor(user.row)) throw new ApiError('second_factor_off');
    await spendSecondFactor(services, user.row, body.code);
    return db.transaction(async (tx) => ({ codes: await replaceRecoveryCodes(tx, user.id) }));
  },
);

export const endSecondFactor = implement(
  accountSecurityCalls.endSecondFactor,
  async ({ body, user, context }, services) => {
    const { db } = services;
    await provePassword(services, user, body.password, context);
    if (!hasSecondFactor(user.row)) throw new ApiError('second_factor_off');
    await spendSecondFactor(services, user.row, body.code);
    await db.transaction(async (tx) => {
      const off = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
      await tx.update(appUser).set(off).where(eq(appUser.id, user.id));
      await tx.delete(recoveryCode).where(eq(recoveryCode.userId, user.id));
    });
    return { enabled: false };
  },
);
