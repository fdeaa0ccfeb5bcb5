import type { personalDataMessages } from '../../../account/personal-data';
import type { Translation } from '../../../message';

export const messages: Translation<typeof personalDataMessages> = {
  'data.title': 'Seus dados',
  'data.exportTitle': 'Exportar meus dados',
  'data.exportText':
    'Geramos um ZIP com seu perfil, projetos, envios, vídeos exportados, compras e o registro da sua conta.',
  'data.export': 'Gerar exportação',
  'data.making': 'Sua exportação está sendo gerada. Enviaremos um e-mail quando estiver pronta.',
  'data.progress': 'Progresso da sua exportação',
  'data.ready': 'Pronta até {date}',
  'data.failed': 'Esta exportação falhou. Gere outra.',
  'data.download': 'Baixar ({size})',
  'data.errorTitle': 'Não foi possível carregar suas exportações',
  'data.deleteTitle': 'Excluir minha conta',
  'data.deleteText':
    'Isso exclui seus projetos, envios, marcas e vídeos imediatamente e para sempre. Sua assinatura termina. Guardamos os recibos, como exige a lei.',
  'data.delete': 'Excluir minha conta',
  'data.deleteQuestion': 'Excluir sua conta?',
  'data.confirmEmail': 'Digite seu e-mail para confirmar',
  'data.confirmPassword': 'Sua senha',
  'data.deleteForGood': 'Excluir para sempre',
};
