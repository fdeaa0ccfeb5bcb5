/** A typed event source: `Events` maps an event's name to its payload. */
export interface Emitter<Events extends object> {
  /** Subscribes; returns the function that unsubscribes. */
  on<Name extends keyof Events>(name: Name, listener: (payload: Events[Name]) => void): () => void;
  emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void;
  /** Drops every listener. */
  clear(): void;
}

type Listeners<Events extends object> = { [Name in keyof Events]?: Set<(payload: Events[Name]) => void> };

/** Listeners run in the order they were added; one that unsubscribes another while an event runs is safe. */
export function createEmitter<Events extends object>(): Emitter<Events> {
  let listeners: Listeners<Events> = {};
  return {
    on(name, listener) {
      const set = listeners[name] ?? new Set();
      listeners[name] = set;
      set.add(listener);
      return () => set.delete(listener);
    },
    emit(name, payload) {
      for (const listener of [...(listeners[name] ?? [])]) listener(payload);
    },
    clear() {
      listeners = {};
    },
  };
}
