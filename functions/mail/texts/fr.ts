import { counted } from '../../../shared/words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  open: 'Ouvrir',
  wrong: 'C’est inexact',
  digest: (count, club) => `${club} : ${counted(count, 'notification')}`,
  why: (club) => `${club} vous envoie cet e-mail parce que vous y jouez et avez demandé à être prévenu.`,
  choose: 'Choisir mes notifications',
  gone: 'Ce lien n’est pas valable ou a expiré.',
  goneText:
    'Un lien de connexion ne sert qu’une fois, dans les 24 heures. Sinon, utilisez le lien de notre dernier e-mail.',
  outage: 'Une erreur s’est produite. Réessayez dans un instant.',
  confirming: {
    subject: (club) => `Confirmez votre adresse e-mail pour ${club}`,
    letter: (club) =>
      `Votre adresse e-mail a été saisie pour ${club}, afin de vous prévenir des défis et des résultats. Confirmez que c’est bien la vôtre. Si vous ne faites rien, vous ne recevrez pas d’autre e-mail.`,
    notMine: 'Ce n’est pas moi',
    title: () => 'Est-ce votre adresse e-mail ?',
    text: (club) =>
      `${club} vous préviendra par e-mail des défis et des résultats. Vous pourrez arrêter à tout moment.`,
    button: 'Confirmer cette adresse',
    done: 'Merci. Votre adresse est confirmée.',
  },
  signingIn: {
    subject: (club) => `Votre lien de connexion pour ${club}`,
    letter: (club) =>
      `Ouvrez ce lien sur l’appareil où vous voulez vous connecter à ${club}. Il ne sert qu’une fois, dans les 24 heures. Si vous ne l’avez pas demandé, ignorez cet e-mail.`,
    title: (club) => `Se connecter à ${club}`,
    text: () => 'Vous resterez connecté sur cet appareil.',
    button: 'Se connecter sur cet appareil',
  },
  stopping: {
    title: () => 'Ne plus recevoir d’e-mails ?',
    text: (club) => `${club} ne vous enverra plus d’e-mails. Vous pourrez les réactiver sur votre page.`,
    button: 'Ne plus recevoir d’e-mails',
    done: 'C’est fait. Vous ne recevrez plus d’e-mails.',
  },
  choosing: {
    title: 'Vos e-mails',
    whose: (name: string) => `Ce sont les e-mails de ${name}.`,
    email: 'Votre adresse e-mail',
    hint: 'Vous seul la voyez, et vous pouvez la supprimer à tout moment.',
    kinds: 'Me prévenir quand',
    kind: {
      challenged: 'on me défie',
      answered: 'mon défi est accepté, refusé ou retiré',
      date: 'une date est proposée, convenue ou annulée pour ma partie',
      moved: 'd’autres parties me font monter ou descendre',
      due: 'une échéance approche',
      night: 'il y a une soirée du club',
    },
    always: 'Vous êtes toujours prévenu quand quelqu’un saisit un résultat de votre partie.',
    daily: 'Un seul e-mail par jour',
    quiet: (from, to) => `Aucun e-mail entre ${from} et ${to}.`,
    save: 'Enregistrer',
    saved: 'Enregistré.',
    asked: 'Enregistré. Nous vous avons envoyé un e-mail : confirmez-y votre adresse.',
    invalid: 'Ce n’est pas une adresse e-mail.',
    notByLink: 'Rien n’a été enregistré. Connectez-vous pour changer d’adresse.',
    tooMany: 'Trop d’e-mails aujourd’hui. Réessayez demain.',
    states: {
      asked: 'Pas encore confirmée : ouvrez le lien de notre e-mail.',
      confirmed: 'Confirmée.',
      stopped: 'Vous avez arrêté ces e-mails. Enregistrez pour les recevoir à nouveau.',
      bounced:
        'Les e-mails à cette adresse nous reviennent : nous n’en envoyons plus. Indiquez-en une autre, ou enregistrez-la pour réessayer.',
      complained:
        'Nos e-mails ont été signalés comme indésirables : nous n’en envoyons plus. Enregistrez l’adresse pour les recevoir à nouveau.',
    },
    signedOut: 'Ouvrez d’abord votre lien d’invitation, ou le lien d’un de nos e-mails.',
  },
  askingLink: {
    title: 'Se connecter par e-mail',
    text: 'Saisissez l’adresse à laquelle ce club vous écrit. Nous vous enverrons un lien qui ne sert qu’une fois.',
    button: 'M’envoyer un lien de connexion',
    done: 'Si nous connaissons cette adresse, le lien est en route. Il est valable 24 heures.',
  },
};
