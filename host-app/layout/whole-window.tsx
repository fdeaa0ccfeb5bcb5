import type { ReactNode } from 'react';
import { ActingBar } from './acting-bar';

/** A page that has the window for itself: no header, no help button (docs/rules/app.md#layout). */
export function WholeWindow({ children }: { children: ReactNode }) {
  return (
    <div className="sr-root sr-whole-window">
      <ActingBar />
      <main className="sr-area sr-whole-window__page">{children}</main>
    </div>
  );
}
