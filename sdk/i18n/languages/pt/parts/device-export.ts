import type { Translation } from '../../../message';
import type { deviceExportMessages } from '../../../parts/device-export';

export const messages: Translation<typeof deviceExportMessages> = {
  'deviceExport.place': 'Onde exportar',
  'deviceExport.onServer': 'Exportar na nuvem',
  'deviceExport.onDevice': 'Exportar neste navegador',
  'deviceExport.text': '{width} × {height}, 30 quadros por segundo, {seconds} s.',
  'deviceExport.intro': 'Criado no seu computador: privado e sem contar como exportação.',
  'deviceExport.counted': 'Feito no seu computador: privado. Seu plano conta isso como uma exportação.',
  'deviceExport.needsConnection':
    'Seu plano conta as exportações neste dispositivo, por isso elas precisam de conexão. Verifique sua conexão e tente de novo.',
  'deviceExport.unsupported':
    'Este navegador não consegue criar arquivos de vídeo neste dispositivo. Exporte na nuvem.',
  'deviceExport.image': 'Imagens são exportadas na nuvem.',
  'deviceExport.format': 'Tipo de arquivo',
  'deviceExport.mp4': 'Vídeo MP4',
  'deviceExport.webm': 'Vídeo WebM',
  'deviceExport.gif': 'GIF animado (640 px, 15 quadros por segundo)',
  'deviceExport.png': 'Imagens PNG de todos os quadros (ZIP)',
  'deviceExport.transparent': 'Fundo transparente no lugar de uma cor',
  'deviceExport.silentFormat': 'Este tipo de arquivo não tem som.',
  'deviceExport.silentBrowser': 'Este navegador não consegue gravar som. Exporte na nuvem para ter som.',
  'deviceExport.opus': 'O som pode não tocar no iPhone ou no QuickTime. Nesse caso, exporte na nuvem.',
  'deviceExport.stay': 'Deixe esta aba aberta.',
  'deviceExport.saved': 'Seu arquivo está salvo neste dispositivo.',
  'deviceExport.saveAgain': 'Salvar de novo',
  'deviceExport.cancelled': 'Exportação cancelada.',
  'deviceExport.failedTitle': 'A exportação falhou',
  'deviceExport.workerRefused': 'Esta página não permite exportar neste dispositivo. Exporte na nuvem.',
  'deviceExport.workerLost': 'A memória deste dispositivo acabou. Exporte na nuvem.',
  'deviceExport.codecUnsupported':
    'Este navegador não consegue gravar este tipo de arquivo neste tamanho. Escolha outro ou exporte na nuvem.',
  'deviceExport.storageFull': 'Não há espaço suficiente neste dispositivo. Libere espaço e tente de novo.',
  'deviceExport.mediaUnreadable': 'Não conseguimos ler um dos seus arquivos. Verifique sua conexão e tente de novo.',
  'deviceExport.mediaUndecodable': 'Este navegador não consegue abrir um dos seus arquivos. Exporte na nuvem.',
  'deviceExport.sceneUnpaintable': 'Este navegador não consegue mostrar uma das suas cenas. Exporte na nuvem.',
  'deviceExport.failed': 'Algo deu errado. Tente de novo ou exporte na nuvem.',
};
