import { METHOD_NAMES } from '../definitions/method-names';

/** Takes calls of an element's methods before its code has come. The bridge takes these functions away. */
export function addWaitingMethods(element: Element, tag: string): void {
  for (const name of Object.keys(METHOD_NAMES[tag] ?? {})) {
    if (name in element) continue;
    const wait = async (...values: readonly unknown[]) => {
      await customElements.whenDefined(element.localName);
      return Reflect.apply(Reflect.get(element, name), element, values);
    };
    Object.defineProperty(element, name, { value: wait, configurable: true });
  }
}
