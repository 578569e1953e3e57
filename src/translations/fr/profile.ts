import type { texts as english } from '../../pages/profile/texts';
import { NAME_LENGTH } from '../../player/player-name';
import { formatCoins, formatPart, formatRounded } from '../../ui/format/format';
import { timeZone } from '../../ui/format/format-instant';
import type { Translation } from '../translation';
import { counted, plural } from './plural';
import { ui } from './shell';

const { coins } = ui;
const rounds = (count: number): string => counted(count, 'partie');

export const profile = {
  intro:
    'Votre nom, vos statistiques et toutes vos parties. Tout cela reste sur cet appareil et n’est jamais envoyé où que ce soit.',
  player: {
    title: 'Qui pêche ?',
    nameless: 'Anonyme',
    name: 'Votre nom',
    hint: `De ${NAME_LENGTH.min} à ${NAME_LENGTH.max} caractères, dans n’importe quel alphabet.`,
    save: 'Enregistrer',
    saved: 'Votre nom est enregistré.',
    notSaved:
      'Votre navigateur n’a pas pu l’enregistrer : rien n’a changé. Libérez de la place ou autorisez ce site à enregistrer des données, puis réessayez.',
    avatar: 'Image',
    faults: {
      'too short': `Un nom doit avoir au moins ${NAME_LENGTH.min} caractères visibles.`,
      'too long': `Un nom peut avoir au plus ${NAME_LENGTH.max} caractères.`,
      unwritable:
        'Ce nom contient un caractère invisible, par exemple un caractère qui change le sens d’écriture. Retapez le nom sans ce caractère.',
    },
  },
  figures: {
    title: 'Vos statistiques',
    rounds: 'Parties',
    wins: 'Gains',
    hitRate: 'Fréquence de gain',
    game: 'Jeu',
    allGames: 'Tous les jeux',
    expected: (part) => `attendu : ${formatPart(part)}`,
    noHitRate: '–',
    bet: 'Pièces misées',
    won: 'Pièces gagnées',
    net: 'Bilan',
    time: 'Temps de jeu',
    uncounted: (count) =>
      `${rounds(count)} ${plural(count, 'jouée', 'jouées')} avant que le jeu ne tienne ces statistiques ${plural(count, 'n’est pas comptée', 'ne sont pas comptées')}.`,
  },
  history: {
    title: 'Toutes les parties',
    columns: { time: 'Heure', grid: 'Grille', bet: 'Mise', win: 'Gain', balance: 'Solde' },
    csvColumns: (zone) => [
      ...['Partie', `Heure (${zone})`, 'Décalage UTC', 'Jeu', 'Mise', 'Gain', 'Solde', 'Grilles', 'Gains'],
    ],
    watch: 'Revoir',
    timeZone: `Les heures sont celles du fuseau horaire ${timeZone}.`,
    onlyWins: 'Gains seulement',
    unknownGame: 'Cette version du site n’a pas ce jeu.',
    win: (line, count, symbol, paid) => `${line} : ${count} × ${symbol}, ${coins(paid)}`,
    collected: (symbol, multiplier, paid) =>
      `${symbol}${multiplier > 1 ? ` (rapporte ×${multiplier})` : ''} : ${coins(paid)}`,
    // What games call their free spins is feminine: "plongée".
    freeSpins: (count, { spin, spins } = { spin: 'manche', spins: 'manches' }, paid) =>
      `${counted(count, `${spin} gratuite`, `${spins} gratuites`)} : ${coins(paid)}`,
    export: 'Exporter en CSV',
    exporting: 'Écriture du fichier…',
    exportFailed: 'Impossible de lire votre historique. Rechargez la page, puis réessayez.',
    none: 'Aucune partie pour l’instant. Toutes celles que vous jouerez apparaîtront ici.',
    noWins: 'Aucun gain pour l’instant.',
    noWin: 'aucun',
    refused:
      'Votre navigateur ne peut pas garder d’historique, car il ne permet pas à ce site d’utiliser une base de données. Cela peut arriver dans une fenêtre privée. Vos pièces et vos statistiques sont enregistrées comme d’habitude.',
    pages: 'Pages de l’historique',
    newest: 'Dernières',
    newer: 'Plus récentes',
    older: 'Plus anciennes',
    oldest: 'Premières',
    page: (page, pages) => `Page ${formatCoins(page)} sur ${formatCoins(pages)}`,
  },
  balance: {
    title: 'Évolution du solde',
    summary: (from, to, min, max, shown, played) =>
      `De ${coins(from)} à ${coins(to)}. Le solde le plus bas affiché est de ${formatCoins(min)}, le plus haut de ${formatCoins(max)}.${shown < played ? ` Le graphique montre ${formatCoins(shown)} parties sur ${formatCoins(played)}.` : ''}`,
    table: 'Solde sous forme de tableau',
    columns: { time: `Heure (${timeZone})`, balance: 'Solde' },
    none: 'Jouez deux parties pour voir un graphique de votre solde.',
  },
  symbols: {
    title: 'Symboles vus',
    titleOf: (game) => `Symboles vus dans ${game}`,
    strips: (cells) =>
      `${counted(cells, 'case')} jusqu’ici. Chaque rouleau a sa propre bande : certains symboles sortent donc plus souvent que d’autres. Vous pouvez voir les bandes sur la page du jeu.`,
    summary: (cells, expected, min, max) =>
      `${counted(cells, 'case')} jusqu’ici. Chaque symbole devrait en occuper environ ${formatPart(expected)}. Par le hasard seul, sa part se situe entre ${formatPart(min)} et ${formatPart(max)} 99 fois sur 100.`,
    inside: 'Tous les symboles sont dans cette fourchette.',
    outside: (names, symbols) =>
      `Hors de cette fourchette : ${names}. Avec ${symbols} symboles, cela arrive à environ une personne sur ${formatRounded(1 / (1 - 0.99 ** symbols))} jouant à un jeu équitable.`,
    table: 'Symboles sous forme de tableau',
    columns: { symbol: 'Symbole', seen: 'Vus', share: 'Part', band: 'Dans la fourchette' },
    yes: 'oui',
    no: 'non',
    none: 'Aucun symbole pour l’instant. Le comptage commence avec votre première partie.',
  },
  plotMissing:
    'Votre navigateur ne peut pas dessiner le graphique en ce moment. Le tableau donne les mêmes nombres.',
  file: {
    title: 'Fichier de sauvegarde',
    text: 'Un seul fichier contient tout : vos pièces, vos parties, votre nom, votre défi hebdomadaire et vos réglages. Gardez-le en copie de secours, ou emportez-le sur un autre appareil.',
    save: 'Enregistrer un fichier',
    choose: 'Importer un fichier',
    paste: { button: 'Coller un texte', label: 'Texte de votre sauvegarde', check: 'Vérifier le texte' },
    faults: {
      'too large': 'Ce fichier est trop gros pour être une sauvegarde. Rien n’a été modifié.',
      'not JSON':
        'Ce fichier n’est pas une sauvegarde, ou il en manque une partie. Rien n’a été modifié. Choisissez un autre fichier.',
      'of another program':
        'Ce fichier vient d’un autre programme. Rien n’a été modifié. Choisissez un fichier enregistré dans Lucky Fishing.',
      newer:
        'Ce fichier vient d’une version plus récente du jeu. Rien n’a été modifié. Rechargez la page pour mettre le jeu à jour, puis réessayez.',
      damaged:
        'Ce fichier de sauvegarde est endommagé. Rien n’a été modifié. Si vous en avez une autre copie, essayez-la.',
      'impossible name': `Le nom dans ce fichier n’est pas autorisé. Un nom a de ${NAME_LENGTH.min} à ${NAME_LENGTH.max} caractères. Rien n’a été modifié.`,
      'more wins than rounds':
        'Ce fichier compte plus de gains que de parties, ce qui est impossible. Rien n’a été modifié.',
      'impossible totals':
        'Les totaux de ce fichier ne concordent pas : ses parties, mises, gains et symboles se contredisent. Rien n’a été modifié.',
      'impossible records':
        'Les records de ce fichier ne correspondent pas à ses pièces et à ses parties. Rien n’a été modifié.',
      'impossible rounds':
        'Ce fichier contient une partie que les rouleaux de son jeu ne peuvent pas produire. Rien n’a été modifié.',
      'too many rounds':
        'Ce fichier compte plus de parties qu’il n’en a jamais été commencé, ce qui est impossible. Rien n’a été modifié.',
    },
    failed:
      'Votre navigateur n’a pas pu l’enregistrer : rien n’a été modifié. Libérez de la place ou autorisez ce site à enregistrer des données, puis réessayez.',
    notMade: 'Impossible de créer le fichier. Rien n’a été modifié. Rechargez la page et réessayez.',
    withoutHistory:
      'Le fichier contient tout sauf l’historique, que votre navigateur n’a pas pu lire. Pour l’enregistrer aussi, rechargez la page et réessayez.',
    mayDelete: {
      tab: 'Votre navigateur peut supprimer votre sauvegarde si vous ne venez pas pendant un moment. Pour la garder, installez le jeu ou enregistrez-la dans un fichier.',
      installed:
        'Votre navigateur peut supprimer votre sauvegarde si vous ne venez pas pendant un moment. Pour la garder, enregistrez-la dans un fichier.',
    },
    lastSaved: (day) => `Dernière demande de copie : ${day}. Vérifiez que vous l’avez toujours.`,
    confirm: 'Importer',
    cancel: 'Annuler',
    done: 'Le fichier a été importé.',
    undoNote:
      'Vous pouvez annuler l’importation tant que vous ne quittez pas cette page et ne jouez pas de partie.',
    undo: 'Annuler l’import',
    undone: 'Tout est redevenu comme avant.',
    undoneBut:
      'Tout le reste est redevenu comme avant. Annuler une importation n’assouplit jamais les limites ni les pauses ; celles-ci restent donc :',
    tooLate:
      'Vous ne pouvez plus annuler l’importation, car vous avez depuis joué une partie ou importé un autre fichier.',
    preview: {
      title: 'Ce qui va changer',
      savedAt: (when) => `Ce fichier a été enregistré le ${when}.`,
      columns: { what: 'Élément', now: 'Maintenant', then: 'Après l’import' },
      same: 'inchangé',
      stricter:
        'Une importation n’assouplit jamais vos limites et vos pauses. Si elle les rend plus strictes, elles le restent même si vous l’annulez.',
      stays: 'Tout ce qui n’est pas indiqué ici reste tel quel.',
      rows: {
        name: 'Nom',
        avatar: 'Image',
        coins: 'Pièces',
        rounds: 'Parties jouées',
        wins: 'Gains',
        bet: 'Pièces misées',
        won: 'Pièces gagnées',
        symbols: 'Symboles vus',
        history: 'Parties dans l’historique',
        begun: 'Parties commencées',
        openRound: 'Partie non terminée',
        bets: 'Mise choisie',
        lastGrid: 'Sur les rouleaux',
        highest: 'Solde le plus élevé',
        largest: 'Plus gros gain',
        longestRun: 'Plus longue série de gains',
        run: 'Série de gains en cours',
        time: 'Temps de jeu',
        lastPlayed: 'Dernière partie',
        days: 'Parties de cette semaine et de la semaine dernière',
        reminded: 'Dernier rappel quotidien',
        challenge: 'Tours dans le défi de la semaine',
        score: 'Score dans le défi de la semaine',
        ended: 'Semaines en attente de leur prix',
        weeks: 'Semaines passées',
        unseen: 'Résultats hebdomadaires pas encore affichés',
        lastBonus: 'Dernier bonus quotidien',
        streak: 'Série de bonus quotidiens',
        sound: 'Son',
        effects: 'Volume des effets',
        music: 'Volume de la musique',
        mono: 'Son mono',
        motion: 'Animations',
        idleMotion: 'Mer en mouvement entre les tours',
        vibration: 'Vibrations',
        renderer: 'Affichage',
        skin: 'Thème',
        helpKey: 'Raccourci de l’aide (?)',
        language: 'Langue',
        saved: 'Dernier fichier de sauvegarde',
      },
      none: 'rien',
      never: 'jamais',
      on: 'oui',
      off: 'non',
      inGame: (game, text) => `${game} : ${text}`,
      games: (said) => said.join(' ; '),
      symbol: (name, times) => `${name} ${formatCoins(times)}`,
      symbols: (said) => said.join(', '),
      openRound: (bet) => `mise de ${coins(bet)}`,
      score: (score, week) => `${formatCoins(score)}, ${week}`,
      others: (text) => `${text} (détails différents)`,
    },
    limitChanges: {
      title: 'Limites et pauses dans ce fichier',
      breakUntil: (end, isTaken) =>
        `Vous ${isTaken ? 'êtes' : 'serez'} en pause jusqu’au ${end}. Aucun jeu n’ouvre avant.`,
      noBreak: 'Pas de pause.',
      limits: {
        session: 'Limite de session',
        remindEvery: 'Rappel pendant le jeu',
        remindDaily: 'Rappel quotidien',
        betPerDay: 'Limite de mises par jour',
        betPerWeek: 'Limite de mises par semaine',
      },
      limit: (name, then, now) => `${name} : ${then} (avant : ${now}).`,
      later: (name, from, text) => `${name} à partir du ${from} : ${text}.`,
      noLater: (name) => `${name} : votre passage prévu à une limite plus souple sera annulé.`,
      counted: (period, text) => `Compté dans vos limites ${period} : ${text}.`,
      periods: {
        session: 'pour cette session',
        today: 'pour aujourd’hui',
        week: 'pour cette semaine',
        sinceReminder: 'depuis le dernier rappel',
      },
      sum: (time, played, bet, won) =>
        `${time} de jeu, ${rounds(played)}, ${counted(bet, 'pièce misée', 'pièces misées')} et ${counted(won, 'pièce gagnée', 'pièces gagnées')}`,
    },
  },
} satisfies Translation<typeof english>;
