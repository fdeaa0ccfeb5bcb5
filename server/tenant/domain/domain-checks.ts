/** Looks for the records of domains in the background. */
import type { JobHandler } from '../../platform/jobs/job-handler';
import { domainCheckKind } from '../job-kinds';
import { type CheckParts, checkDomain } from './check-domain';
import type { TenantHosts } from './tenant-hosts';

export function domainCheckHandler(parts: CheckParts & { readonly tenantHosts: TenantHosts }): JobHandler {
  return {
    // a check writes its row by itself, when it knows what it found
    lock: async () => {},
    async run({ subjectId }) {
      await checkDomain(parts, subjectId, false);
      parts.tenantHosts.forget();
      return async () => undefined;
    },
    isWorthRetry: () => true,
    failed: async (_tx, { subjectId }) => ({ kind: domainCheckKind, subjectId }),
  };
}
