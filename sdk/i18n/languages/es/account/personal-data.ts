import type { personalDataMessages } from '../../../account/personal-data';
import type { Translation } from '../../../message';

export const messages: Translation<typeof personalDataMessages> = {
  'data.title': 'Tus datos',
  'data.exportTitle': 'Exportar mis datos',
  'data.exportText':
    'Preparamos un ZIP con tu perfil, tus proyectos, archivos, videos exportados, compras y el registro de tu cuenta.',
  'data.export': 'Crear exportación',
  'data.making': 'Estamos preparando tu exportación. Te enviaremos un correo cuando esté lista.',
  'data.progress': 'Progreso de tu exportación',
  'data.ready': 'Disponible hasta el {date}',
  'data.failed': 'Esta exportación falló. Crea otra.',
  'data.download': 'Descargar ({size})',
  'data.errorTitle': 'No se pudieron cargar tus exportaciones',
  'data.deleteTitle': 'Eliminar mi cuenta',
  'data.deleteText':
    'Tus proyectos, archivos, marcas y videos se eliminan al instante y para siempre. Tu suscripción termina. Conservamos los recibos, como exige la ley.',
  'data.delete': 'Eliminar mi cuenta',
  'data.deleteQuestion': '¿Eliminar tu cuenta?',
  'data.confirmEmail': 'Escribe tu correo electrónico para confirmar',
  'data.confirmPassword': 'Tu contraseña',
  'data.deleteForGood': 'Eliminar para siempre',
};
