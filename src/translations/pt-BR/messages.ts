import type { texts as englishNotifications } from '../../app/notifications/texts';
import type { texts as englishNewVersion } from '../../app/pwa/texts';
import type { texts as englishSkinFiles } from '../../app/skin-files/texts';
import type { texts as englishVisitLook } from '../../app/visit-look/texts';
import { spokenList } from '../../games/spoken';
import type { texts as englishToast } from '../../ui/toast/texts';
import type { Translation } from '../translation';
import { counted, plural } from './plural';
import { ui } from './shell';

const { coins } = ui;

export const toast = {
  label: 'Mensagem',
  list: 'Mensagens ({hotkey})',
  close: 'Fechar',
} satisfies Translation<typeof englishToast>;

export const skinFiles = {
  opening: (file) => ({ title: `Abrindo ${file}`, description: 'Verificando as imagens e os sons.' }),
  unreadable: (file) => ({
    title: `Não foi possível abrir ${file}`,
    description: 'Salve ou baixe o arquivo de novo e tente mais uma vez.',
  }),
  noSkin: {
    title: (file) => `${file} não é uma skin`,
    loose: 'Ele não tem skin.json, mas tem imagens ou sons. Adicione o zip no estúdio.',
    other: 'Nada nele pertence aos jogos.',
  },
  noZip: {
    title: (files) =>
      files.length === 1 ? `${files[0] ?? ''} não é uma skin` : 'Estes arquivos não são uma skin',
    art: 'Adicione imagens e sons no estúdio para ver e ouvir como ficam nos jogos.',
    data: 'Se for um jogo salvo, importe na página Perfil. Se forem arquivos de uma skin, adicione no estúdio.',
    other: 'Uma skin é um arquivo que termina em .zip. Imagens, sons e pastas você adiciona no estúdio.',
  },
  open: { studio: 'Abrir o estúdio', profile: 'Abrir seu perfil' },
  offer: {
    about: (author, games) => `Uma skin de ${author}, para ${games}.`,
    licence: (licence) => `Licença: ${licence}.`,
    contents: (counts) =>
      `${spokenList([
        ...(counts.pictures > 0 ? [counted(counts.pictures, 'imagem', 'imagens')] : []),
        ...(counts.animations > 0 ? [counted(counts.animations, 'animação', 'animações')] : []),
        ...(counts.sounds > 0 ? [counted(counts.sounds, 'som', 'sons')] : []),
        ...(counts.colours > 0 ? [counted(counts.colours, 'cor de página', 'cores de página')] : []),
      ])}.`,
    leftOut: (count) => `${counted(count, 'problema', 'problemas')}: o que não pode ser usado fica de fora`,
    help: 'Se você só olhar, ela dura até você fechar ou recarregar esta página. Se usar, ela fica, e você pode editá-la no estúdio. Sua própria skin também continua guardada lá.',
    look: 'Dar uma olhada',
    use: 'Usar',
    notNow: 'Agora não',
  },
  linked: {
    question: (name, author, size) => `Mostrar a skin “${name}”, de ${author} (${size}), nesta visita?`,
    show: 'Mostrar',
    title: 'Não foi possível abrir a skin',
    address: 'O link da skin precisa começar com https://. Peça um novo link.',
    refused: (status) =>
      `O site dela respondeu com o erro ${status}. Pergunte a quem enviou se o link está certo.`,
    unreachable:
      'O site dela está fora de alcance ou não deixa outros sites lerem o arquivo. Baixe o zip e solte-o nesta página.',
    noZip: 'O link não leva a um zip. Baixe o zip e solte-o nesta página.',
    tooLarge: (max) => `O zip passa de ${max}, o que é demais para uma skin. Peça um menor.`,
  },
  used: (name, author) => ({
    title: `Você está usando ${name}`,
    description: `Por ${author}. Para mudar, vá às Configurações ou ao estúdio.`,
  }),
  shelved: (name) => `${name.trim() || 'Sua skin sem nome'} continua guardada em “Suas skins”, no estúdio.`,
  notKept: (name) => ({
    title: `Não foi possível salvar ${name}`,
    description:
      'Seu navegador está sem espaço ou não salva nada para este site. Você ainda pode dar uma olhada nela.',
  }),
} satisfies Translation<typeof englishSkinFiles>;

