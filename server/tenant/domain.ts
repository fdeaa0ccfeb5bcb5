import type { AppLinks } from '@spotreel/sdk/internal/contract';
import { accountDomain } from '../account/domain';
import { implementWith } from '../account/implement';
import { NO_LINKS } from '../platform/config/app-link-settings';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { type ParsingPool, typedParsing } from '../platform/parsing/parsing-pool';
import { projectDomain } from '../project/domain';
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
  /** Other sites that the app links to. Default: none. */
  readonly links?: AppLinks;
  /** The maintenance page replaces the app. Default: false. */
  readonly isInMaintenance?: boolean;
  /** Origin that events of use go to. Default: this server. */
  readonly trackingUrl?: string | undefined;
  /** Address of the documentation. Default: there is none. */
  readonly docsUrl?: () => string | undefined;
  /** `widgetUrl`: script of a chat of another company. Default: there is none. */
  readonly support?: { readonly widgetUrl?: string | undefined };
}

/** Agencies and resellers: their clients, brands and domains. */
export const tenantsDomain = defineDomain({
  name: 'tenant',
  needs: [accountDomain, projectDomain],
  provide({ db, clock }, options: TenantOptions) {
    const { dnsServers, domainResolver = createDomainResolver(dnsServers), parsing } = options;
    const { links = NO_LINKS, isInMaintenance = false, trackingUrl, docsUrl = () => undefined, support } = options;
    return {
      domainResolver,
      tenantHosts: createTenantHosts(db, clock),
      tenantLooks: createTenantLooks(db, clock),
      parsing: typedParsing<typeof tenantParsers>(parsing),
      /** Settings of the app as the operator has configured them. */
      appSettings: { links, isInMaintenance, trackingUrl, docsUrl, supportWidgetUrl: support?.widgetUrl },
    };
  },
});

export type TenantServices = ServicesOf<typeof tenantsDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<TenantServices>();
