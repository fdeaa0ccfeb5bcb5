import { lt } from 'drizzle-orm';
import { sweepKnownNetworks } from '../auth/sign-in-guard';
import { sweepUntouched } from '../projects/sweep-untouched';
import { sweepStills } from '../renders/still-files';
import type { Services } from '../services';
import { sweepUploads } from '../surveys/sweep-uploads';
import { sweepImports } from '../template-packages/sweep-imports';
import { attemptCount } from './schema/attempts';
import { idempotencyKey, refreshToken } from './schema/accounts';

type Swept = Pick<Services, 'db' | 'storage' | 'clock' | 'log'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Drops what has expired and nobody asks for any more. */
export async function sweep(swept: Swept): Promise<void> {
  const { db, storage, clock } = swept;
  await sweepStills(storage, clock);
  await sweepUploads(swept);
  await sweepUntouched(swept);
  await sweepImports(swept);
  await sweepKnownNetworks(db, clock);
  await db.delete(refreshToken).where(lt(refreshToken.expiresAt, new Date(clock.now())));
  await db.delete(attemptCount).where(lt(attemptCount.endsAt, new Date(clock.now())));
  await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, new Date(clock.now() - DAY_MS)));
}

/** Now, and once a day; returns the function that ends it. */
export function sweepDaily(swept: Swept, onError: (error: unknown) => void): () => void {
  const run = () => void sweep(swept).catch(onError);
  run();
  const timer = setInterval(run, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
