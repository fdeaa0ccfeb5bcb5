/** The questions or the ideas of a person, and one of them with its messages. One a screen. */
import { atom } from 'nanostores';
import type { Page } from '../../contract/call';
import type {
  SupportKind,
  SupportThread,
  SupportThreadCreate,
  SupportThreadSummary,
} from '../../contract/schemas/support';
import { createForm } from '../account/form';
import { createRepeatKey } from '../account/repeat-key';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

/** Questions to the support, or ideas: what the person sent and what was answered. */
// long: one store, an action after the other
export function createOwnSupport({ editing: { context } }: Spotreel, kind: SupportKind) {
  const describe = (thrown: unknown) => failureOf(thrown, context.t, 'failure.unknown');
  const threads = createLoader<Page<SupportThreadSummary>>(describe);
  const thread = createLoader<SupportThread>(describe);
  const form = createForm(context.t);
  const key = createRepeatKey();
  const $page = atom(1);
  const load = async (): Promise<void> => {
    const query = { kind, page: $page.get() };
    await threads.load(async (signal) => (await context.accounts()).supportThreads({ query, signal }));
  };
  const update = (changed: SupportThreadSummary) => {
    threads.update((page) => ({ ...page, data: page.data.map((one) => (one.id === changed.id ? changed : one)) }));
  };
  return {
    $threads: threads.$state,
    /** The open one. */
    $thread: thread.$state,
    $form: form.$state,
    load,
    /** `page`: from 1. */
    show(page: number): Promise<void> {
      $page.set(page);
      return load();
    },
    /** Opens one and marks its answer as read. `failure.code` is `not_found` where there is none. */
    async open(threadId: number): Promise<void> {
      thread.reset();
      form.reset();
      const params = { threadId };
      const opened = await thread.load(async (signal) => (await context.accounts()).supportThread({ params, signal }));
      if (!opened?.isUnread) return;
      try {
        update(await (await context.accounts()).markSupportThreadRead({ params }));
      } catch {
        // it stays marked, and is read the next time
      }
    },
    close(): void {
      thread.reset();
      form.reset();
    },
    /** Undefined if it was not taken. What was sent is on the first page. */
    async send(body: Omit<SupportThreadCreate, 'kind'>): Promise<SupportThread | undefined> {
      const sent = await form.send(async () => {
        const content = { ...body, kind };
        return (await context.accounts()).createSupportThread({ body: content, idempotencyKey: key.of(content) });
      });
      if (!sent) return undefined;
      key.forget();
      $page.set(1);
      await load();
      return sent;
    },
    /** Adds a message to the open one. False if it was not taken. */
    async reply(text: string): Promise<boolean> {
      const threadId = thread.$state.get().data?.id;
      if (threadId === undefined) return false;
      const params = { threadId };
      const changed = await form.send(async () =>
        (await context.accounts()).writeSupportMessage({ params, body: { text } }),
      );
      if (!changed) return false;
      thread.update((open) => (open.id === changed.id ? changed : open));
      update(changed);
      return true;
    },
  };
}

/** What `createOwnSupport` returns. */
export type OwnSupportStore = ReturnType<typeof createOwnSupport>;
