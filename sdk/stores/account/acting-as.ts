/** Using another person's account. Reload the page after each change: stores hold the former user's data. */
import { failureOf } from '../failure';
import type { Spotreel } from '../spotreel';

/** Begins to act as the person with this email; false when the server refuses it, which a toast then says. */
export async function enterAccount({ editing: { context }, session }: Spotreel, email: string): Promise<boolean> {
  try {
    await (await context.accounts()).beginActingAs({ body: { email } });
    session.actAs(email);
    return true;
  } catch (thrown) {
    const { message } = failureOf(thrown, context.t, 'failure.unknown');
    context.toasts.show({ tone: 'danger', title: message });
    return false;
  }
}

/** Goes back to the own account, even when the server does not answer. */
export async function leaveAccount({ editing: { context }, session }: Spotreel): Promise<void> {
  await context
    .accounts()
    .then((accounts) => accounts.endActingAs())
    .catch(() => undefined);
  session.actAs(null);
}
