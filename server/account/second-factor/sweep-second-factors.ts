import type { AccountServices } from '../domain';
import { sweepKnownBrowsers } from './known-browsers';
import { sweepLoginCodes } from './login-codes';
import { protectOldRecoveryCodes } from './recovery-codes';
import { resealSeeds } from './sealed-seeds';

type SweptFactors = Pick<AccountServices, 'db' | 'clock' | 'secretBox'>;

/** Drops mailed codes and known browsers that are over; protects recovery codes and seeds of older versions and keys. */
export async function sweepSecondFactors({ db, clock, secretBox }: SweptFactors): Promise<void> {
  await sweepKnownBrowsers(db, clock);
  await sweepLoginCodes(db, clock);
  await protectOldRecoveryCodes(db);
  await resealSeeds({ db, secretBox });
}
