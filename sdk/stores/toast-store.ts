import { atom } from 'nanostores';

/** A notification. */
export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'info' | 'danger';
  readonly title: string;
  /** Below the title. Default: none. */
  readonly text?: string | undefined;
  /** A button in it. Default: none. */
  readonly action?: ToastAction | undefined;
}

/** A link, or something to be done at once: `run` is called at most once, and the notification goes. */
export type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly run: () => void };

/** Time that a notification stays (docs/rules/app.md#notifications). */
export const TOAST_MS = 5_000;

/** A notification and when it appeared, by the clock of this computer. */
export type LoggedToast = Toast & { readonly atMs: number };

/** Older ones leave the log. */
const LOGGED = 50;

/** Notifications, newest last; each goes by itself after five seconds unless it is held. */
export class ToastStore {
  readonly $toasts = atom<readonly Toast[]>([]);
  /** Notifications of this visit, newest first, 50 at most. */
  readonly $log = atom<readonly LoggedToast[]>([]);
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #nextId = 1;

  /** Returns the id by which it can be dismissed. */
  readonly show = (toast: Omit<Toast, 'id'>): number => {
    const id = this.#nextId++;
    this.$toasts.set([...this.$toasts.get(), { ...toast, id }]);
    this.$log.set([{ ...toast, id, atMs: Date.now() }, ...this.$log.get()].slice(0, LOGGED));
    this.release(id);
    return id;
  };

  readonly dismiss = (id: number): void => {
    this.hold(id);
    this.$toasts.set(this.$toasts.get().filter((toast) => toast.id !== id));
  };

  /** It stays: the pointer or the focus is on it. */
  readonly hold = (id: number): void => {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  };

  /** The five seconds begin anew. */
  readonly release = (id: number): void => {
    this.hold(id);
    if (this.$toasts.get().some((toast) => toast.id === id)) {
      this.#timers.set(
        id,
        setTimeout(() => this.dismiss(id), TOAST_MS),
      );
    }
  };

  readonly clearLog = (): void => this.$log.set([]);

  readonly dispose = (): void => {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  };
}
