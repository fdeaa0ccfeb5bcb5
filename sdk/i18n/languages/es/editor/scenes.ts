import type { sceneMessages } from '../../../editor/scenes';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneMessages> = {
  'scenes.overflow': '“{name}” no cabe. Acorta el texto o se cortará.',
  'scenes.collides': '“{name}” toca una imagen o un adorno. Acorta el texto.',
  'scenes.imageMissing': 'Falta la imagen de “{name}”.',
  'scenes.backgroundMissing': 'Falta el archivo del fondo.',
  'scenes.templateMissing': 'La plantilla ya no está en la biblioteca.',
  'scenes.sampleTexts': { one: '{count} texto de ejemplo', other: '{count} textos de ejemplo' },
  'scenes.sampleImages': { one: '{count} imagen de ejemplo', other: '{count} imágenes de ejemplo' },
  'scenes.noticeCount': { one: '{count} punto por revisar', other: '{count} puntos por revisar' },
  'scenes.limitScenes': {
    one: 'Tu plan permite añadir {count} escena a una receta. Quita una escena o mejora tu plan.',
    other: 'Tu plan permite añadir {count} escenas a una receta. Quita una escena o mejora tu plan.',
  },
  'scenes.noExtraScenes': 'Tu plan no permite añadir escenas a una receta.',
  'scenes.limitDuration': 'Con esta escena, tu video superaría el límite de {count} segundos de tu plan.',
  'scenes.noStyle': 'Esta plantilla solo tiene una escena. Duplícala o empieza con una receta para añadir otras.',
  'scenes.lastScene': 'Un video necesita al menos una escena. Añade otra primero.',
  'scenes.upgrade': 'Mejorar plan',
  'scenes.removed': 'Escena {number} quitada: {name}',
};
