import type { Translation } from '../../../message';
import type { outputChoiceMessages } from '../../../parts/output-choice';

export const messages: Translation<typeof outputChoiceMessages> = {
  'output.resolution': 'Resolución',
  'output.720p': '720p',
  'output.1080p': '1080p',
  'output.4k': '4K',
  'output.quality': 'Calidad',
  'output.small': 'Baja',
  'output.standard': 'Estándar',
  'output.high': 'Alta',
  'output.frameRate': 'Fotogramas por segundo',
  'output.fps': '{count} fps',
  'output.estimate': 'Aproximadamente {size}',
  'output.slow4k': 'Exportar en 4K tarda unas cuatro veces más.',
  'output.text': '{format}, {width} × {height}, {fps} fotogramas por segundo, {seconds}\u00a0s.',
  'output.otherChoice': 'Todavía no exportaste esta versión con estos ajustes.',
  'output.webmNote': 'Se reproduce en navegadores.',
  'output.movNote': 'Un archivo grande para edición de video. Los navegadores no pueden reproducirlo.',
  'output.gifNote': 'Un GIF no tiene sonido.',
  'output.transparentNote': 'Las imágenes y los videos de fondo se quedan.',
  'output.gifLength': 'Un GIF puede durar hasta 60 segundos. Elige otro tipo de archivo o acorta el video.',
  'output.movLength': 'Un archivo ProRes puede durar hasta 5 minutos. Elige otro tipo de archivo o acorta el video.',
  'output.noPreview':
    'Los navegadores no pueden reproducir ProRes. Descarga el archivo para usarlo en un editor de video.',
};
