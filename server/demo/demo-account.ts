/** The account that a new server is tried with: an operator of the default tenant, with one place that has a logo. */
import { randomInt } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { hashPassword, passwordMatches } from '../auth/password';
import type { Database } from '../data/database';
import { appUser, tenant } from '../data/schema/accounts';
import { organisation } from '../data/schema/media';

export const DEMO_EMAIL = 'demo@spotreel.test';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

/** Makes the account when it is not there, and sees to it that this password opens it. */
export async function ensureDemoAccount(db: Database, password: string, logoMediaId: number): Promise<DemoAccount> {
  const [existing] = await db.select().from(appUser).where(eq(appUser.email, DEMO_EMAIL));
  if (existing) {
    if (!(await passwordMatches(existing.passwordHash, password))) {
      await db
        .update(appUser)
        .set({ passwordHash: await hashPassword(password) })
        .where(eq(appUser.id, existing.id));
    }
    return { email: DEMO_EMAIL, password };
  }
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const tenantId = await defaultTenant(tx);
    const person = { firstName: 'Dana', lastName: 'Demo', permissions: ['api.feature.academy', 'api.upsell.recipes'] };
    const [user] = await tx
      .insert(appUser)
      .values({ ...person, tenantId, email: DEMO_EMAIL, passwordHash, role: 'operator' })
      .returning({ id: appUser.id });
    if (!user) throw new Error('The demo account was not inserted');
    await tx.insert(organisation).values({ ...demoPlace, tenantId, ownerId: user.id, logoMediaId });
  });
  return { email: DEMO_EMAIL, password };
}

const demoPlace = {
  name: 'Juniper & Co',
  colors: ['#1f3d36', '#e8a33d', '#f6f1e7', '#7c9a92'],
  website: 'https://juniper.example',
};

async function defaultTenant(tx: Database): Promise<number> {
  await tx.insert(tenant).values({ slug: 'default', name: 'Spotreel' }).onConflictDoNothing();
  const [row] = await tx.select().from(tenant).where(eq(tenant.slug, 'default'));
  if (!row) throw new Error('There is no default tenant');
  return row.id;
}

/** Without letters and digits that are easily taken for another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The password that was generated for this folder, so that every start can print it. Only the owner can read the file. */
export async function generatedPassword(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'demo-password');
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (kept !== '') return kept;
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const password = [group(), group(), group(), group()].join('-');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return password;
}
