import type { repairMessages } from '../../../english/repair';
import type { Translation } from '../../../message';

export const messages: Translation<typeof repairMessages> = {
  'repair.color': 'Gib eine Hex-Farbe mit drei oder sechs Stellen ein, zum Beispiel #1a7f5c oder #f0f.',
};
