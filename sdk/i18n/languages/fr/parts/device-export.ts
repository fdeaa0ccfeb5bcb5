import type { Translation } from '../../../message';
import type { deviceExportMessages } from '../../../parts/device-export';

export const messages: Translation<typeof deviceExportMessages> = {
  'deviceExport.place': 'Où exporter',
  'deviceExport.onServer': 'Export dans le cloud',
  'deviceExport.onDevice': 'Export dans ce navigateur',
  'deviceExport.text': '{width} × {height}, 30 images par seconde, {seconds} s.',
  'deviceExport.intro': 'Créé sur votre ordinateur : privé, et non compté comme un export.',
  'deviceExport.counted': 'Créé sur votre ordinateur : privé. Votre forfait le compte comme un export.',
  'deviceExport.needsConnection':
    'Votre forfait compte les exports sur cet appareil : ils nécessitent une connexion. Vérifiez votre connexion, puis réessayez.',
  'deviceExport.unsupported':
    'Ce navigateur ne peut pas créer de fichiers vidéo sur cet appareil. Exportez plutôt dans le cloud.',
  'deviceExport.image': 'Les images sont exportées dans le cloud.',
  'deviceExport.format': 'Type de fichier',
  'deviceExport.mp4': 'Vidéo MP4',
  'deviceExport.webm': 'Vidéo WebM',
  'deviceExport.gif': 'GIF animé (640 px, 15 images par seconde)',
  'deviceExport.png': 'Images PNG de toute la vidéo (ZIP)',
  'deviceExport.transparent': 'Arrière-plan transparent à la place d’une couleur',
  'deviceExport.silentFormat': 'Ce type de fichier n’a pas de son.',
  'deviceExport.silentBrowser': 'Ce navigateur ne peut pas écrire le son. Exportez dans le cloud pour l’obtenir.',
  'deviceExport.opus': 'Le son peut manquer sur iPhone ou dans QuickTime. Utilisez-y l’export dans le cloud.',
  'deviceExport.stay': 'Gardez cet onglet ouvert.',
  'deviceExport.saved': 'Votre fichier est enregistré sur cet appareil.',
  'deviceExport.saveAgain': 'Enregistrer à nouveau',
  'deviceExport.cancelled': 'Export annulé.',
  'deviceExport.failedTitle': 'Impossible d’exporter',
  'deviceExport.workerRefused':
    'Cette page n’autorise pas les exports sur cet appareil. Exportez plutôt dans le cloud.',
  'deviceExport.workerLost': 'Cet appareil manque de mémoire. Exportez plutôt dans le cloud.',
  'deviceExport.codecUnsupported':
    'Ce navigateur ne peut pas écrire ce type de fichier à cette taille. Choisissez-en un autre ou exportez dans le cloud.',
  'deviceExport.storageFull': 'Il n’y a pas assez d’espace sur cet appareil. Libérez de l’espace, puis réessayez.',
  'deviceExport.mediaUnreadable': 'Impossible de lire un de vos fichiers. Vérifiez votre connexion, puis réessayez.',
  'deviceExport.mediaUndecodable':
    'Ce navigateur ne peut pas ouvrir un de vos fichiers. Exportez plutôt dans le cloud.',
  'deviceExport.sceneUnpaintable':
    'Ce navigateur ne peut pas afficher une de vos scènes. Exportez plutôt dans le cloud.',
  'deviceExport.failed': 'Une erreur s’est produite. Réessayez ou exportez dans le cloud.',
};
