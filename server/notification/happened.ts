import type { Notification } from '@spotreel/sdk/internal/contract';

type About = Pick<Notification, 'id' | 'kind' | 'projectId' | 'threadId' | 'name' | 'author' | 'text'>;

/** What a notification is about, before it is known whether the person has seen it. */
export type Happened = About & { readonly at: Date };
