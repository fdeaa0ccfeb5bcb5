import { accountDomain } from '../account/domain';
import { implementWith } from '../account/implement';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { projectDomain } from '../project/domain';

/** Links to finished videos: made and changed by owners, opened by visitors. */
export const sharingDomain = defineDomain({
  name: 'sharing',
  needs: [accountDomain, projectDomain],
  rateLimits: {
    /** Videos that are opened from one network address, behind which an office may sit. */
    share: { points: 240, seconds: 60 },
    /** Links that one person makes and changes. */
    changeShare: { points: 60, seconds: 60 },
  },
});

export type SharingServices = ServicesOf<typeof sharingDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<SharingServices>();
