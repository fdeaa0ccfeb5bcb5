import { SpotreelError } from '@spotreel/sdk/internal/base';
import type { RenderChoices } from '@spotreel/sdk/internal/contract';
import type { RenderState, RenderStore } from '@spotreel/sdk/internal/stores';
import type { RenderButtonMethods } from './render-button-methods';

export function renderControlMethods(
  render: RenderStore,
  projectId: number,
  choices: () => RenderChoices,
): RenderButtonMethods {
  return {
    async render() {
      // it resolves when the export is over: `$render` reports how it goes
      void render.request(projectId, undefined, choices());
      const { notice, render: made } = await requested(render);
      if (notice) throw new SpotreelError(notice.code, notice.text || notice.title);
      return { projectId, renderId: made?.id ?? 0 };
    },
    cancel: render.cancel,
  };
}

/** The state after the answer to a request. */
function requested({ $render }: RenderStore): Promise<RenderState> {
  return new Promise((resolve) => {
    const stop = $render.subscribe((state) => {
      if (state.status === 'requesting') return;
      resolve(state);
      // subscribing calls at once, before `stop` is there
      queueMicrotask(() => stop());
    });
  });
}
