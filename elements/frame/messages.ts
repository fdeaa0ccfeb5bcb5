/**
 * Messages between a page and an element in its frame through `postMessage`. Every message has `spotreel: 1`; both
 * sides leave all other messages of the window alone. Both check where a message comes from: window and origin.
 */

/** Version of the protocol. */
export const PROTOCOL = 1;

/** From the frame to the page. */
export type FrameMessage =
  /** The frame has loaded, or was asked. It shows nothing before the page's `hello`. */
  | { readonly type: 'ready'; readonly tag: string }
  /** Pixels that the content takes, whenever that changes. */
  | { readonly type: 'size'; readonly widthPx: number; readonly heightPx: number }
  /** An event of the element. */
  | { readonly type: 'event'; readonly name: string; readonly detail: unknown }
  /** The element needs a token; the page answers with the same `id`. */
  | { readonly type: 'token'; readonly id: number; readonly reason: string }
  /** A method has returned, or failed. */
  | { readonly type: 'result'; readonly id: number; readonly value?: unknown; readonly error?: string };

/** From the page to the frame. */
export type PageMessage =
  /** Begins. `canceled`: events that the page sees to itself; each is canceled and reported. */
  | { readonly type: 'hello'; readonly canceled: readonly string[] }
  /** Attributes of the element and its `--spotreel-` tokens, by name; `null` takes one away. */
  | { readonly type: 'set'; readonly attributes: Readonly<Record<string, string | null>> }
  /** Calls a method of the element. */
  | { readonly type: 'call'; readonly id: number; readonly method: string; readonly args: readonly unknown[] }
  /** Answers `token`. `null`: no user is signed in. */
  | { readonly type: 'token'; readonly id: number; readonly token: string | null };

/** The data of a message of this protocol; undefined for all others. Its fields are as its sender wrote them. */
export function readMessage<Message extends FrameMessage | PageMessage>(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null || !('spotreel' in data) || data.spotreel !== PROTOCOL)
    return undefined;
  return 'type' in data && typeof data.type === 'string' ? (data as unknown as Message) : undefined;
}
