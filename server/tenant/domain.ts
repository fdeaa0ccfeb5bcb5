import { implementWith } from '../account/implement';
import { accountDomain } from '../account/services';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { type ParsingPool, typedParsing } from '../platform/parsing/parsing-pool';
import { projectDomain } from '../project/services';
import { createTenantLooks } from './brand/tenant-looks';
import { createDomainResolver, type DomainResolver } from './domain/domain-resolver';
import { createTenantHosts } from './domain/tenant-hosts';
import type { tenantParsers } from './parsers';

export interface TenantOptions {
  /** Servers that are asked for the records of domains. Default: the system's. */
  readonly dnsServers?: readonly string[];
  /** In place of them. */
  readonly domainResolver?: DomainResolver;
  readonly parsing: ParsingPool;
}

/** Agencies and resellers: their clients, brands and domains. */
export const tenantsDomain = defineDomain({
  name: 'tenant',
  needs: [accountDomain, projectDomain],
  provide: (
    { db, clock },
    { dnsServers, domainResolver = createDomainResolver(dnsServers), parsing }: TenantOptions,
  ) => ({
    domainResolver,
    tenantHosts: createTenantHosts(db, clock),
    tenantLooks: createTenantLooks(db, clock),
    parsing: typedParsing<typeof tenantParsers>(parsing),
  }),
});

export type TenantServices = ServicesOf<typeof tenantsDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<TenantServices>();
