import type { repairMessages } from '../../../english/repair';
import type { Translation } from '../../../message';

export const messages: Translation<typeof repairMessages> = {
  'repair.color': 'Informe uma cor hexadecimal de três ou seis dígitos, como #1a7f5c ou #f0f.',
};
