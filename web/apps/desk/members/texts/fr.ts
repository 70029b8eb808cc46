import { counted, de } from '../../../../../shared/words/french.ts';
import type { en } from './en.ts';

const people = (count: number): string => counted(count, 'personne');
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

export const fr: typeof en = {
  who: {
    title: (name) => `Qui est ${name} ?`,
    one: (name, ladders) =>
      ladders.length === 0
        ? `Est-ce ${name}, déjà membre du club ?`
        : `Est-ce ${name}, qui joue dans ${listed(ladders)} ?`,
    legend: 'De qui s’agit-il ?',
    same: (name) => `La même personne : ${name}`,
    plays: (ladders) =>
      ladders.length === 0 ? 'dans aucun classement pour l’instant' : `joue dans ${listed(ladders)}`,
    here: 'déjà dans ce classement',
    another: (name) => `Quelqu’un d’autre : ${name}`,
    anotherSays: 'une autre personne',
    missing: 'Veuillez choisir.',
    yes: 'Continuer',
    unreached: 'Impossible de vérifier les noms pour l’instant. Veuillez réessayer.',
    leaveOut: 'Ignorer',
    choose: 'Choisir…',
    twin: (line) => `même nom qu’à la ligne ${line}`,
    isNew: 'sera ajouté',
    isLeft: 'ignoré',
    open: (count) => `${counted(count, 'nom')} à préciser : choisissez de qui il s’agit.`,
    allSame: 'Ce sont tous des membres connus',
    allOut: 'Tout ignorer',
    twice: (name, line) => `Ligne ${line} : ${name} figure deux fois dans la liste.`,
  },
  members: {
    title: 'Membres',
    hint: 'Toutes les personnes du club, quel que soit leur classement. Chacune a un seul lien d’invitation pour tous ses classements. Seuls les organisateurs voient les cotes, les adresses e-mail et les notes.',
    find: 'Chercher un membre',
    none: 'Aucun membre trouvé.',
    empty: 'Le club n’a pas encore de membres.',
    counted: (shown, of) => (shown === of ? people(of) : `${shown} sur ${people(of)}`),
    showMore: (others) => `Afficher la suite (${others} de plus)`,
    looking: 'Chargement des membres…',
    unreached: 'Les membres n’ont pas pu être chargés.',
    again: 'Réessayer',
    rating: 'Cote',
    ratingHint: 'Pour le prochain ordre de départ.',
    ratingBad: 'Une cote est un nombre, par exemple 1850.',
    name: 'Nom',
    nameMissing: 'Veuillez saisir un nom.',
    email: 'E-mail',
    emailBad: 'Cela ne ressemble pas à une adresse e-mail.',
    note: 'Note',
    noLadder: 'dans aucun classement',
    past: (ladder) => `${ladder} (saison passée)`,
    left: (ladder) => `${ladder} (parti)`,
    noMail: {
      bounced:
        'L’adresse e-mail indiquée pour les notifications ne fonctionne pas : les messages reviennent, plus rien n’est envoyé. Demandez-lui d’en indiquer une autre sur sa page.',
      complained:
        'Les e-mails ont été signalés comme indésirables, plus rien n’est envoyé. Pour les recevoir à nouveau, il faut réenregistrer l’adresse sur sa page.',
    },
    noLink: 'Pas de lien d’invitation',
    notOpened: 'Lien pas encore ouvert',
    opened: (day) => `Lien ouvert le ${day}`,
    stopped: (day) => `A bloqué son lien le ${day}`,
    used: (day) => `dernière utilisation le ${day}`,
    browsers: (count) => counted(count, 'navigateur'),
    makeLink: 'Créer un lien',
    newLink: 'Nouveau lien',
    edit: 'Modifier',
    editTitle: (name) => `Modifier ${name}`,
    save: 'Enregistrer',
    back: 'Retour',
    remove: 'Retirer',
    removeTitle: (name) => `Retirer ${name} ?`,
    removeText:
      'Cette personne n’est dans aucun classement. Ses données seront supprimées et ses liens ne fonctionneront plus.',
    removeYes: 'Retirer',
    forgetHint:
      'Pour effacer quelqu’un qui est ou a été dans un classement, utilisez « Effacer une personne » sous « Club ».',
    changed: 'Quelqu’un d’autre vient de modifier ce membre. Fermez ceci et rouvrez-le.',
    lost: 'Pas de réponse : impossible de savoir si c’est enregistré. Réessayez – rien ne sera enregistré deux fois.',
    add: 'Ajouter un membre',
    addYes: 'Ajouter',
    added: (name) => `${name} est maintenant membre.`,
    paste: 'Ajouter plusieurs membres',
    pasteLabel: 'Un membre par ligne',
    pasteHint:
      'Collez depuis un tableur, un e-mail ou un fichier CSV : nom, cote et e-mail, dans n’importe quel ordre.',
    pasteExample: 'Anne Leroy, 1850, anne@example.org\nBruno Blanc; bruno@example.org\n1620 Carla Petit',
    file: 'Ou envoyer un fichier',
    pasteYes: 'Ajouter les membres',
    pasted: (count) => `Ajouts ou mises à jour : ${people(count)}.`,
    progress: (done, of) => `${done} sur ${of}…`,
    pasteLost: 'Connexion perdue. Appuyez à nouveau pour continuer – personne ne sera ajouté deux fois.',
    pasteEmpty: 'Saisissez au moins un nom.',
    update: 'sera mis à jour',
    columns: { line: 'Ligne', name: 'Nom', rating: 'Cote', email: 'E-mail', fate: 'Statut' },
    more: (count) => `et ${count} de plus`,
    rename: (name, ladders) => `Utiliser aussi le nom ${name} dans ${listed(ladders)}`,
    renameHint: 'C’est ajouté à l’historique de chaque classement, et ses pages sont mises à jour.',
    renamed: (ladder) => `${ladder} : fait`,
    notRenamed: (ladder, why) => `${ladder} : ${why}`,
    renameLost:
      'Connexion perdue : les classements sans « fait » ont encore l’ancien nom. Enregistrez à nouveau pour continuer.',
    calledThere: (name) => `sous le nom ${de(name)}${name}`,
  },
  picker: {
    title: (count) => `Choisir parmi les membres (${people(count)} hors de ce classement)`,
    ticked: (count) => `Choisir parmi les membres (${counted(count, 'personne choisie', 'personnes choisies')})`,
    legend: 'Membres qui ne sont pas dans ce classement',
    find: 'Chercher un membre',
    none: 'Aucun membre trouvé.',
    more: (count) => `et ${count} de plus : cherchez par nom`,
    all: 'Tout choisir',
    nobody: 'Ne rien choisir',
  },
};
