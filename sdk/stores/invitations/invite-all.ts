/** Invites the people of a table, one after the other. */
import { atom } from 'nanostores';
import type { UserRole } from '../../contract/account/role';
import type { Invitation } from '../../contract/invitations/invitation';
import { type Failure, failureOf } from '../failure';
import type { StoreContext } from '../store-context';

/** Progress of the invitations. */
export interface InvitingState {
  readonly status: 'idle' | 'sending' | 'done';
  /** Invitations that went out. */
  readonly sent: number;
  /** Addresses of the table. */
  readonly total: number;
  /** Addresses that were not taken, with the reason. */
  readonly refused: readonly { readonly email: string; readonly message: string }[];
  /** Reason why the rest was not sent, such as a limit of mails. */
  readonly halt: Failure | undefined;
}

const IDLE: InvitingState = { status: 'idle', sent: 0, total: 0, refused: [], halt: undefined };

/** Failures of one address; any other ends the sending. */
const OF_AN_ADDRESS: ReadonlySet<string> = new Set(['email_taken', 'validation_failed']);

/** `onInvited`: one more invitation is there. */
export function createInviteAll(context: StoreContext, onInvited: (invitation: Invitation) => void) {
  const $inviting = atom(IDLE);
  return {
    $inviting,
    /** Never rejects. Does nothing while an earlier sending is under way. */
    async inviteAll(emails: readonly string[], role: UserRole): Promise<void> {
      if ($inviting.get().status === 'sending') return;
      $inviting.set({ ...IDLE, status: 'sending', total: emails.length });
      for (const email of emails) {
        const before = $inviting.get();
        try {
          onInvited(await (await context.accounts()).createInvitation({ body: { email, role } }));
          $inviting.set({ ...before, sent: before.sent + 1 });
        } catch (thrown) {
          const failure = failureOf(thrown, context.t, 'failure.unknown');
          if (!OF_AN_ADDRESS.has(failure.code)) {
            $inviting.set({ ...before, status: 'done', halt: failure });
            return;
          }
          const message = failure.details?.email?.[0] ?? failure.message;
          $inviting.set({ ...before, refused: [...before.refused, { email, message }] });
        }
      }
      $inviting.set({ ...$inviting.get(), status: 'done' });
    },
    /** Another table is chosen. */
    forgetInviting(): void {
      if ($inviting.get().status === 'done') $inviting.set(IDLE);
    },
  };
}
