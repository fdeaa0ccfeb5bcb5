import { useStore } from '@nanostores/react';
import { NOTIFICATION_KINDS, type User } from '@spotreel/sdk/contract';
import type { ProfileStore } from '@spotreel/sdk/stores';
import { AccountPanel } from '../account-screen/account-panel';
import { CheckField } from '../field/check-field';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

export interface EmailChoicesProps {
  profile: ProfileStore;
  user: User;
}

/** Which emails the person gets. Each choice is saved at once. */
export function EmailChoices({ profile, user }: EmailChoicesProps) {
  const t = useTranslator();
  const { failure } = useStore(profile.$notifications);
  return (
    <AccountPanel title={t('emails.title')} text={t('emails.text')}>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {NOTIFICATION_KINDS.map((kind) => (
        <CheckField
          key={kind}
          label={t(`emails.${kind}`)}
          checked={user.notifications[kind] === true}
          onChange={(isOn) => void profile.choose(kind, isOn)}
        />
      ))}
    </AccountPanel>
  );
}
