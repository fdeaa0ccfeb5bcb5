import type { Translation } from '../../../message';
import type { uploadMessages } from '../../../parts/uploads';

export const messages: Translation<typeof uploadMessages> = {
  'uploads.emptyFile': 'Este archivo está vacío. Elige otro.',
  'uploads.unsupported':
    'No se puede usar este tipo de archivo. Usa JPEG, PNG, WebP, GIF, AVIF, HEIC, MP4, MOV, WebM, MP3, M4A, AAC, WAV, OGG, FLAC o Lottie.',
  'uploads.unsupportedMusic': 'No se puede usar este tipo de archivo. Usa MP3, M4A, AAC, WAV, OGG o FLAC.',
  'uploads.title': 'Subidas',
  'uploads.waiting': 'En espera',
  'uploads.uploading': 'Subiendo {percent} %',
  'uploads.processing': 'Procesando',
  'uploads.pause': 'Pausar {name}',
  'uploads.resume': 'Reanudar {name}',
  'uploads.paused': 'En pausa al {percent} %',
  'uploads.interrupted': 'Se detuvo al {percent} %. Elige el mismo archivo para continuar.',
  'uploads.chooseAgain': 'Elegir archivo',
  'uploads.otherFile': 'Este es otro archivo. Elige {name} para continuar.',
  'uploads.cancel': 'Cancelar {name}',
  'uploads.dismiss': 'Descartar {name}',
  'uploads.failedCount': { one: 'Falló {count} subida', other: 'Fallaron {count} subidas' },
  'uploads.retryAll': 'Reintentar todo',
  'uploads.dismissAll': 'Descartar todo',
  'uploads.converting': 'Convirtiendo {percent} %',
  'uploads.retry': 'Intentar de nuevo',
};
