import { closeAccount } from './close-account';
import { removeAccount } from './sweep-accounts';

type Parts = Parameters<typeof closeAccount>[1] & Parameters<typeof removeAccount>[0];

/** Closes an account and removes what is theirs; the sweep removes what could not be removed now. */
export function accountDeletion(parts: Parts): (userId: number) => Promise<void> {
  return async (userId) => {
    await parts.db.transaction((tx) => closeAccount(tx, parts, userId));
    await removeAccount(parts, userId);
  };
}
