import type { savingMessages } from '../../../editor/saving';
import type { Translation } from '../../../message';

export const messages: Translation<typeof savingMessages> = {
  'saving.offlineKept': 'Hors ligne – modifications enregistrées sur cet appareil',
  'saving.offlineOpen': 'Hors ligne – gardez cet onglet ouvert, vos modifications ne sont pas encore enregistrées',
  'saving.tooLong': 'Un texte est trop long pour être enregistré',
  'saving.tooLongText': {
    one: 'Scène {number} · {name} : {length} caractères, limite {max}. Raccourcissez ce texte pour l’enregistrer. Tout le reste est enregistré.',
    other:
      '{count} textes dépassent leur limite. Le premier se trouve dans la scène {number} · {name}. Raccourcissez-les pour les enregistrer. Tout le reste est enregistré.',
  },
  'saving.tooLongTextOfOnly': {
    one: '{name} : {length} caractères, limite {max}. Raccourcissez ce texte pour l’enregistrer. Tout le reste est enregistré.',
    other:
      '{count} textes dépassent leur limite. Le premier est {name}. Raccourcissez-les pour les enregistrer. Tout le reste est enregistré.',
  },
  'saving.show': 'Afficher',
  'saving.decide': 'Résoudre',
  'saving.missingName': 'Scène manquante',
  'editor.saved': 'Enregistré',
  'editor.saving': 'Enregistrement…',
  'editor.unsaved': 'Pas encore enregistré',
  'editor.saveError': 'Non enregistré',
  'editor.conflict': 'Modifications en conflit',
};
