import { lt } from 'drizzle-orm';
import { sweepAuditLog } from './account/audit/audit-log';
import { sweepInvitations } from './account/invitations/invitations';
import { sweepKeys } from './account/keys/api-keys';
import { sweepLinkTokens } from './account/links/link-tokens';
import { sweepSecondFactors } from './account/second-factor/sweep-second-factors';
import { sweepKnownNetworks } from './account/session/known-networks';
import { REFRESH_TOKEN_LIFETIME_MS } from './account/session/refresh-tokens';
import { sweepSigningKeys } from './account/session/rotate-keys';
import { sweepSessions } from './account/session/sessions';
import { sweepTwitterRequests } from './account/social/twitter-requests';
import { accountLink, refreshToken } from './account/tables';
import { addMobilePreviews } from './media/previews/add-mobile-previews';
import { addOldMasters } from './media/previews/add-old-masters';
import { measureOldBrightness } from './media/previews/measure-old-brightness';
import { sweepResumable } from './media/resumable/sweep-resumable';
import { sweepMedia } from './media/sweep-media';
import { sweepStrayMedia } from './media/sweep-stray-media';
import { idempotencyKey, quotaUse } from './platform/data/tables';
import type { Log } from './platform/log/log';
import { removeOlder } from './platform/storage/remove-older';
import { sweepUntouched } from './project/sweep-untouched';
import { sweepStills } from './render/still-files';
import type { Services } from './services';
import { usedMedia } from './template-package/removal/uses';

type WorkSwept = Pick<Services, 'storage' | 'clock' | 'log' | 'workDir' | 'renders'>;
type Swept = WorkSwept & Pick<Services, 'db' | 'jobs' | 'mediaPort' | 'secretBox' | 'tidyDatabase' | 'modules'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Drops what has expired and is no longer used. */
export async function sweep(swept: Swept): Promise<void> {
  const { db, jobs, storage, clock, log } = swept;
  const now = new Date(clock.now());
  await sweepWork(swept);
  await runAll(log, [
    ...swept.modules.daily,
    () => sweepStills(storage, clock),
    () => sweepUntouched(swept),
    () => sweepResumable(swept),
    () => sweepMedia(swept, (tenantId) => usedMedia(db, tenantId)),
    () => sweepStrayMedia(swept),
    () => addMobilePreviews(swept),
    () => addOldMasters(swept),
    () => measureOldBrightness(swept),
    () => sweepKnownNetworks(db, clock),
    () => sweepSecondFactors(swept),
    () => sweepSessions(db, clock, REFRESH_TOKEN_LIFETIME_MS),
    () => sweepInvitations(db, clock),
    () => sweepAuditLog(db, clock),
    () => sweepLinkTokens(db, clock),
    () => sweepTwitterRequests(db, clock),
    () => sweepSigningKeys(db, clock),
    () => sweepKeys(db, clock),
    () => db.delete(accountLink).where(lt(accountLink.expiresAt, now)),
    () => jobs.tidy(),
    () => swept.tidyDatabase(),
    () => db.delete(refreshToken).where(lt(refreshToken.expiresAt, now)),
    () => db.delete(quotaUse).where(lt(quotaUse.endsAt, now)),
    () => db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, new Date(clock.now() - DAY_MS))),
  ]);
}

/** Files that were being written when something went wrong, on this machine: nothing takes a day. */
export async function sweepWork({ storage, clock, log, workDir, renders }: WorkSwept): Promise<void> {
  const before = clock.now() - DAY_MS;
  await runAll(log, [
    () => removeOlder(workDir, before),
    async () => storage.sweepIncoming?.(before),
    () => renders.sweep(clock.now()),
  ]);
}

/** What fails does not keep the others from being done. */
async function runAll(log: Log, steps: readonly (() => PromiseLike<unknown>)[]): Promise<void> {
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      log.warn({ err: error }, 'sweeping failed');
    }
  }
}

/** Now, and once a day; returns the function that ends it. `run` never rejects. */
export function daily(run: () => Promise<void>): () => void {
  void run();
  const timer = setInterval(() => void run(), DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