export const visitLook = {
  shown: 'Só nesta visita.',
  keep: 'Manter',
  back: 'Voltar ao meu',
  unknown: {
    title: 'Visual não encontrado',
    description: 'Este site não tem um visual com esse nome, então você continua vendo o seu.',
  },
} satisfies Translation<typeof englishVisitLook>;

export const newVersion = {
  newVersion: {
    title: 'Nova versão disponível',
    description: 'Recarregue para atualizar. Suas moedas estão seguras.',
    reload: 'Recarregar',
  },
} satisfies Translation<typeof englishNewVersion>;

export const notifications = {
  date: {
    title: (date) => `Hoje é ${date}?`,
    text: 'A data do seu dispositivo mudou mais de um dia, e o jogo agora usa a nova data. Se ela estiver errada, corrija nas configurações do dispositivo. Limites e pausas mantêm o tempo que ainda faltava.',
    yes: 'Sim, está certo',
  },
  saveProblem: {
    dismiss: 'Dispensar este aviso',
    unreadable: {
      title: 'Não foi possível ler seu jogo salvo',
      text: 'Guardamos esse jogo sem alterações neste navegador, como cópia de segurança. Você pode continuar jogando com as moedas que tem agora, e elas são salvas normalmente. Você não precisa fazer nada.',
    },
    newer: {
      title: 'Seu jogo salvo é de uma versão mais nova',
      text: 'Esta página é mais antiga, por isso não mexe no seu jogo salvo. As moedas que você vê agora e as configurações que mudar valem só nesta visita. Recarregue a página para usar a versão mais nova, e suas moedas estarão de volta.',
    },
    'not storable': {
      title: 'Não é possível salvar suas moedas',
      text: 'Este navegador não deixa o jogo guardar nada, ou o armazenamento está cheio. Você pode continuar jogando, mas a partir de agora suas moedas, configurações, limites e pausas se perdem quando você sair ou recarregar a página. Libere espaço ou permita os dados do site e recarregue.',
    },
    'impossible round': {
      title: 'Não foi possível concluir uma rodada',
      text: 'A rodada salva não é compatível com o jogo dela, então não dá para saber quanto pagou. Você recebeu sua aposta de volta. Guardamos uma cópia da rodada neste navegador, como cópia de segurança. Você pode continuar jogando.',
    },
  },
  refusals: {
    'not enough coins': {
      title: 'Moedas insuficientes!',
      description: 'Você precisa de mais moedas para fazer esta aposta.',
    },
    'spinning in another tab': {
      title: 'Girando em outra aba',
      description:
        'Há um giro em andamento em outra aba. Nenhuma moeda foi descontada aqui. Tente de novo quando ele terminar.',
    },
    'open round not loaded': {
      title: 'Sua última rodada precisa terminar antes',
      description:
        'Não foi possível carregar o jogo dela, então nenhum giro novo começou e nenhuma moeda foi descontada. Verifique sua conexão e tente de novo.',
    },
    'randomness broken': {
      title: 'Não dá para fazer um giro justo agora',
      description:
        'Seu navegador não forneceu números aleatórios, então o giro não começou e nenhuma moeda foi descontada. Recarregue a página e tente de novo.',
    },
  },
  bonusIsReady: (amount) => `Resgate o bônus diário de hoje, de ${coins(amount)}, na página inicial.`,
  bonusIsDue: (time) => `Seu próximo bônus diário sai daqui a ${time}.`,
  roundVoided: {
    title: 'Este giro não conta',
    description: 'Naquele momento você também estava jogando em outra aba. Seu saldo está correto.',
  },
  bonusNotSaved: {
    title: 'Você ainda pode resgatar seu bônus',
    description:
      'Seu navegador não conseguiu salvá-lo, então nenhuma moeda foi adicionada. Libere espaço ou permita que este site guarde dados e resgate de novo.',
  },
  bonus: (amount, streak) => ({
    title: 'Bônus diário',
    description:
      streak > 1
        ? `Você recebeu ${coins(amount)}. É o ${streak}º dia seguido.`
        : `Você recebeu ${coins(amount)}.`,
  }),
  bet: (bet) => `Aposta: ${coins(bet)}.`,
  win: (payout) => ({ title: '🎉 Você ganhou!', description: `Você ganhou ${payout} moedas!` }),
  returned: (payout, bet) =>
    payout === bet
      ? {
          title: `Você recebeu suas ${bet} moedas de volta`,
          description: 'Esta rodada pagou o mesmo que você apostou.',
        }
      : {
          title: `Você recebeu de volta ${payout} das suas ${bet} moedas`,
          description: 'Esta rodada pagou menos do que você apostou.',
        },
  recovered: 'Concluímos sua última rodada',
  waitingToSave: {
    title: 'Ainda não foi salvo',
    description:
      'Há um giro em andamento em outra aba. Sua alteração será salva assim que ele terminar. Até lá, mantenha esta página aberta.',
  },
  sessionEnding: (minutes) => ({
    title: `${plural(minutes, 'Resta', 'Restam')} ${counted(minutes, 'minuto', 'minutos')}`,
    description: 'GIRAR! fica desativado quando você atinge seu limite de sessão.',
  }),
  challenge: {
    lastWeek: 'Desafio da semana passada',
    olderWeek: (week) => `Desafio semanal, ${week}`,
    result: (rank, prize) =>
      prize > 0
        ? `Você ficou em ${rank}º lugar e ganhou ${coins(prize)}.`
        : `Você ficou em ${rank}º lugar. Desta vez, sem prêmio.`,
    rank: (rank) => `Você ficou em ${rank}º lugar`,
    prize: (prize) => `+${coins(prize)}`,
    collect: 'Coletar',
  },
  round: {
    balance: (balance) => `Saldo: ${coins(balance)}.`,
    noWin: 'Sem ganho.',
    lineWon: (line, symbols, payout) => `${line}, ${symbols}: você ganhou ${coins(payout)}.`,
    lineReturned: (line, symbols, payout) => `${line}, ${symbols}: você recebeu ${coins(payout)} de volta.`,
    line: (line, symbols, payout) => `${line}: ${symbols}, ${coins(payout)}.`,
    moreLines: (lines, payout) => `Mais ${lines} linhas: ${coins(payout)}.`,
    symbols: (count, symbols) => `${count} ${symbols}`,
    collected: (collected, payout) => `${collected}: ${coins(payout)}.`,
    collectedOnly: (collected) => `${collected}.`,
    freeSpins: (count, spins, payout) =>
      payout > 0
        ? `${count} ${spins} ${plural(count, 'pagou', 'pagaram')} ${coins(payout)}.`
        : `${count} ${spins} não ${plural(count, 'pagou', 'pagaram')} nada.`,
    freeSpin: (spin, number, total, payout) =>
      `${spin} ${number} de ${total}: ${payout > 0 ? coins(payout) : 'nada'}.`,
    lastNext: (spin) => `O próximo ${spin} é o último.`,
    won: (payout) => `Você ganhou ${coins(payout)}.`,
    returned: (payout) => `Você recebeu ${coins(payout)} de volta.`,
    bet: (bet) => `Você apostou ${coins(bet)}.`,
    lineShown: (line, symbols) => `${line}: ${symbols.join(', ')}.`,
    paid: (payout) => (payout > 0 ? `A rodada pagou ${coins(payout)}.` : 'A rodada não pagou nada.'),
    paidInAll: (payout) => `No total, a rodada pagou ${coins(payout)}.`,
  },
} satisfies Translation<typeof englishNotifications>;
