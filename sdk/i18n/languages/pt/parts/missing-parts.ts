import type { Translation } from '../../../message';
import type { missingPartMessages } from '../../../parts/missing-parts';

export const messages: Translation<typeof missingPartMessages> = {
  'saving.missingTitle': { one: 'Falta {count} item', other: 'Faltam {count} itens' },
  'saving.missingText': 'Você pode editar este vídeo, mas só poderá exportá-lo quando isso for resolvido.',
  'saving.missingDetails': 'Detalhes',
  'saving.repairAll': 'Corrigir tudo',
  'saving.missingScene': 'A cena {number} não está mais na biblioteca.',
  'saving.missingPicture': 'Cena {number} · {name}: a imagem foi excluída.',
  'saving.missingBackground': 'Cena {number}: o fundo foi excluído.',
  'saving.missingKit': 'A música não está mais na biblioteca.',
  'saving.missingSamples': 'Algumas seções da música não estão mais na biblioteca.',
  'saving.missingTrack': 'Sua música foi excluída.',
  'saving.replaceScene': 'Substituir',
  'saving.removeScene': 'Remover',
  'saving.choosePicture': 'Escolher outra',
  'saving.ownPicture': 'Usar a padrão',
  'saving.chooseKit': 'Escolher outra música',
  'saving.ownMusic': 'Usar a música padrão',
  'saving.arrangeAnew': 'Combinar de novo',
  'saving.repairOf': '{action}: {what}',
};
