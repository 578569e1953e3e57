import type { PolicyTexts } from '../../pages/policies/texts';

export const policy = {
  binding: 'C’est le texte anglais qui fait foi.',
  summary:
    'Lucky Fishing est un jeu pour adultes. Vous jouez avec des pièces virtuelles qui ne valent rien en dehors du jeu. Jouez pour le plaisir.',
  sections: [
    {
      title: '1. Acceptation',
      body: [
        'En jouant à Lucky Fishing, vous acceptez ces conditions, la [Politique de confidentialité](privacy) et la page [Jeu responsable](responsibleGaming). Si vous ne les acceptez pas, merci de ne pas jouer.',
      ],
    },
    {
      title: '2. Qui peut jouer',
      body: [
        'L’âge minimum est de 18 ans. Si la loi de l’endroit où vous vivez fixe un âge plus élevé pour ce type de jeux, vous devez avoir au moins cet âge. Lucky Fishing est un divertissement. Réussir ici ne dit rien de vos chances aux jeux d’argent.',
      ],
    },
    {
      title: '3. Pièces virtuelles',
      body: [
        [
          'Les pièces virtuelles n’ont aucune valeur monétaire. Vous ne pouvez pas les échanger contre de l’argent, des biens ou des services, ni avec nous ni avec qui que ce soit d’autre.',
          'Les pièces, les prix et les bonus font partie du jeu. Ils ne peuvent être ni vendus, ni prêtés, ni transférés.',
          'Vous ne pouvez les utiliser que dans le jeu. Ils ne sont pas votre propriété.',
        ],
      ],
    },
    {
      title: '4. Achats',
      body: [
        'Rien n’est à vendre dans Lucky Fishing aujourd’hui, et personne ne devrait vous demander d’argent pour y jouer. Si des pièces virtuelles sont un jour mises en vente, les achats seront définitifs et non remboursables, sauf si la loi vous accorde un droit auquel il est impossible de renoncer.',
      ],
    },
    {
      title: '5. Comment le résultat des parties est déterminé',
      body: [
        [
          'Quand vous appuyez sur LANCER !, le générateur de nombres aléatoires cryptographique de votre navigateur tire au sort tout le résultat, y compris les éventuels tours gratuits. Si la page d’un jeu montre les bandes de ses rouleaux, chaque rouleau a les mêmes chances de s’arrêter sur chacune de ses positions. Sinon, tous les symboles ont les mêmes chances d’apparaître à chaque position.',
          'Votre mise est prélevée et le résultat enregistré en une seule étape. Si vous fermez la page avant l’arrêt des rouleaux, la partie sera terminée et payée à votre prochaine visite.',
          'La page de chaque jeu indique ce que rapporte chaque symbole et à quelle fréquence le jeu paie.',
          'Si un bug modifie le résultat d’une partie, nous pouvons le corriger. Cela ne peut toucher que des pièces, qui n’ont aucune valeur monétaire.',
        ],
      ],
    },
    {
      title: '6. Votre sauvegarde',
      body: [
        'Il n’y a pas de compte. Vos pièces sont conservées dans ce navigateur sur cet appareil, et nous n’en avons aucune copie. Si vous effacez les données du site ou fermez une fenêtre privée, vos pièces sont supprimées et nous ne pouvons pas les rétablir. Pour les emporter sur un autre appareil, utilisez un fichier de sauvegarde depuis votre [page Profil](profile).',
      ],
    },
    {
      title: '7. Bon usage',
      body: [
        'N’utilisez pas Lucky Fishing pour enfreindre la loi, n’en perturbez pas le fonctionnement pour les autres et ne le proposez pas à des personnes de moins de 18 ans. Les images, les textes et le code appartiennent à leurs auteurs, et vous pouvez les utiliser selon les licences qui les accompagnent.',
      ],
    },
    {
      title: '8. Absence de garantie',
      body: [
        'Le jeu est proposé en l’état. Nous ne promettons pas qu’il sera toujours disponible ni exempt de bugs. Dans la mesure permise par la loi, nous ne sommes pas responsables des pertes dues au fait d’y jouer ou de ne pas pouvoir y jouer. Cela ne change rien à vos droits légaux de consommateur.',
      ],
    },
    {
      title: '9. Modifications',
      body: [
        'Ces conditions peuvent être modifiées avec préavis. Nous annonçons chaque modification sur ce site avant qu’elle ne prenne effet. Si vous continuez à jouer ensuite, les nouvelles conditions s’appliquent.',
      ],
    },
  ],
} satisfies PolicyTexts;
