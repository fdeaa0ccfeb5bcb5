import type { Translation } from '../../../message';
import type { pictureEditingMessages } from '../../../parts/picture-editing';

export const messages: Translation<typeof pictureEditingMessages> = {
  'picture.group': 'Editar sobre la imagen',
  'picture.help': 'Usa las flechas para pasar de un elemento a otro e Intro para editar.',
  'picture.dropBackground': 'Suelta para usar como fondo',
  'picture.dropField': 'Suelta para cambiar {name}',
  'picture.dropped': 'Se añadió {name}',
  'picture.kept': { one: 'Hay {count} archivo más en Mis archivos', other: 'Hay {count} archivos más en Mis archivos' },
  'picture.dropRefused': 'Este tipo de archivo no se puede mostrar aquí.',
  'picture.discarded': 'Se descartaron tus cambios en “{name}”',
  'picture.restore': 'Restaurar',
  'picture.cleared': 'Se vació “{name}”',
  'picture.editText': 'Editar texto: {name}',
  'picture.editImage': 'Cambiar imagen: {name}',
  'picture.background': 'Fondo',
  'picture.done': 'Listo',
  'picture.reset': 'Restablecer',
  'picture.replace': 'Cambiar',
  'picture.textHint': 'Intro para guardar, Esc para cancelar',
  'picture.areaHint': 'Ctrl+Intro para guardar, Esc para cancelar',
  'picture.place': 'Ajustar fondo',
  'picture.placeHelp':
    'Arrastra para mover; desplázate o pellizca para ampliar. Con el teclado, las flechas mueven, y más y menos amplían o reducen.',
  'picture.zoomIn': 'Acercar',
  'picture.zoomOut': 'Alejar',
  'picture.center': 'Centrar',
  'picture.cropTitle': 'Recortar {name}',
  'picture.cropText':
    'Arrastra para mover; desplázate o pellizca para ampliar. Con el teclado, las flechas mueven, y más y menos amplían o reducen.',
  'picture.cropTouch': 'Arrastra para mover, pellizca para acercar o alejar.',
  'picture.cropArea': 'Área de recorte',
  'picture.cropSave': 'Aplicar recorte',
  'picture.cropFailed': 'No se pudo recortar la imagen',
  'picture.cropBlocked': 'El sitio web de la imagen no permite recortarla. Sube la imagen e inténtalo de nuevo.',
  'picture.fullPicture': 'Deshacer recorte',
};
