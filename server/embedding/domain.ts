import { accountDomain } from '../account/domain';
import { implementForKeyWith } from '../account/implement';
import { personalDataDomain } from '../personal-data/domain';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { projectDomain } from '../project/domain';

/** Elements in the pages of a tenant's own site: its people, their tokens, and pages in frames. */
export const embeddingDomain = defineDomain({
  name: 'embedding',
  needs: [accountDomain, projectDomain, personalDataDomain],
});

export type EmbeddingServices = ServicesOf<typeof embeddingDomain>;

/** Implements calls that a tenant's own server makes. */
export const implementForKey = implementForKeyWith<EmbeddingServices>();
