import type { repairMessages } from '../../../english/repair';
import type { Translation } from '../../../message';

export const messages: Translation<typeof repairMessages> = {
  'repair.color': 'أدخل لونًا سداسيًا عشريًا من ثلاثة أرقام أو ستة، مثل ‎#1a7f5c أو ‎#f0f.',
};
