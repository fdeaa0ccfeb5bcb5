import type { sceneMessages } from '../../../editor/scenes';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneMessages> = {
  'scenes.overflow': '“{name}” não cabe. Encurte o texto ou ele será cortado.',
  'scenes.collides': '“{name}” toca em uma imagem ou em um enfeite. Encurte o texto.',
  'scenes.imageMissing': 'Falta a imagem de “{name}”.',
  'scenes.backgroundMissing': 'Falta o arquivo de fundo.',
  'scenes.templateMissing': 'O template não está mais na biblioteca.',
  'scenes.sampleTexts': { one: '{count} texto de exemplo', other: '{count} textos de exemplo' },
  'scenes.sampleImages': { one: '{count} imagem de exemplo', other: '{count} imagens de exemplo' },
  'scenes.noticeCount': { one: '{count} item para conferir', other: '{count} itens para conferir' },
  'scenes.limitScenes': {
    one: 'Seu plano permite adicionar {count} cena a uma receita. Remova uma cena ou faça upgrade.',
    other: 'Seu plano permite adicionar {count} cenas a uma receita. Remova uma cena ou faça upgrade.',
  },
  'scenes.noExtraScenes': 'Seu plano não permite adicionar cenas a uma receita.',
  'scenes.limitDuration': 'Com esta cena, o vídeo passa do limite de {count} segundos do seu plano.',
  'scenes.noStyle': 'Este template tem só uma cena. Duplique-a ou comece com uma receita para adicionar outras.',
  'scenes.lastScene': 'Um vídeo precisa de pelo menos uma cena. Adicione outra antes.',
  'scenes.upgrade': 'Fazer upgrade do plano',
  'scenes.removed': 'Cena {number} removida: {name}',
};
