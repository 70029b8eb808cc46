import { pluralIn } from '../../../../../shared/words/plural.ts';
import type { en } from './en.ts';

const plural = pluralIn('fr');

export const fr: typeof en = {
  search: {
    title: 'Rechercher',
    field: 'Joueurs, parties, membres, liens d’invitation, classements, réglages',
    kind: {
      page: 'Gestion',
      player: 'Joueur',
      game: 'Partie',
      member: 'Membre',
      link: 'Lien d’invitation',
      ladder: 'Classement',
    },
    nothing: 'Aucun résultat.',
    found: (count) => plural(count, { one: `${count} résultat`, other: `${count} résultats` }),
    lost: 'Les membres et les liens d’invitation n’ont pas pu être chargés.',
    close: 'Fermer',
    open: 'en cours',
  },
  sections: {
    result: { text: 'Saisir un résultat', also: 'partie défi valider forfait score' },
    players: { text: 'Ajouter ou retirer des joueurs', also: 'arrivée départ importer coller liste' },
    roll: { text: 'Feuille de présence', also: 'imprimer papier' },
    history: { text: 'Historique', also: 'corriger défaire annuler journal erreur' },
    members: { text: 'Membres', also: 'personnes e-mail note cote renommer' },
    links: { text: 'Liens d’invitation', also: 'QR code clé connexion marqueur joueur accès révoquer' },
    naming: { text: 'Noms en public', also: 'vie privée initiales pseudonyme' },
    listing: { text: 'Présence sur la page d’accueil', also: 'public masquer moteur de recherche' },
    share: { text: 'Partager : affiche, intégration, calendrier, affichage mural', also: 'QR site flux' },
    webhooks: { text: 'Webhooks', also: 'intégration notifier' },
    ending: { text: 'Clore, masquer ou supprimer le classement', also: 'terminer archiver retirer' },
    forget: { text: 'Oublier une personne', also: 'effacer données vie privée RGPD' },
    settings: { text: 'Réglages', also: 'nom dernier jour fermeture portée règles lieu heure' },
    log: { text: 'Télécharger le journal', also: 'sauvegarde CSV JSON export' },
    federations: { text: 'Fichiers pour les fédérations', also: 'FIDE TRF PGN SGF Elo rapport' },
    season: { text: 'Commencer la saison suivante', also: 'nouvelle saison' },
    import: { text: 'Importer un classement', also: 'envoyer journal' },
    fresh: { text: 'Créer un nouveau classement', also: 'nouveau' },
  },
  shortcuts: {
    ctrl: 'Ctrl',
    title: 'Raccourcis clavier',
    search: 'Rechercher',
    help: 'Afficher cette liste',
    on: 'Utiliser les raccourcis d’une seule touche et ceux qui commencent par g',
    hint: 'Avec Ctrl ou ⌘ et K, la recherche s’ouvre dans tous les cas. Dans un champ, une touche seule ne fait qu’écrire.',
    either: 'ou',
    next: 'puis',
    close: 'Fermer',
  },
};
