import type { repairMessages } from '../../../english/repair';
import type { Translation } from '../../../message';

export const messages: Translation<typeof repairMessages> = {
  'repair.color': 'Saisissez une couleur hexadécimale à trois ou six chiffres, par exemple #1a7f5c ou #f0f.',
};
