/** A scene has what this painter does not know, which then leaves it to the page's own. Never reaches the user. */
export class Unpaintable extends Error {
  constructor(readonly feature: string) {
    super(`This painter does not know ${feature}.`);
  }
}
