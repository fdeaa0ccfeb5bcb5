import type { profileMessages } from '../../../account/profile';
import type { Translation } from '../../../message';

export const messages: Translation<typeof profileMessages> = {
  'account.title': 'Cuenta',
  'account.info': 'Datos de la cuenta',
  'account.security': 'Acceso y seguridad',
  'account.people': 'Miembros',
  'profile.title': 'Perfil',
  'profile.text': 'Las personas con las que trabajas ven tu nombre y tu foto.',
  'profile.picture': 'Foto de perfil',
  'profile.upload': 'Subir imagen',
  'profile.removePicture': 'Quitar imagen',
  'profile.firstName': 'Nombre',
  'profile.lastName': 'Apellidos',
  'profile.email': 'Correo electrónico',
  'profile.emailHint': 'Inicias sesión con este correo.',
  'profile.country': 'País',
  'profile.noCountry': 'Sin especificar',
  'profile.languageText': 'La app y sus correos están en este idioma.',
  'profile.save': 'Guardar',
  'profile.saved': 'Guardado',
};
