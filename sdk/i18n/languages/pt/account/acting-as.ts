import type { actingAsMessages } from '../../../account/acting-as';
import type { Translation } from '../../../message';

export const messages: Translation<typeof actingAsMessages> = {
  'acting.banner': 'Você está usando a conta de {name}.',
  'acting.exit': 'Sair da conta',
  'acting.dismiss': 'Ocultar esta mensagem',
  'acting.title': 'Usar outra conta',
  'acting.text': 'Veja o que a pessoa vê e ajude. Tudo o que você alterar fica registrado em seu nome.',
  'acting.search': 'Nome ou e-mail',
  'acting.start': 'Usar conta',
  'acting.startFor': 'Usar a conta de {name}',
  'acting.emptyTitle': 'Nenhuma pessoa encontrada',
  'acting.emptyText': 'Tente outro nome ou e-mail.',
  'acting.errorTitle': 'Não foi possível carregar as pessoas',
  'acting.suspended': 'Suspensa',
  'audit.title': 'Registro de auditoria',
  'audit.text': 'O que foi feito nas contas de outras pessoas e com chaves de API, e por quem.',
  'audit.search': 'Pessoa ou requisição',
  'audit.when': 'Quando',
  'audit.actor': 'Quem',
  'audit.subject': 'Conta de',
  'audit.action': 'O quê',
  'audit.emptyTitle': 'Ainda não há nada aqui',
  'audit.emptyText': 'As alterações feitas na conta de outra pessoa aparecem aqui.',
  'audit.errorTitle': 'Não foi possível carregar o registro de auditoria',
};
