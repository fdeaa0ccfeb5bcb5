/** People whom the account manages, and acting as one of them. One a screen. */
import { atom } from 'nanostores';
import type { Page } from '../../contract/call';
import type { ManagedPerson } from '../../contract/schemas/account/person';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

export function createPeople({ editing: { context }, session }: Spotreel) {
  const describe = (thrown: unknown) => failureOf(thrown, context.t, 'failure.unknown');
  const list = createLoader<Page<ManagedPerson>>(describe);
  const $query = atom({ search: '', page: 1 });
  const load = () =>
    list.load(async (signal) => {
      const { search, page } = $query.get();
      return (await context.accounts()).people({ query: { page, ...(search && { search }) }, signal });
    });
  const leave = async () => (await context.accounts()).endActingAs().catch(() => undefined);
  return {
    $people: list.$state,
    $query,
    load,
    /** From the first page. */
    search(search: string) {
      $query.set({ search, page: 1 });
      return load();
    },
    show(page: number) {
      $query.set({ ...$query.get(), page });
      return load();
    },
    /** True: the next calls are made as that person; reload the page. What keeps it from that is said in a toast. */
    async actAs(email: string): Promise<boolean> {
      try {
        await (await context.accounts()).beginActingAs({ body: { email } });
        session.actAs(email);
        return true;
      } catch (thrown) {
        context.toasts.show({ tone: 'danger', title: describe(thrown).message });
        return false;
      }
    },
    /** Back to the own account, also when the server cannot be told; reload the page. */
    async stopActing(): Promise<void> {
      await leave();
      session.actAs(null);
    },
  };
}

export type PeopleStore = ReturnType<typeof createPeople>;
