import type { sceneMessages } from '../../../editor/scenes';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneMessages> = {
  'scenes.overflow': '„{name}“ passt nicht. Kürze den Text, sonst wird er abgeschnitten.',
  'scenes.collides': '„{name}“ berührt ein Bild oder eine Verzierung. Kürze den Text.',
  'scenes.imageMissing': 'Das Bild für „{name}“ fehlt.',
  'scenes.backgroundMissing': 'Die Hintergrunddatei fehlt.',
  'scenes.templateMissing': 'Die Vorlage ist nicht mehr in der Bibliothek.',
  'scenes.sampleTexts': { one: '1 Beispieltext', other: '{count} Beispieltexte' },
  'scenes.sampleImages': { one: '1 Beispielbild', other: '{count} Beispielbilder' },
  'scenes.noticeCount': { one: '1 Hinweis', other: '{count} Hinweise' },
  'scenes.limitScenes': {
    one: 'Mit deinem Tarif kannst du einem Rezept {count} Szene hinzufügen. Entferne eine Szene oder wechsle den Tarif.',
    other:
      'Mit deinem Tarif kannst du einem Rezept {count} Szenen hinzufügen. Entferne eine Szene oder wechsle den Tarif.',
  },
  'scenes.noExtraScenes': 'Mit deinem Tarif kannst du einem Rezept keine Szenen hinzufügen.',
  'scenes.limitDuration': 'Mit dieser Szene wäre dein Video länger als die {count} Sekunden deines Tarifs.',
  'scenes.noStyle':
    'Diese Vorlage hat nur eine Szene. Dupliziere sie oder beginne mit einem Rezept, um andere hinzuzufügen.',
  'scenes.lastScene': 'Ein Video braucht mindestens eine Szene. Füge zuerst eine andere hinzu.',
  'scenes.upgrade': 'Tarif upgraden',
  'scenes.removed': 'Szene {number} entfernt: {name}',
};
