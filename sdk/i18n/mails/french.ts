import type { MailWords } from './english';

export const french: MailWords = {
  'passwordReset.subject': 'Réinitialisez votre mot de passe {product}',
  'passwordReset.heading': 'Choisissez un nouveau mot de passe',
  'passwordReset.asked': 'Un nouveau mot de passe a été demandé pour votre compte {product}.',
  'passwordReset.once': {
    one: 'Le lien fonctionne une fois et reste valable {count} minute. Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Votre mot de passe ne change pas.',
    other:
      'Le lien fonctionne une fois et reste valable {count} minutes. Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Votre mot de passe ne change pas.',
  },
  'passwordReset.action': 'Choisir un nouveau mot de passe',
  'passwordChanged.subject': 'Votre mot de passe {product} a été changé',
  'passwordChanged.heading': 'Votre mot de passe a été changé',
  'passwordChanged.devices': 'Tous les autres appareils ont été déconnectés.',
  'passwordChanged.notYou':
    'Si vous n’êtes pas à l’origine de ce changement, réinitialisez votre mot de passe maintenant.',
  'passwordChanged.action': 'Réinitialiser le mot de passe',
  'registeredAgain.subject': 'Vous avez déjà un compte {product}',
  'registeredAgain.heading': 'Vous avez déjà un compte',
  'registeredAgain.asked': 'Un nouveau compte {product} a été demandé avec cette adresse e-mail. Vous en avez déjà un.',
  'registeredAgain.action': 'Se connecter',
  'webhookOff.subject': 'Un webhook {product} a été désactivé',
  'webhookOff.heading': 'Un webhook a été désactivé',
  'webhookOff.why':
    'Tous les envois à l’un de vos webhooks échouent depuis cinq jours. Nous avons donc cessé de lui envoyer des événements.',
  'webhookOff.next': 'Consultez ce que votre serveur a répondu, corrigez le problème, puis réactivez le webhook.',
  'webhookOff.action': 'Voir vos webhooks',
  'webhookOff.footer': 'Vous recevez cet e-mail parce que {email} gère un compte {product} avec des webhooks.',
  'exportReady.subject': 'Votre export de données est prêt',
  'exportReady.heading': 'Votre export de données est prêt',
  'exportReady.asked': 'Vous avez demandé toutes les données que {product} conserve à votre sujet.',
  'exportReady.days': {
    one: 'Vous pouvez les télécharger pendant {count} jour.',
    other: 'Vous pouvez les télécharger pendant {count} jours.',
  },
  'exportReady.action': 'Télécharger',
  'loginCode.subject': '{code} est votre code {product}',
  'loginCode.heading': 'Votre code : {code}',
  'loginCode.enter': {
    one: 'Saisissez-le pour vous connecter à {product}. Il fonctionne une fois, pendant {count} minute.',
    other: 'Saisissez-le pour vous connecter à {product}. Il fonctionne une fois, pendant {count} minutes.',
  },
  'loginCode.notYou':
    'Si vous n’êtes pas en train de vous connecter, quelqu’un connaît votre mot de passe. Choisissez-en un autre maintenant.',
  'loginCode.action': 'Choisir un nouveau mot de passe',
  'visit.subject': 'Quelqu’un utilise votre compte {product}',
  'visit.heading': 'Quelqu’un utilise votre compte',
  'visit.who':
    '{name} utilise votre compte à partir du {begin} et au plus tard jusqu’à {end} (UTC). C’est ainsi que l’assistance et les agences vous aident.',
  'visit.reason': 'La raison : {reason}',
  'visit.next':
    'Toutes les modifications sont consignées. Votre compte affiche toutes les visites. Si vous ne savez pas pourquoi, demandez aux personnes qui gèrent votre compte.',
  'visit.action': 'Voir toutes les visites',
  'confirmation.subject': 'Confirmez votre adresse e-mail pour {product}',
  'confirmation.heading': 'Confirmez votre adresse e-mail',
  'confirmation.start': 'Confirmez votre adresse et choisissez un mot de passe pour commencer avec {product}.',
  'confirmation.action': 'Confirmer et commencer',
  'confirmation.footer': 'Si vous n’avez pas demandé de compte, ignorez cet e-mail.',
  'invitation.subject': '{name} vous invite sur {product}',
  'invitation.heading': 'Votre invitation sur {product}',
  'invitation.start':
    '{name} vous invite à créer des vidéos avec {product}. Choisissez un mot de passe pour commencer.',
  'invitation.action': 'Accepter l’invitation',
  'invitation.footer': 'Si vous ne connaissez pas l’expéditeur, ignorez cet e-mail.',
  'answer.subject': 'Réponse de l’assistance {product} : {subject}',
  'answer.headingIdea': 'Nous avons répondu à votre idée',
  'answer.headingQuestion': 'Nous avons répondu à votre question',
  'answer.action': 'Lire et répondre',
  'answer.footer': 'Vous recevez cet e-mail parce que {email} a écrit à l’assistance {product}.',
  'comment.subject': 'Nouveau commentaire sur {title}',
  'comment.wrote': '{name} a écrit à {time} :',
  'comment.action': 'Lire et répondre',
  'comment.footer':
    'Vous recevez cet e-mail parce que vous partagez cette vidéo avec {product}. Vous pouvez désactiver les e-mails sur les commentaires dans votre compte.',
  linkOnce: {
    one: 'Le lien fonctionne une fois et reste valable {count} jour.',
    other: 'Le lien fonctionne une fois et reste valable {count} jours.',
  },
  footer: 'Vous recevez cet e-mail parce que {email} a un compte {product}.',
};
