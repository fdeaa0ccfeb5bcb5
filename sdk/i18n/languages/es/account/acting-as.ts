import type { actingAsMessages } from '../../../account/acting-as';
import type { Translation } from '../../../message';

export const messages: Translation<typeof actingAsMessages> = {
  'acting.banner': 'Estás usando la cuenta de {name}.',
  'acting.exit': 'Salir de esta cuenta',
  'acting.dismiss': 'Ocultar este mensaje',
  'acting.title': 'Usar otra cuenta',
  'acting.text': 'Mira lo que ve una persona y ayúdala. Todo lo que cambies queda registrado a tu nombre.',
  'acting.search': 'Nombre o correo',
  'acting.start': 'Usar cuenta',
  'acting.startFor': 'Usar la cuenta de {name}',
  'acting.emptyTitle': 'No se encontraron personas',
  'acting.emptyText': 'Prueba con otro nombre u otro correo electrónico.',
  'acting.errorTitle': 'No se pudieron cargar las personas',
  'acting.suspended': 'Suspendida',
  'audit.title': 'Registro de auditoría',
  'audit.text': 'Qué se hizo en cuentas de otras personas y con claves de API, y quién lo hizo.',
  'audit.search': 'Persona o solicitud',
  'audit.when': 'Cuándo',
  'audit.actor': 'Quién',
  'audit.subject': 'Cuenta de',
  'audit.action': 'Qué',
  'audit.emptyTitle': 'Aún no hay nada aquí',
  'audit.emptyText': 'Los cambios hechos en la cuenta de otra persona aparecen aquí.',
  'audit.errorTitle': 'No se pudo cargar el registro de auditoría',
};
