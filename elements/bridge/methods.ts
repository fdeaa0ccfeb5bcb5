/**
 * Methods of an element. A call waits until the component has provided what carries it out, so that a page may call as
 * soon as it has the element.
 */

type Implementation = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;

const waiting = new WeakMap<object, { methods: Promise<Implementation> }>();

/**
 * For a new element: takes away what the loader put in the place of its methods. Returns the function by which the component
 * provides them, and takes them back with undefined.
 */
export function prepareMethods(element: object, table: object): (methods: object | undefined) => void {
  let resolve: (methods: Implementation) => void;
  const next = () =>
    new Promise<Implementation>((settle) => {
      resolve = settle;
    });
  const state = { methods: next() };
  waiting.set(element, state);
  for (const name of Object.keys(table)) Reflect.deleteProperty(element, name);
  return (methods) => {
    if (!methods) {
      state.methods = next();
      return;
    }
    resolve(methods as Implementation);
    state.methods = Promise.resolve(methods as Implementation);
  };
}

/** Adds methods to the prototype of an element. */
export function addMethods(prototype: object, table: object): void {
  for (const name of Object.keys(table))
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      async value(this: object, ...values: readonly unknown[]) {
        return (await waiting.get(this)?.methods)?.[name]?.(...values);
      },
    });
}
