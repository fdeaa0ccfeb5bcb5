import type { Translation } from '../../../message';
import type { homeMessages } from '../../../parts/home';

export const messages: Translation<typeof homeMessages> = {
  'home.title': '¿Qué quieres promocionar hoy?',
  'home.text': 'Empieza con una receta o una animación. Edita el texto, las imágenes y la música, y exporta.',
  'home.start': 'Crear un video',
  'home.search': 'Buscar plantillas',
  'home.recents': 'Sigue donde lo dejaste',
  'home.edited': 'Editado el {date}',
  'guide.title': 'Tu primer video en tres pasos',
  'guide.skip': 'Omitir',
  'guide.done': 'Listo',
  'guide.choose': 'Elige una receta',
  'guide.chooseText': 'Busca en la biblioteca una para tu objetivo.',
  'guide.change': 'Hazla tuya',
  'guide.changeText': 'Edita el texto, las imágenes y la música.',
  'guide.export': 'Expórtala',
  'guide.exportText': 'Descarga el video terminado y compártelo.',
  'guide.open': 'Abrir tu video',
  'home.goals': 'Elige un objetivo',
  'home.seeAll': 'Ver todo',
  'home.seeAllOf': 'Ver todo: {name}',
  'home.seeAllVideos': 'Ver todos los videos',
  'home.errorTitle': 'No se pudo cargar la página de inicio',
  'home.emptyTitle': 'Aún no hay nada aquí',
  'home.emptyText': 'Las recetas y animaciones aparecerán aquí cuando la biblioteca tenga alguna.',
};
