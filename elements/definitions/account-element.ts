/** Common properties of the elements of an account. */
import type { AccountProps } from '../react/embed/use-account';

/** Props that every element has. In HTML: `api-base`, `locale`, `worker-url`, `fonts-url`, `theme`. */
export interface AccountElementProps extends AccountProps {
  /** Default: as the system. */
  theme?: 'light' | 'dark' | undefined;
}

export interface AccountElementEvents {
  /** No user is signed in. Cancel it when the page signs the user in itself: no sign-in form is shown then. */
  'auth-required': { reason: string };
  /** The element cannot show what it should. `code` is stable, `message` is for people. */
  error: { code: string; message: string };
}

export const accountProps = {
  apiBase: 'string',
  locale: 'string',
  workerUrl: 'string',
  fontsUrl: 'string',
  theme: 'string',
  getAccessToken: 'object',
  messages: 'object',
  spotreel: 'object',
} as const;

export const accountEvents = { 'auth-required': { cancelable: true }, error: { bubbles: false } } as const;
