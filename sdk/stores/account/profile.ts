/** Changes that people make to their own account. One a screen. */
import type { NotificationKind } from '../../contract/account/profile';
import { createForm } from '../resource/form';
import type { NewPassword } from '../session/sign-in-help';
import type { Spotreel } from '../spotreel';

/** A part of the profile. A field that is left out stays. */
export interface ProfileChange {
  /** At most 100 characters. */
  readonly firstName?: string;
  /** At most 100 characters. */
  readonly lastName?: string;
  /** ISO 3166-1 alpha-2; null: not said. */
  readonly country?: string | null;
  /** BCP 47, of screens and emails; null: none. */
  readonly language?: string | null;
  /** Id of an own image; null removes the profile picture. */
  readonly profilePictureMediaId?: number | null;
}

/** Profile, password and choice of emails. Each has its own form, so that an error of one is not shown at another. */
export function createProfile({ editing: { context }, session, media: { uploads } }: Spotreel) {
  const profile = createForm(context.t);
  const password = createForm(context.t);
  const notifications = createForm(context.t);
  return {
    $profile: profile.$state,
    $password: password.$state,
    $notifications: notifications.$state,
    async save(change: ProfileChange): Promise<boolean> {
      const user = await profile.send(async () => (await context.accounts()).updateProfile({ body: change }));
      if (user) session.adoptUser(user);
      return user !== undefined;
    },
    /** Uploads a picture and makes it the profile picture. */
    async savePicture(file: File): Promise<boolean> {
      const user = await profile.send(async () => {
        const media = await uploads.mediaOf({ file });
        return (await context.accounts()).updateProfile({ body: { profilePictureMediaId: media.id } });
      });
      if (user) session.adoptUser(user);
      return user !== undefined;
    },
    async changePassword(currentPassword: string, passwords: NewPassword): Promise<boolean> {
      const body = { ...passwords, currentPassword };
      return (await password.send(async () => (await context.accounts()).updatePassword({ body }))) !== undefined;
    },
    async choose(kind: NotificationKind, isOn: boolean): Promise<void> {
      const before = session.$session.get().user;
      if (!before) return;
      session.adoptUser({ ...before, notifications: { ...before.notifications, [kind]: isOn } });
      const body = { [kind]: isOn };
      const user = await notifications.send(async () => (await context.accounts()).updateNotifications({ body }));
      session.adoptUser(user ?? before);
    },
  };
}

/** Result of `createProfile`. */
export type ProfileStore = ReturnType<typeof createProfile>;
