import { ActingBanner, type ActingBannerProps } from '@spotreel/elements/account';

/** Leads out of the other account through its address (docs/rules/app.md#addresses). */
export function ActingExit({ user }: Pick<ActingBannerProps, 'user'>) {
  return <ActingBanner user={user} onExit={() => location.assign('/impersonate?_switch_user=_exit')} />;
}
