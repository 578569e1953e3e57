import type { PolicyTexts } from '../../pages/policies/texts';

export const policy = {
  binding: 'C’est le texte anglais qui fait foi.',
  summary:
    'Un casino social, c’est pour le plaisir. Quand le plaisir n’y est plus, arrêtez. Cette page vous montre comment garder ce plaisir, et qui peut vous aider si c’est difficile pour vous.',
  sections: [
    {
      title: 'À quoi vous jouez',
      body: [
        [
          'L’âge minimum est de 18 ans. Merci de tenir le jeu hors de portée des plus jeunes.',
          'Les pièces virtuelles n’ont aucune valeur monétaire. Rien de ce que vous gagnez ou perdez ici n’est de l’argent.',
          'Rien n’est à vendre aujourd’hui. Si cela change un jour, les achats seront définitifs et non remboursables : réfléchissez donc avant d’acheter.',
          'Ces jeux redistribuent plus que les machines à sous en argent réel. La page de chaque jeu dit combien. Y jouer ne vous prépare pas aux vrais jeux d’argent, et un jour de chance ici ne prédit rien.',
        ],
      ],
    },
    {
      title: 'Des outils pour garder le contrôle',
      body: ['Réglez-les avant de commencer, pas en cours de jeu.'],
      more: 'limit tools',
    },
    {
      title: 'Des signes à prendre au sérieux',
      body: [
        [
          'Vous jouez plus longtemps que prévu, ou pensez à jouer pendant que vous faites autre chose.',
          'Vous cachez à quel point vous jouez, ou vos amis et votre famille vous en ont parlé.',
          'Vous jouez pour oublier vos soucis, ou ressentez de la nervosité ou de l’irritation quand vous ne pouvez pas jouer.',
          'Vous passez des pièces virtuelles aux jeux d’argent pour retrouver la même sensation.',
          'Vous négligez votre sommeil, votre travail, vos études, vos finances ou vos proches.',
        ],
        'Si vous vous reconnaissez dans certains de ces signes, parlez-en à quelqu’un. C’est plus facile qu’il n’y paraît.',
      ],
    },
    {
      title: 'Où trouver de l’aide',
      body: [
        'Ces organismes sont indépendants de nous. Leur aide est gratuite et confidentielle. Les liens s’ouvrent dans un nouvel onglet.',
      ],
      more: 'help links',
    },
    {
      title: 'Modifications',
      body: [
        'Nos conditions, y compris cette page, peuvent être modifiées avec préavis. Nous annonçons chaque modification sur ce site avant qu’elle ne prenne effet.',
      ],
    },
  ],
} satisfies PolicyTexts;
