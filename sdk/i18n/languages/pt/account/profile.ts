import type { profileMessages } from '../../../account/profile';
import type { Translation } from '../../../message';

export const messages: Translation<typeof profileMessages> = {
  'account.title': 'Conta',
  'account.info': 'Dados da conta',
  'account.security': 'Acesso e segurança',
  'account.people': 'Pessoas',
  'profile.title': 'Perfil',
  'profile.text': 'Seu nome e sua foto aparecem para as pessoas com quem você trabalha.',
  'profile.picture': 'Foto do perfil',
  'profile.upload': 'Enviar imagem',
  'profile.removePicture': 'Remover imagem',
  'profile.firstName': 'Nome',
  'profile.lastName': 'Sobrenome',
  'profile.email': 'E-mail',
  'profile.emailHint': 'Você entra com este e-mail.',
  'profile.country': 'País',
  'profile.noCountry': 'Não informado',
  'profile.languageText': 'O app e os e-mails ficam neste idioma.',
  'profile.save': 'Salvar',
  'profile.saved': 'Salvo',
};
