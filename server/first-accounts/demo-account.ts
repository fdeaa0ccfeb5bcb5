/**
 * The account for trying a new server: an operator of the default tenant. It has a paid plan, one brand with a logo,
 * and the tenant's first survey.
 */
import { randomInt } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { defaultTenantId } from '../account/default-tenant';
import { hashPassword, passwordMatches } from '../account/passwords/password';
import { appUser, product } from '../account/tables';
import { brand } from '../brand/tables';
import type { Config } from '../platform/config/config';
import type { Database } from '../platform/data/database';
import { seedSurveys } from '../survey/surveys/demo-survey';

export const DEMO_EMAIL = 'demo@spotreel.test';

export interface DemoAccount {
  readonly email: string;
  /** Undefined when somebody has changed it. */
  readonly password: string | undefined;
}

/**
 * Instructions to log in, for those who start the server. Where words go to no terminal they are kept as a log, so these
 * name the file of the password.
 */
export function loginWords(
  { email, password }: DemoAccount,
  { demoPassword, dataDir }: Pick<Config, 'demoPassword' | 'dataDir'>,
  isTerminal: boolean,
): string {
  if (password === undefined || demoPassword !== undefined) return `${email} with the password you set`;
  return isTerminal
    ? `${email} with password ${password}`
    : `${email} with the password in ${path.join(dataDir, PASSWORD_FILE)}`;
}

/** A configured password opens the account whatever was set before; a generated one is set when the account is made. */
export async function openDemoAccount(
  db: Database,
  { demoPassword, dataDir }: Pick<Config, 'demoPassword' | 'dataDir'>,
  logoMediaId: number,
): Promise<DemoAccount> {
  const password = demoPassword ?? (await generatedPassword(dataDir));
  await makeDemoAccount(db, password, logoMediaId);
  const [account] = await db.select().from(appUser).where(eq(appUser.email, DEMO_EMAIL));
  if (account) await seedSurveys(db, account.tenantId);
  if (account) await grantDemoPlan(db, account);
  if (await passwordMatches(account?.passwordHash, password)) return { email: DEMO_EMAIL, password };
  if (demoPassword === undefined) return { email: DEMO_EMAIL, password: undefined };
  await db
    .update(appUser)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(appUser.email, DEMO_EMAIL));
  return { email: DEMO_EMAIL, password };
}

/** Does nothing when the account is there. */
export async function makeDemoAccount(db: Database, password: string, logoMediaId: number): Promise<void> {
  const [existing] = await db.select({ id: appUser.id }).from(appUser).where(eq(appUser.email, DEMO_EMAIL));
  if (existing) return;
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const tenantId = await defaultTenantId(tx);
    // Its own brand counts; the others are for people who try the product.
    const limits = { organisationLimit: 5 };
    const person = {
      limits,
      firstName: 'Dana',
      lastName: 'Demo',
      permissions: ['api.feature.academy', 'api.upsell.recipes'],
    };
    const [user] = await tx
      .insert(appUser)
      .values({ ...person, tenantId, email: DEMO_EMAIL, passwordHash, role: 'operator' })
      .onConflictDoNothing()
      .returning({ id: appUser.id });
    if (user) await tx.insert(brand).values({ ...demoBrand, tenantId, ownerId: user.id, logoMediaId });
  });
}

/**
 * An active plan, so that premium recipes and templates can be tried. Data folders of older versions get it at their
 * next start; an account that ever had a product keeps what it has.
 */
async function grantDemoPlan(db: Database, { id, tenantId }: { id: number; tenantId: number }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, id)).for('no key update');
    const [held] = await tx.select({ id: product.id }).from(product).where(eq(product.userId, id)).limit(1);
    if (!held) await tx.insert(product).values({ ...demoPlan, tenantId, userId: id });
  });
}

/** Without an end; it is paid for once, so renders count by the calendar month. */
const demoPlan = { productType: 'single', status: 'active', groupName: 'Spotreel Pro', groupType: 'pro' } as const;

const demoBrand = {
  name: 'Juniper & Co',
  colors: ['#1f3d36', '#e8a33d', '#f6f1e7', '#7c9a92'],
  website: 'https://juniper.example',
};

/** Without letters and digits that are easily taken for another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const PASSWORD_FILE = 'demo-password';

/** The password that was generated for this folder. Only the owner can read the file. */
async function generatedPassword(dataDir: string): Promise<string> {
  const file = path.join(dataDir, PASSWORD_FILE);
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (kept !== '') return kept;
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const password = [group(), group(), group(), group()].join('-');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return password;
}
