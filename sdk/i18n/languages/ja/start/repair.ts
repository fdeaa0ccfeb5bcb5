import type { repairMessages } from '../../../english/repair';
import type { Translation } from '../../../message';

export const messages: Translation<typeof repairMessages> = {
  'repair.color': '#1a7f5cや#f0fのように、3桁か6桁の16進カラーコードを入力してください。',
};
