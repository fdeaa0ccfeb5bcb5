import type { Translation } from '../../../message';
import type { backgroundRemovalMessages } from '../../../parts/background-removal';

export const messages: Translation<typeof backgroundRemovalMessages> = {
  'cutOut.removeTitle': 'Quitar el fondo de {name}',
  'cutOut.restoreTitle': 'Fondo de {name}',
  'cutOut.working': 'Quitando el fondo. Tarda unos segundos.',
  'cutOut.finding': 'Cargando la imagen original',
  'cutOut.text': 'Arrastra el control para comparar. Revisa los bordes sobre un fondo claro y otro oscuro.',
  'cutOut.slider': 'Comparar antes y después',
  'cutOut.share': '{percent} % con el fondo',
  'cutOut.before': 'Antes',
  'cutOut.after': 'Después',
  'cutOut.behind': 'Mostrar sobre',
  'cutOut.behindCheckers': 'Cuadrícula',
  'cutOut.behindLight': 'Claro',
  'cutOut.behindDark': 'Oscuro',
  'cutOut.used': {
    one: 'Fondos quitados este mes: {used} de {count}',
    other: 'Fondos quitados este mes: {used} de {count}',
  },
  'cutOut.apply': 'Aplicar',
  'cutOut.restore': 'Recuperar el fondo',
  'cutOut.notFoundTitle': 'No se reconoció qué conservar',
  'cutOut.limitTitle': 'Ya quitaste todos los fondos de este mes',
  'cutOut.limitUntil': 'Podrás quitar más a partir del {date}. También puedes subir una imagen con fondo transparente.',
  'cutOut.limit': 'En su lugar, sube una imagen con fondo transparente.',
  'cutOut.offTitle': 'No se pueden quitar fondos',
  'cutOut.off': 'Este servidor no está configurado para ello. En su lugar, sube una imagen con fondo transparente.',
  'cutOut.failedTitle': 'No se pudo quitar el fondo',
  'cutOut.restoreFailed': 'No se pudo recuperar el fondo',
  'cutOut.gone': 'La imagen original se eliminó. Súbela de nuevo para usarla.',
};
