// a screen loads it after a while: the environment of a test may be gone by then
import '../../../sdk/player';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { SpotreelProvider } from '../../../elements/react/embed/provider/spotreel-provider';
import type { CardActions } from '../../../elements/react/library/template-grid/card-actions';
import { openSpotreel } from '../../sdk/stores/open-spotreel';

export const recipeAction: CardActions['recipeAction'] = ({ id }, label, className) => (
  <a className={className} href={`/recipes/${id}`}>
    {label}
  </a>
);
export const templateAction: CardActions['templateAction'] = ({ id }, label, className) => (
  <a className={className} href={`/templates/${id}`}>
    {label}
  </a>
);

type Account = Awaited<ReturnType<typeof openSpotreel>>;

/** A screen of a signed-in account. `prepare` changes the server before anything is asked. */
export async function openScreen(
  node: ReactNode,
  prepare: (server: Account['server'], spotreel: Account['spotreel']) => unknown = () => {},
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { server, spotreel } = await openSpotreel();
  await prepare(server, spotreel);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const come = (condition: () => void) => act(async () => vi.waitFor(condition, { timeout: 3000 }));
  await act(async () =>
    root.render(
      <SpotreelProvider spotreel={spotreel} root={document}>
        {node}
      </SpotreelProvider>,
    ),
  );
  return {
    server,
    page,
    come,
    button: (name: string) => [...page.querySelectorAll('button')].find((one) => one.textContent?.trim() === name),
    press: (name: string) =>
      act(async () => [...page.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)?.click()),
    close: () => {
      act(() => root.unmount());
      page.remove();
      vi.unstubAllGlobals();
    },
  };
}
