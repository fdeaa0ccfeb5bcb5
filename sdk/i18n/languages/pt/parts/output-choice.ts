import type { Translation } from '../../../message';
import type { outputChoiceMessages } from '../../../parts/output-choice';

export const messages: Translation<typeof outputChoiceMessages> = {
  'output.resolution': 'Resolução',
  'output.720p': '720p',
  'output.1080p': '1080p',
  'output.4k': '4K',
  'output.quality': 'Qualidade',
  'output.small': 'Baixa',
  'output.standard': 'Padrão',
  'output.high': 'Alta',
  'output.frameRate': 'Taxa de quadros',
  'output.fps': '{count} qps',
  'output.estimate': 'Cerca de {size}',
  'output.slow4k': 'Exportar em 4K leva cerca de quatro vezes mais tempo.',
  'output.text': '{format}, {width} × {height}, {fps} quadros por segundo, {seconds}\u00a0s.',
  'output.otherChoice': 'Você ainda não exportou esta versão com estas configurações.',
  'output.webmNote': 'Toca em navegadores.',
  'output.movNote': 'Um arquivo grande para edição de vídeo. Os navegadores não conseguem reproduzi-lo.',
  'output.gifNote': 'Um GIF não tem som.',
  'output.transparentNote': 'Imagens e vídeos de fundo ficam.',
  'output.gifLength': 'Um GIF pode ter até 60 segundos. Escolha outro tipo de arquivo ou encurte o vídeo.',
  'output.movLength': 'Um arquivo ProRes pode ter até 5 minutos. Escolha outro tipo de arquivo ou encurte o vídeo.',
  'output.noPreview':
    'Os navegadores não conseguem reproduzir ProRes. Baixe o arquivo para usá-lo em um editor de vídeo.',
};
