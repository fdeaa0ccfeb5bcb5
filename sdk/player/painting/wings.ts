import type { SceneView } from './scene-view';
import { whenIdle } from './when-idle';

/** Keeps the scenes before and after the one on show ready to come on, and all others away. */
export class Wings {
  #callOff = () => {};

  /** `near` tells which are wanted. Between frames: bringing a scene there costs as much as painting it does. */
  change(picture: HTMLElement, views: () => Iterable<SceneView>, near: () => readonly (SceneView | undefined)[]): void {
    this.#callOff();
    this.#callOff = whenIdle(() => {
      const wanted = near();
      for (const view of views()) if (view.place !== 'stage') view.setPlace(wanted.includes(view) ? 'wings' : 'away');
      picture.getBoundingClientRect(); // styled now, not in the frame that shows it
    });
  }

  cancel(): void {
    this.#callOff();
  }
}
