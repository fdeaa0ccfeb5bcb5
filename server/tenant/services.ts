import type { AccountServices } from '../account/services';
import type { Catalogue } from '../library/catalogue/catalogue';
import type { AddressBook } from '../media/addresses';
import type { MediaPort } from '../media/media-port';
import type { JobQueue } from '../platform/jobs/queue';
import type { Parsing } from '../platform/parsing/parsing';
import type { TenantLooks } from './brand/tenant-looks';
import type { DomainChecks } from './domain/domain-checks';
import type { DomainResolver } from './domain/domain-resolver';
import type { TenantHosts } from './domain/tenant-hosts';
import type { tenantParsers } from './parsers';

export type TenantServices = AccountServices & {
  readonly jobs: JobQueue;
  readonly addresses: AddressBook;
  readonly mediaPort: MediaPort;
  readonly parsing: Parsing<typeof tenantParsers>;
  readonly catalogue: Catalogue;
  readonly domainResolver: DomainResolver;
  readonly tenantHosts: TenantHosts;
  readonly domainChecks: DomainChecks;
  readonly tenantLooks: TenantLooks;
};
