import type { CallbackName } from './element-definition';

/** `projectId` -> `project-id`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `project-saved` -> `onProjectSaved`. */
export function callbackName<Name extends string>(event: Name): CallbackName<Name> {
  return `on-${event}`.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CallbackName<Name>;
}
