import type { PageMediaErrorCode } from '../base/error-codes';
import type { User } from '../contract/account/user';
import type { Id } from '../contract/schemas/ids';

/** Events of a page: `spotreel.on('project-created', …)`. */
export interface SpotreelEvents {
  /** The user has to sign in. Going to a sign-in page is up to who listens: Spotreel never navigates. */
  'auth-required': { readonly reason: string };
  /** A user signed in by hand; a session that is taken up again is no sign-in. */
  'signed-in': { readonly user: User };
  /** `madeFrom`: `recipe-3` or `template-2001`. */
  'project-created': { readonly projectId: Id<'project'>; readonly madeFrom: string };
  /** A function that the page gave did not do what it should; `message` is for the developer of the page. */
  'page-failed': { readonly code: PageMediaErrorCode; readonly message: string };
  /** A render that this page has followed is done. */
  'render-finished': { readonly projectId: Id<'project'> };
  /** The download of a finished file was started. `isFirst`: the account never did that before. */
  'file-downloaded': { readonly projectId: Id<'project'>; readonly isFirst: boolean };
}
