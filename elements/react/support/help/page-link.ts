import type { ReactNode } from 'react';

/** A link to a page of the host, such as `/help/export-a-video`. */
export type PageLink = (to: string, content: ReactNode, className: string) => ReactNode;
