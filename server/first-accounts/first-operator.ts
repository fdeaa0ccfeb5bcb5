/** The account with which the operator of a server begins, where the operator wants no demo account. */
import { eq } from 'drizzle-orm';
import { defaultTenantId } from '../account/default-tenant';
import { isCommonPassword } from '../account/passwords/common-passwords';
import { hashPassword } from '../account/passwords/password';
import { appUser } from '../account/tables';
import { recordUserCreated } from '../account/user-event';
import type { Config } from '../platform/config/config';
import type { Database } from '../platform/data/database';
import type { Log } from '../platform/log/log';
import { DEMO_EMAIL } from './demo-account';

type FirstOperator = NonNullable<Config['firstOperator']>;

/**
 * Makes the account if the address has none. A known account keeps its password. Throws an Error in plain words for a
 * password that people try first, and where the address is that of an account without this role.
 */
export async function openFirstOperator(db: Database, { email, password }: FirstOperator, log: Log): Promise<void> {
  const [known] = await db.select().from(appUser).where(eq(appUser.email, email));
  if (known && known.role !== 'operator')
    throw new Error(`OPERATOR_EMAIL: ${email} has an account already, which is not an operator.`);
  if (!known) await makeOperator(db, { email, password });
  const [demo] = await db.select({ status: appUser.status }).from(appUser).where(eq(appUser.email, DEMO_EMAIL));
  if (demo?.status === 'active')
    log.warn({}, 'the demo account of an earlier start can still log in: delete it or change its password');
}

async function makeOperator(db: Database, { email, password }: FirstOperator): Promise<void> {
  if (isCommonPassword(password, email))
    throw new Error('OPERATOR_PASSWORD: it is one of those that people try first.');
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const tenantId = await defaultTenantId(tx);
    const [made] = await tx
      .insert(appUser)
      .values({ tenantId, email, passwordHash, role: 'operator' })
      .onConflictDoNothing() // another server of the same database starts too
      .returning();
    if (made) await recordUserCreated(tx, made);
  });
}
