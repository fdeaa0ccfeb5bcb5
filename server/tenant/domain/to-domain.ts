import type { TenantDomain } from '@spotreel/sdk/internal/contract';
import { challengeName, type DomainRow } from './check-domain';

/** `target`: host name of the server, to which the domain has to lead. */
export function toTenantDomain(row: DomainRow, target: string): TenantDomain {
  const { domain, token, state, found, checkedAt, nextCheckAt, provedAt } = row;
  const isAddress = /^[\d.]+$|:/.test(target);
  return {
    domain,
    state,
    records: [
      { type: 'TXT', name: challengeName(domain), value: token },
      { type: isAddress ? 'A' : 'CNAME', name: domain, value: target },
    ],
    found: [...(found.texts ?? [])],
    problem: found.problem ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    nextCheckAt: nextCheckAt?.toISOString() ?? null,
    provedAt: provedAt?.toISOString() ?? null,
  };
}
