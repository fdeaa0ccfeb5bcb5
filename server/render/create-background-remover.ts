import type { BackgroundRemover } from '../media/background/background-remover';
import { createRemoveBg } from '../media/background/remove-bg';
import { createPixelBudget, type PixelBudget } from '../media/inspection/pixel-budget';
import type { BackgroundSettings } from '../platform/config/background-settings';
import type { Log } from '../platform/log/log';
import type { MediaTools } from './engine/media/media-tools';

/** Pictures that are cut out at a time; the others wait. */
const AT_A_TIME = 1;

/** The provider that has a key, else the operator's model, else the bundled one. */
export function createBackgroundRemover(
  { removeBg, onnx }: BackgroundSettings,
  tools: Pick<MediaTools, 'cutOut'>,
  log: Log,
  turns: PixelBudget = createPixelBudget(AT_A_TIME),
): BackgroundRemover {
  if (removeBg) return createRemoveBg(removeBg, log);
  return { remove: (file, outFile) => turns.spend(1, () => tools.cutOut(file, outFile, onnx)) };
}
