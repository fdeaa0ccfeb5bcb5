import { isSpotreelError } from '@spotreel/sdk/internal/base';
import type { BackgroundRemover, SubjectFinder } from '../media/background/background-remover';
import { createModelService } from '../media/background/model-service';
import { createRemoveBg } from '../media/background/remove-bg';
import { createPixelBudget, type PixelBudget } from '../media/inspection/pixel-budget';
import type { BackgroundSettings } from '../platform/config/background-settings';
import type { Log } from '../platform/log/log';
import type { MediaTools } from './engine/media/media-tools';

/** Pictures that are cut out at a time; the others wait. */
const AT_A_TIME = 1;

/**
 * The provider or service that is set, else the operator's model, else the bundled one. Where it finds no subject, color and edges cut
 * out what lies on a plain ground.
 */
export function createBackgroundRemover(
  { removeBg, service, onnx }: BackgroundSettings,
  tools: Pick<MediaTools, 'cutOut' | 'applyMask'>,
  log: Log,
  turns: PixelBudget = createPixelBudget(AT_A_TIME),
): BackgroundRemover {
  const own: BackgroundRemover = {
    remove: (file, outFile) => turns.spend(1, () => tools.cutOut(file, outFile, onnx)),
    refine: (file, maskFile, outFile) => turns.spend(1, () => tools.applyMask(file, maskFile, outFile)),
  };
  if (removeBg) return { ...own, remove: oneAfterTheOther(createRemoveBg(removeBg, log), own) };
  return service ? { ...own, remove: oneAfterTheOther(createModelService(service, log), own) } : own;
}

/** `second`: for pictures in which the first one finds no subject. */
function oneAfterTheOther(first: SubjectFinder, second: SubjectFinder): SubjectFinder['remove'] {
  return async (file, outFile) => {
    try {
      return await first.remove(file, outFile);
    } catch (error) {
      if (!isSpotreelError(error, 'background_not_found')) throw error;
      return second.remove(file, outFile);
    }
  };
}
