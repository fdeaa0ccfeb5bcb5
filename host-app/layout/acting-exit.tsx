import { ActingBanner, type ActingBannerProps } from '@spotreel/elements/internal/account';

/** Leads out of the other account through its address (docs/rules/app.md#addresses). */
export function ActingExit({ user }: Pick<ActingBannerProps, 'user'>) {
  return <ActingBanner user={user} onExit={leave} onOver={leaveLate} />;
}

function leave() {
  location.assign('/impersonate?_switch_user=_exit');
}

/**
 * Leaves the account after its time. Unsaved edits stay in this browser, and are offered when the account is used
 * again.
 */
function leaveLate() {
  location.assign('/impersonate?_switch_user=_exit&over');
}
