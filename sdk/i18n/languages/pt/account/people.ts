import type { peopleMessages } from '../../../account/people';
import type { Translation } from '../../../message';

export const messages: Translation<typeof peopleMessages> = {
  'people.title': 'Pessoas',
  'people.text': 'Convide pessoas por e-mail. Elas escolhem a própria senha.',
  'people.email': 'E-mail',
  'people.role': 'Função',
  'people.invite': 'Enviar convite',
  'people.invited': 'Convidada',
  'people.by': 'por {name}',
  'people.open': 'Aguardando',
  'people.accepted': 'Entrou',
  'people.expired': 'Expirado',
  'people.remove': 'Retirar o convite de {email}',
  'people.again': 'Convidar {email} de novo',
  'people.emptyTitle': 'Ainda não há convites',
  'people.emptyText': 'As pessoas convidadas aparecem aqui até entrarem.',
  'people.errorTitle': 'Não foi possível carregar os convites',
  'role.user': 'Usuário',
  'role.client': 'Cliente',
  'role.reseller': 'Revendedor',
  'role.agency_user': 'Usuário da agência',
  'role.agency_admin': 'Administrador da agência',
  'role.operator': 'Operador',
};
