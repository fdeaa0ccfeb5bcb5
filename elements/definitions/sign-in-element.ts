import type { ElementDefinition, ElementOf } from '../bridge/element-definition';
import { lazyPart } from '../react/controls/lazy-part/lazy-part';
import { type AccountElementEvents, type AccountElementProps, accountEvents, accountProps } from './account-element';

/** Properties of `<sign-in>`. Each is also an attribute. */
export interface SignInElementProps extends AccountElementProps {
  /** Initial value of the email field. */
  email?: string | undefined;
}

/** Events of `<sign-in>` with their `detail`. */
export interface SignInElementEvents extends AccountElementEvents {
  /** A user is logged in: now, or since an earlier visit. */
  'signed-in': { userId: number; email: string };
  /** The user has logged out here. */
  'signed-out': undefined;
}

/** The element `<sign-in>`. */
export type SignInElement = ElementOf<SignInElementProps, SignInElementEvents>;

const EmbeddedSignIn = lazyPart(() =>
  import('../react/embed/embedded-sign-in').then((module) => ({ default: module.EmbeddedSignIn })),
);

export const signIn: ElementDefinition<SignInElementProps, SignInElementEvents> = {
  tag: 'sign-in',
  component: EmbeddedSignIn,
  props: { ...accountProps, email: 'string' },
  events: { ...accountEvents, 'signed-in': {}, 'signed-out': {} },
  methods: {},
};

declare global {
  interface HTMLElementTagNameMap {
    'sign-in': SignInElement;
  }
}
