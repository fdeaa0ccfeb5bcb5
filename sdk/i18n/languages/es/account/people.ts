import type { peopleMessages } from '../../../account/people';
import type { Translation } from '../../../message';

export const messages: Translation<typeof peopleMessages> = {
  'people.title': 'Miembros',
  'people.text': 'Invita a personas por correo. Cada una elige su propia contraseña.',
  'people.email': 'Correo',
  'people.role': 'Rol',
  'people.invite': 'Enviar invitación',
  'people.invited': 'Invitaciones',
  'people.by': 'de {name}',
  'people.open': 'En espera',
  'people.accepted': 'Aceptada',
  'people.expired': 'Caducada',
  'people.remove': 'Retirar la invitación de {email}',
  'people.again': 'Invitar de nuevo a {email}',
  'people.emptyTitle': 'Aún no hay invitaciones',
  'people.emptyText': 'Las personas que invites aparecen aquí hasta que se unan.',
  'people.errorTitle': 'No se pudieron cargar las invitaciones',
  'people.fromTable': 'Invitar a varias personas',
  'people.fromTableText':
    'Añade una tabla con una columna de correos electrónicos. Se invita hasta a 200 personas a la vez.',
  'people.paste': 'Pega correos electrónicos o celdas',
  'people.noEmails': 'No se encontraron correos electrónicos. Añade una tabla con una columna de correos.',
  'people.rowsWithout': 'Filas sin correo electrónico: {rows}',
  'people.leftOut': {
    one: 'Falta {count} persona más. Invítala con otra tabla.',
    other: 'Faltan {count} personas más. Invítalas con otra tabla.',
  },
  'people.inviteAll': { one: 'Enviar {count} invitación', other: 'Enviar {count} invitaciones' },
  'people.inviting': 'Enviando invitaciones',
  'people.invitedCount': { one: '{count} invitación enviada', other: '{count} invitaciones enviadas' },
  'role.user': 'Usuario',
  'role.client': 'Cliente',
  'role.reseller': 'Revendedor',
  'role.agency_user': 'Usuario de agencia',
  'role.agency_admin': 'Administrador de agencia',
  'role.operator': 'Operador',
};
