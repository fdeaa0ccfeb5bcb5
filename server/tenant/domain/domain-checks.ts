/** Looks for the records of domains in the background. */
import type { JobHandler } from '../../platform/jobs/job-handler';
import { createWorkers } from '../../platform/jobs/workers';
import type { Log } from '../../platform/log/log';
import { type CheckParts, checkDomain } from './check-domain';
import type { TenantHosts } from './tenant-hosts';

export interface DomainChecks {
  start(): void;
  close(): Promise<void>;
}

type Parts = CheckParts & {
  readonly tenantHosts: TenantHosts;
  readonly log: Log;
  readonly pollMs?: number;
};

export function createDomainChecks(parts: Parts): DomainChecks {
  const { db, jobs, log, pollMs } = parts;
  const workers = createWorkers({
    db,
    jobs,
    log,
    slots: 1,
    queue: 'domain',
    handlers: { 'domain-check': handlerOf(parts) },
    ...(pollMs !== undefined && { pollMs }),
  });
  return { start: workers.start, close: workers.stop };
}

function handlerOf(parts: Parts): JobHandler {
  return {
    // a check writes its row by itself, when it knows what it found
    lock: async () => {},
    async run({ subjectId }) {
      await checkDomain(parts, subjectId, false);
      parts.tenantHosts.forget();
      return async () => undefined;
    },
    isWorthRetry: () => true,
    failed: async (_tx, { subjectId }) => ({ kind: 'domain-check', subjectId }),
  };
}
