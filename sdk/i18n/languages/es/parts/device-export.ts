import type { Translation } from '../../../message';
import type { deviceExportMessages } from '../../../parts/device-export';

export const messages: Translation<typeof deviceExportMessages> = {
  'deviceExport.place': 'Dónde exportar',
  'deviceExport.onServer': 'Exportar en la nube',
  'deviceExport.onDevice': 'Exportar en este navegador',
  'deviceExport.text': '{width} × {height}, 30 fotogramas por segundo, {seconds} s.',
  'deviceExport.intro': 'Se crea en tu computadora: privado y sin contar como exportación.',
  'deviceExport.counted': 'Se crea en tu equipo: privado. Tu plan lo cuenta como una exportación.',
  'deviceExport.needsConnection':
    'Tu plan cuenta las exportaciones en este dispositivo, así que necesitan conexión. Comprueba tu conexión y vuelve a intentarlo.',
  'deviceExport.unsupported':
    'Este navegador no puede crear archivos de video en este dispositivo. Exporta en la nube.',
  'deviceExport.image': 'Las imágenes se exportan en la nube.',
  'deviceExport.format': 'Tipo de archivo',
  'deviceExport.mp4': 'Video MP4',
  'deviceExport.webm': 'Video WebM',
  'deviceExport.gif': 'GIF animado (640 px, 15 fotogramas por segundo)',
  'deviceExport.png': 'Imágenes PNG de todos los fotogramas (ZIP)',
  'deviceExport.transparent': 'Fondo transparente en lugar de un color',
  'deviceExport.silentFormat': 'Este tipo de archivo no tiene sonido.',
  'deviceExport.silentBrowser': 'Este navegador no puede escribir sonido. Exporta en la nube para tenerlo.',
  'deviceExport.opus': 'Puede que el sonido no se oiga en el iPhone ni en QuickTime. Para eso, exporta en la nube.',
  'deviceExport.stay': 'Deja esta pestaña abierta.',
  'deviceExport.saved': 'Tu archivo está guardado en este dispositivo.',
  'deviceExport.saveAgain': 'Guardar de nuevo',
  'deviceExport.cancelled': 'Exportación cancelada.',
  'deviceExport.failedTitle': 'La exportación falló',
  'deviceExport.workerRefused': 'Esta página no permite exportar en este dispositivo. Exporta en la nube.',
  'deviceExport.workerLost': 'Este dispositivo se quedó sin memoria. Exporta en la nube.',
  'deviceExport.codecUnsupported':
    'Este navegador no puede escribir este tipo de archivo con este tamaño. Elige otro o exporta en la nube.',
  'deviceExport.storageFull': 'No hay suficiente espacio en este dispositivo. Libera espacio e inténtalo de nuevo.',
  'deviceExport.mediaUnreadable': 'No pudimos leer uno de tus archivos. Revisa tu conexión e inténtalo de nuevo.',
  'deviceExport.mediaUndecodable': 'Este navegador no puede abrir uno de tus archivos. Exporta en la nube.',
  'deviceExport.sceneUnpaintable': 'Este navegador no puede mostrar una de tus escenas. Exporta en la nube.',
  'deviceExport.failed': 'Algo salió mal. Inténtalo de nuevo o exporta en la nube.',
};
