import type { Translation } from '../../../message';
import type { imageProjectMessages } from '../../../parts/image-project';

export const messages: Translation<typeof imageProjectMessages> = {
  'imageProject.editor.projectName': 'Nome da imagem',
  'imageProject.editor.panelScene': 'Conteúdo',
  'imageProject.editor.palette': 'Cores da imagem',
  'imageProject.editor.paletteHint': 'As alterações valem para a imagem inteira.',
  'imageProject.commands.rename': 'Renomear imagem',
  'imageProject.commands.render': 'Exportar imagem',
  'imageProject.commands.copyLink': 'Copiar link da imagem',
  'imageProject.commands.showScene': 'Mostrar painel de conteúdo',
  'imageProject.commands.groupVideo': 'Imagem',
  'imageProject.commands.search': 'Buscar comandos e campos',
  'imageProject.editor.missingTemplate': 'O template desta imagem não está mais na biblioteca.',
  'imageProject.emptyVideo.lostScene':
    'Não podemos mostrar esta imagem porque o template dela não está mais na biblioteca.',
  'imageProject.preview.empty': 'Esta imagem está vazia',
  'imageProject.feedback.industry': 'Para que é a imagem?',
  'imageProject.brands.sectionHint':
    'Aplica logo, cores, fonte e dados da sua marca à imagem. Você pode desfazer quando quiser.',
  'imageProject.projects.renameTitle': 'Renomear imagem',
  'imageProject.projects.deleteText': 'A imagem e todas as suas exportações serão excluídas permanentemente.',
  'imageProject.projects.deleteConfirm': 'Excluir imagem',
  'imageProject.saving.copied': 'Sua versão foi salva como uma nova imagem',
  'imageProject.saving.openCopy': 'Abrir imagem',
  'imageProject.saving.partField': '{name}',
  'imageProject.saving.missingName': 'Template ausente',
  'imageProject.saving.missingScene': 'O template não está mais na biblioteca.',
  'imageProject.saving.missingPicture': '{name}: a imagem foi excluída.',
  'imageProject.saving.missingBackground': 'O fundo foi excluído.',
  'imageProject.saving.conflictTitle': 'Esta imagem também foi alterada em outro lugar',
  'imageProject.saving.keepBoth': 'Manter as duas como imagens separadas',
  'imageProject.saving.partName': 'Nome da imagem',
  'imageProject.saving.partPalette': 'Cores da imagem',
  'imageProject.saving.missingText':
    'Você pode editar esta imagem, mas só poderá exportá-la quando isso for resolvido.',
};
