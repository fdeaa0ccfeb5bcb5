/** The questions or the ideas of a person, and one of them with its messages. One a screen. */
import type { Id } from '../../contract/schemas/ids';
import type {
  SupportKind,
  SupportThread,
  SupportThreadCreate,
  SupportThreadSummary,
} from '../../contract/support/support';
import { filtered } from '../resource/filtered';
import { createRepeatKey } from '../resource/repeat-key';
import { replaced, resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** Questions to the support, or ideas: what the person sent and what was answered. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one store, an action after the other
export function createOwnSupport({ editing: { context } }: Spotreel, kind: SupportKind) {
  const threads = resource(context, (api, signal, { page }: { readonly page: number }) =>
    api.supportThreads({ query: { kind, page }, signal }),
  );
  const thread = resource(context, (api, signal, threadId: Id<'thread'>) =>
    api.supportThread({ params: { threadId }, signal }),
  );
  const key = createRepeatKey();
  const { load, show } = filtered(threads, { page: 1 });
  const update = (changed: SupportThreadSummary) =>
    threads.update((page) => ({ ...page, data: [...replaced(page.data, changed)] }));
  const close = () => {
    thread.reset();
    thread.resetForm();
  };
  return {
    $threads: threads.$state,
    /** The open one. */
    $thread: thread.$state,
    $form: thread.$form,
    load,
    /** `page`: from 1. */
    show: (page: number) => show({ page }),
    /** Opens one and marks its answer as read. `failure.code` is `not_found` where there is none. */
    async open(threadId: Id<'thread'>): Promise<void> {
      close();
      const opened = await thread.load(threadId);
      if (!opened?.isUnread) return;
      try {
        update(await (await context.accounts()).markSupportThreadRead({ params: { threadId } }));
      } catch {
        // it stays marked, and is read the next time
      }
    },
    close,
    /** Undefined if it was not taken. What was sent is on the first page. */
    async send(body: Omit<SupportThreadCreate, 'kind'>): Promise<SupportThread | undefined> {
      const content = { ...body, kind };
      const sent = await thread.send((api) =>
        api.createSupportThread({ body: content, idempotencyKey: key.of(content) }),
      );
      if (!sent) return undefined;
      key.forget();
      await show({ page: 1 });
      return sent;
    },
    /** Adds a message to the open one. False if it was not taken. */
    async reply(text: string): Promise<boolean> {
      const threadId = thread.$state.get().data?.id;
      if (threadId === undefined) return false;
      const changed = await thread.send(
        (api) => api.writeSupportMessage({ params: { threadId }, body: { text } }),
        (open, answer) => (open.id === answer.id ? answer : open),
      );
      if (changed) update(changed);
      return changed !== undefined;
    },
  };
}

/** Result of `createOwnSupport`. */
export type OwnSupportStore = ReturnType<typeof createOwnSupport>;
