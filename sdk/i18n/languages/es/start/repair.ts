import type { repairMessages } from '../../../english/repair';
import type { Translation } from '../../../message';

export const messages: Translation<typeof repairMessages> = {
  'repair.color': 'Escribe un color hexadecimal de tres o seis dígitos, como #1a7f5c o #f0f.',
};
