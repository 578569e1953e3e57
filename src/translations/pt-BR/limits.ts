import type { texts as english } from '../../features/limits/texts';
import { formatInstant } from '../../ui/format/format-instant';
import type { Translation } from '../translation';
import { coins } from './plural';

const minutesText = (minutes: number): string =>
  minutes < 120 ? `${minutes} minutos` : `${minutes / 60} horas`;

export const limits = {
  intro:
    'Estes limites valem em todas as abas deste navegador. Limites mais rígidos valem na hora; menos rígidos, depois de 24 horas. Atrasar o relógio não muda isso.',
  device:
    'Como não há contas, seus limites ficam guardados neste dispositivo, só neste navegador. Outros navegadores não os conhecem, limpar os dados deste site os apaga, e adiantar o relógio com o jogo fechado pode encerrar uma pausa antes da hora.',
  limit: {
    session: (limit) => {
      if (!limit) return 'sem limite';
      const time = minutesText(limit.minutes);
      return limit.until === 'pause'
        ? `${time} de jogo, depois um intervalo de cinco minutos`
        : `${time} de jogo por dia`;
    },
    remindEvery: (minutes) => (minutes === null ? 'sem lembrete' : `a cada ${minutesText(minutes)} de jogo`),
    remindDaily: (on) => (on ? 'no primeiro giro do dia' : 'sem lembrete diário'),
    betPerDay: (bet) => (bet === null ? 'sem limite' : `${coins(bet)} por dia`),
    betPerWeek: (bet) => (bet === null ? 'sem limite' : `${coins(bet)} por semana`),
  },
  now: (limit) => `Agora: ${limit}.`,
  later: (limit, from) => `A partir de ${formatInstant(from)}: ${limit}.`,
  keep: 'Manter o limite atual',
  set: 'Definir',
  none: 'Sem limite',
  minutes: minutesText,

  session: {
    title: 'Limites de sessão',
    text: 'GIRAR! fica desativado quando você atinge este limite. Você recebe um aviso cinco minutos antes e outro um minuto antes. Paradas de menos de cinco minutos entre as rodadas contam como tempo de jogo. Uma parada mais longa é um intervalo, e depois dele começa uma nova sessão.',
    minutes: 'Limite de tempo',
    until: 'Depois, GIRAR! fica desativado',
    untils: {
      pause: 'até você fazer um intervalo de cinco minutos',
      tomorrow: 'até amanhã (conta todo o tempo jogado hoje)',
    },
  },
  reminders: {
    title: 'Lembretes diários',
    text: 'O jogo para entre as rodadas e mostra quanto tempo você jogou, quanto apostou e quanto ganhou. Aí você escolhe se quer continuar ou fazer uma pausa.',
    label: 'Me lembrar enquanto jogo',
    every: (minutes) => `A cada ${minutesText(minutes)}`,
    never: 'Nunca',
    daily: 'No meu primeiro giro do dia, mostrar quanto joguei ontem e nesta semana',
  },
  purchases: {
    title: 'Limites de compras',
    text: 'Não há nada para comprar no Lucky Fishing, então não há compras para limitar. Mas você pode limitar as moedas que aposta. Uma rodada que passaria do limite não começa. A semana vai de segunda a domingo.',
    betPerDay: 'Limite diário de apostas (moedas)',
    betPerWeek: 'Limite semanal de apostas (moedas)',
    empty: 'Deixe em branco para não ter limite.',
    bad: 'Digite um número inteiro de moedas, a partir de 0, ou deixe em branco para não ter limite.',
  },
  exclusion: {
    title: 'Autoexclusão',
    text: 'Uma pausa fecha todos os jogos deste site até terminar. Você pode prolongá-la, mas nada no jogo a encurta.',
    honest:
      'Sem contas, não temos como bloquear seu acesso de vez. Uma pausa vale para este navegador neste dispositivo, e limpar os dados do site acaba com ela. Para bloquear seu acesso em todo lugar, use uma ferramenta que bloqueia sites:',
    blockers: [
      {
        name: 'LeechBlock',
        url: 'https://www.proginosko.com/leechblock/',
        text: 'Bloqueia os sites que você escolher, na maioria dos navegadores. Grátis.',
      },
      {
        name: 'SelfControl',
        url: 'https://selfcontrolapp.com/',
        text: 'Bloqueia os sites que você escolher em um Mac, até o tempo acabar. Grátis.',
      },
      {
        name: 'BetBlocker',
        url: 'https://betblocker.org/',
        text: 'Bloqueia milhares de sites de apostas em todos os seus dispositivos. Grátis.',
      },
    ],
    length: 'Duração da pausa',
    lengths: {
      day: '24 horas',
      week: '1 semana',
      month: '1 mês',
      'half-year': '6 meses',
    },
    begin: 'Fazer uma pausa',
    sure: (until) =>
      `Todos os jogos ficarão fechados até ${formatInstant(until)}. Não dá para desfazer. Fechar os jogos?`,
    yes: 'Sim, fechar os jogos',
    no: 'Não',
    none: 'Você não está em pausa.',
    now: (until) => `Você está em pausa até ${formatInstant(until)}.`,
  },
} satisfies Translation<typeof english>;
