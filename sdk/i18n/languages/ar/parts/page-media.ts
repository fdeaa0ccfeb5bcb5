import type { Translation } from '../../../message';
import type { pageMediaMessages } from '../../../parts/page-media';

export const messages: Translation<typeof pageMediaMessages> = {
  'pageMedia.unnamed': 'هذا الموقع',
  'pageMedia.search': 'البحث في {source}',
  'pageMedia.failed': 'لا يستجيب {source} كما ينبغي. حاول مرة أخرى بعد بضع دقائق.',
  'pageMedia.uploadFailed': 'تعذّر على هذا الموقع حفظ الملف. حاول مرة أخرى.',
};
