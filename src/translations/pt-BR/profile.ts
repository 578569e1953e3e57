import type { texts as english } from '../../pages/profile/texts';
import { NAME_LENGTH } from '../../player/player-name';
import { formatCoins, formatPart, formatRounded } from '../../ui/format/format';
import { timeZone } from '../../ui/format/format-instant';
import type { Translation } from '../translation';
import { counted, plural } from './plural';
import { ui } from './shell';

const { coins } = ui;
const rounds = (count: number): string => counted(count, 'rodada', 'rodadas');
const cells = (count: number): string => counted(count, 'célula', 'células');

export const profile = {
  intro:
    'Seu nome, suas estatísticas e todas as rodadas que você jogou. Tudo isso fica neste dispositivo e nunca é enviado a lugar nenhum.',
  player: {
    title: 'Nome e imagem',
    nameless: 'Sem nome',
    name: 'Seu nome',
    hint: `De ${NAME_LENGTH.min} a ${NAME_LENGTH.max} caracteres, em qualquer alfabeto.`,
    save: 'Salvar nome',
    saved: 'Seu nome está salvo.',
    notSaved:
      'Seu navegador não conseguiu salvar, então nada mudou. Libere espaço ou permita que este site guarde dados e tente de novo.',
    avatar: 'Imagem',
    faults: {
      'too short': `Um nome precisa de pelo menos ${NAME_LENGTH.min} caracteres visíveis.`,
      'too long': `Um nome pode ter no máximo ${NAME_LENGTH.max} caracteres.`,
      unwritable:
        'Este nome contém um caractere invisível, como um que muda a direção da escrita. Digite o nome de novo sem ele.',
    },
  },
  figures: {
    title: 'Suas estatísticas',
    rounds: 'Rodadas',
    wins: 'Ganhos',
    hitRate: 'Taxa de acerto',
    game: 'Jogo',
    allGames: 'Todos os jogos',
    expected: (part) => `esperada: ${formatPart(part)}`,
    noHitRate: '–',
    bet: 'Moedas apostadas',
    won: 'Moedas ganhas',
    net: 'Resultado',
    time: 'Tempo de jogo',
    uncounted: (count) =>
      `${rounds(count)} ${plural(count, 'anterior', 'anteriores')} a estas estatísticas não ${plural(count, 'está incluída', 'estão incluídas')}.`,
  },
  history: {
    title: 'Todas as rodadas',
    columns: { time: 'Horário', grid: 'Rolos', bet: 'Aposta', win: 'Ganho', balance: 'Saldo' },
    csvColumns: (zone) => [
      'Rodada',
      `Horário (${zone})`,
      'Diferença para UTC',
      'Jogo',
      'Aposta',
      'Ganho',
      'Saldo',
      'Rolos',
      'Detalhes dos ganhos',
    ],
    watch: 'Ver',
    timeZone: `Os horários estão no fuso ${timeZone}.`,
    onlyWins: 'Só ganhos',
    unknownGame: 'Esta versão do site não tem este jogo.',
    win: (line, count, symbol, paid) => `${line}: ${count} × ${symbol}, ${coins(paid)}`,
    collected: (symbol, multiplier, paid) =>
      `${symbol}${multiplier > 1 ? ` (paga ×${multiplier})` : ''}: ${coins(paid)}`,
    freeSpins: (count, { spin, spins } = { spin: 'giro', spins: 'giros' }, paid) =>
      `${counted(count, spin, spins)} grátis: ${coins(paid)}`,
    export: 'Exportar como CSV',
    exporting: 'Gravando o arquivo...',
    exportFailed: 'Não foi possível ler seu histórico. Recarregue a página e tente de novo.',
    none: 'Nenhuma rodada ainda. Cada rodada que você joga aparece aqui.',
    noWins: 'Nenhum ganho ainda.',
    noWin: 'nada',
    refused:
      'Seu navegador não pode guardar um histórico, porque não deixa este site usar um banco de dados. Isso pode acontecer em uma janela anônima. Suas moedas e estatísticas são salvas normalmente.',
    pages: 'Páginas do histórico',
    newest: 'As mais novas',
    newer: 'Mais novas',
    older: 'Mais antigas',
    oldest: 'As mais antigas',
    page: (page, pages) => `Página ${formatCoins(page)} de ${formatCoins(pages)}`,
  },
  balance: {
    title: 'Saldo ao longo do tempo',
    summary: (from, to, min, max, shown, played) =>
      `De ${coins(from)} a ${coins(to)}. O menor saldo mostrado é ${formatCoins(min)}, e o maior, ${formatCoins(max)}.${shown < played ? ` O gráfico mostra ${formatCoins(shown)} de ${rounds(played)}.` : ''}`,
    table: 'Saldo em tabela',
    columns: { time: `Horário (${timeZone})`, balance: 'Saldo' },
    none: 'Jogue duas rodadas para ver um gráfico do seu saldo.',
  },
  symbols: {
    title: 'Símbolos vistos',
    titleOf: (game) => `Símbolos vistos no ${game}`,
    strips: (count) =>
      `${cells(count)} até agora. Cada rolo tem sua própria faixa, por isso alguns símbolos aparecem mais que outros. Você pode ver as faixas na página do jogo.`,
    summary: (count, expected, min, max) =>
      `${cells(count)} até agora. Cada símbolo deve ocupar cerca de ${formatPart(expected)} delas. Só pelo acaso, a parcela dele fica entre ${formatPart(min)} e ${formatPart(max)} em 99 de cada 100 vezes.`,
    inside: 'Todos os símbolos estão nesse intervalo.',
    outside: (names, symbols) =>
      `Fora desse intervalo: ${names}. Com ${symbols} símbolos, isso acontece com cerca de um em cada ${formatRounded(1 / (1 - 0.99 ** symbols))} jogadores de um jogo justo.`,
    table: 'Símbolos em tabela',
    columns: { symbol: 'Símbolo', seen: 'Visto', share: 'Parcela', band: 'No intervalo' },
    yes: 'sim',
    no: 'não',
    none: 'Nenhum símbolo ainda. A contagem começa com sua primeira rodada.',
  },
  plotMissing: 'Seu navegador não consegue desenhar o gráfico agora. A tabela tem os mesmos números.',
  file: {
    title: 'Jogo salvo',
    text: 'Um só arquivo guarda tudo: suas moedas, rodadas, nome, desafio semanal e configurações. Guarde como cópia de segurança ou leve para outro dispositivo.',
    save: 'Salvar em arquivo',
    choose: 'Importar arquivo',
    paste: { button: 'Colar texto', label: 'Texto do seu jogo salvo', check: 'Conferir o texto' },
    faults: {
      'too large': 'Este arquivo é grande demais para ser um jogo salvo. Nada foi alterado.',
      'not JSON':
        'Este arquivo não é um jogo salvo, ou falta uma parte dele. Nada foi alterado. Escolha outro arquivo.',
      'of another program':
        'Este arquivo é de outro programa. Nada foi alterado. Escolha um arquivo salvo no Lucky Fishing.',
      newer:
        'Este arquivo é de uma versão mais nova do jogo. Nada foi alterado. Recarregue a página para atualizar o jogo e tente de novo.',
      damaged:
        'Este jogo salvo está danificado. Nada foi alterado. Se você tiver outra cópia, tente com ela.',
      'impossible name': `O nome neste arquivo não é permitido. Nomes têm de ${NAME_LENGTH.min} a ${NAME_LENGTH.max} caracteres. Nada foi alterado.`,
      'more wins than rounds':
        'Este arquivo tem mais ganhos que rodadas, o que é impossível. Nada foi alterado.',
      'impossible totals':
        'Os totais neste arquivo não batem: rodadas, apostas, ganhos e símbolos se contradizem. Nada foi alterado.',
      'impossible records':
        'Os recordes neste arquivo não combinam com as moedas e rodadas dele. Nada foi alterado.',
      'impossible rounds':
        'Este arquivo contém uma rodada impossível nos rolos do jogo dela. Nada foi alterado.',
      'too many rounds':
        'Este arquivo tem mais rodadas do que as que foram começadas, o que é impossível. Nada foi alterado.',
    },
    failed:
      'Seu navegador não conseguiu salvar, então nada foi alterado. Libere espaço ou permita que este site guarde dados e tente de novo.',
    notMade: 'Não foi possível criar o arquivo. Nada foi alterado. Recarregue a página e tente de novo.',
    withoutHistory:
      'O arquivo tem tudo, menos o histórico, que seu navegador não conseguiu ler. Para salvá-lo também, recarregue a página e tente de novo.',
    mayDelete: {
      tab: 'Seu navegador pode apagar seu jogo salvo se você ficar um tempo sem visitar o site. Para não perdê-lo, instale o jogo ou salve em um arquivo.',
      installed:
        'Seu navegador pode apagar seu jogo salvo se você ficar um tempo sem abrir o jogo. Para não perdê-lo, salve em um arquivo.',
    },
    lastSaved: (day) => `Você pediu uma cópia pela última vez em ${day}. Confira se ainda a tem.`,
    confirm: 'Importar',
    cancel: 'Cancelar',
    done: 'O arquivo foi importado.',
    undoNote: 'Você pode desfazer a importação até sair desta página ou jogar uma rodada.',
    undo: 'Desfazer',
    undone: 'Tudo voltou a ser como era.',
    undoneBut:
      'Seu jogo voltou a ser como era. Desfazer uma importação nunca afrouxa limites nem pausas, por isso estes continuam:',
    tooLate:
      'Não dá mais para desfazer a importação, porque você jogou uma rodada ou importou outro arquivo depois dela.',
    preview: {
      title: 'O que vai mudar',
      savedAt: (when) => `Este arquivo foi salvo em ${when}.`,
      columns: { what: 'O quê', now: 'Agora', then: 'Depois' },
      same: 'igual',
      stricter:
        'Uma importação nunca afrouxa seus limites e pausas. Se ela os tornar mais rígidos, eles continuam assim mesmo que você a desfaça.',
      stays: 'Tudo o que não está na lista continua como está.',
      rows: {
        name: 'Nome',
        avatar: 'Imagem',
        coins: 'Moedas',
        rounds: 'Rodadas jogadas',
        wins: 'Ganhos',
        bet: 'Moedas apostadas',
        won: 'Moedas ganhas',
        symbols: 'Símbolos vistos',
        history: 'Rodadas no histórico',
        begun: 'Rodadas começadas',
        openRound: 'Rodada não terminada',
        bets: 'Aposta selecionada',
        lastGrid: 'Nos rolos',
        highest: 'Maior saldo',
        largest: 'Maior ganho',
        longestRun: 'Maior sequência de ganhos',
        run: 'Sequência de ganhos atual',
        time: 'Tempo de jogo',
        lastPlayed: 'Última vez que jogou',
        days: 'Rodadas desta semana e da anterior',
        reminded: 'Último lembrete diário',
        challenge: 'Giros no desafio semanal',
        score: 'Pontos no desafio semanal',
        ended: 'Semanas à espera do prêmio',
        weeks: 'Semanas anteriores',
        unseen: 'Resultados semanais ainda não mostrados',
        lastBonus: 'Último bônus diário',
        streak: 'Sequência do bônus diário',
        sound: 'Som',
        effects: 'Volume dos efeitos',
        music: 'Volume da música',
        mono: 'Som mono',
        motion: 'Movimento',
        idleMotion: 'Mar em movimento entre os giros',
        vibration: 'Vibração',
        renderer: 'Gráficos',
        skin: 'Visual',
        helpKey: 'Atalho da Ajuda (?)',
        language: 'Idioma',
        saved: 'Último jogo salvo em arquivo',
      },
      none: 'não há',
      never: 'nunca',
      on: 'sim',
      off: 'não',
      inGame: (game, text) => `${game}: ${text}`,
      games: (said) => said.join('; '),
      symbol: (name, times) => `${name} ${formatCoins(times)}`,
      symbols: (said) => said.join(', '),
      openRound: (bet) => `uma aposta de ${coins(bet)}`,
      score: (score, week) => `${formatCoins(score)}, ${week}`,
      others: (text) => `${text} (detalhes diferentes)`,
    },
    limitChanges: {
      title: 'Limites e pausas neste arquivo',
      breakUntil: (end, isTaken) =>
        `Você ${isTaken ? 'está' : 'ficará'} em pausa até ${end}. Nenhum jogo abre antes disso.`,
      noBreak: 'Nenhuma pausa.',
      limits: {
        session: 'Limite de sessão',
        remindEvery: 'Lembrete enquanto joga',
        remindDaily: 'Lembrete diário',
        betPerDay: 'Limite diário de apostas',
        betPerWeek: 'Limite semanal de apostas',
      },
      limit: (name, then, now) => `${name}: ${then} (antes: ${now}).`,
      later: (name, from, text) => `${name} a partir de ${from}: ${text}.`,
      noLater: (name) => `${name}: sua mudança programada para um limite menos rígido será cancelada.`,
      counted: (period, text) => `Conta para seus limites ${period}: ${text}.`,
      periods: {
        session: 'nesta sessão',
        today: 'hoje',
        week: 'nesta semana',
        sinceReminder: 'desde o último lembrete',
      },
      sum: (time, played, bet, won) =>
        `${time} de jogo, ${rounds(played)}, ${counted(bet, 'moeda apostada', 'moedas apostadas')} e ${counted(won, 'moeda ganha', 'moedas ganhas')}`,
    },
  },
} satisfies Translation<typeof english>;
