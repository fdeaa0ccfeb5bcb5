import type { Translation } from '../../../message';
import type { uploadMessages } from '../../../parts/uploads';

export const messages: Translation<typeof uploadMessages> = {
  'uploads.emptyFile': 'Este arquivo está vazio. Escolha outro.',
  'uploads.unsupported':
    'Este tipo de arquivo não é aceito. Use JPEG, PNG, WebP, GIF, AVIF, HEIC, MP4, MOV, WebM, MP3, M4A, AAC, WAV, OGG, FLAC ou Lottie.',
  'uploads.unsupportedMusic': 'Este tipo de arquivo não é aceito. Use MP3, M4A, AAC, WAV, OGG ou FLAC.',
  'uploads.title': 'Envios',
  'uploads.waiting': 'Aguardando',
  'uploads.uploading': 'Enviando {percent}%',
  'uploads.processing': 'Processando',
  'uploads.pause': 'Pausar {name}',
  'uploads.resume': 'Retomar {name}',
  'uploads.paused': 'Pausado em {percent}%',
  'uploads.interrupted': 'Parou em {percent}%. Escolha o mesmo arquivo para continuar.',
  'uploads.chooseAgain': 'Escolher arquivo',
  'uploads.otherFile': 'Este é outro arquivo. Escolha {name} para continuar.',
  'uploads.cancel': 'Cancelar {name}',
  'uploads.dismiss': 'Dispensar {name}',
  'uploads.failedCount': { one: '{count} envio falhou', other: '{count} envios falharam' },
  'uploads.retryAll': 'Tentar todos de novo',
  'uploads.dismissAll': 'Dispensar todos',
  'uploads.converting': 'Convertendo {percent}%',
  'uploads.retry': 'Tentar de novo',
};
