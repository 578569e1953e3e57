import { SPINS_COUNTED } from '../../player/challenge/challenge';
import { startingCoins } from '../../player/starting-coins';
import type { texts as english } from '../../pages/home/texts';
import { formatCoins } from '../../ui/format/format';
import type { Translation } from '../translation';
import { inPortuguese } from './plural';

const POOL = { min: inPortuguese(100_000), current: inPortuguese(104_250) };

export const home = {
  pageDescription:
    'Slots sociais grátis no navegador: três rolos de peixes, cinco de tesouros. Só moedas virtuais, para adultos 18+.',
  title: 'Lucky Fishing',
  tagline:
    'Boas-vindas ao Lucky Fishing! Gire três rolos embaixo do píer ou mergulhe até cinco rolos e um baú do tesouro no fundo do mar.',
  play: 'Jogar slots',
  adults: 'Para adultos 18+. As moedas virtuais não têm valor em dinheiro. Seu jogo fica neste dispositivo.',
  bonus: {
    title: 'Bônus diário',
    today: ({ amount, streak }) =>
      streak > 1
        ? `${formatCoins(amount)} moedas grátis. ${streak}º dia seguido.`
        : `${formatCoins(amount)} moedas grátis hoje, e mais se você voltar amanhã.`,
    next: ({ amount, streak }, time) =>
      `${streak}º dia: ${formatCoins(amount)} moedas grátis daqui a ${time}.`,
    claim: 'Resgatar',
    claimed: 'Resgatado',
  },
  about: {
    title: 'Uma pescaria que não custa nada',
    text: 'Lucky Fishing é um cassino social. Você gira os rolos por diversão, nunca por dinheiro.',
  },
  points: {
    entertainment: {
      title: 'Diversão virtual',
      text: `Jogue só com moedas virtuais. Todo mundo começa com ${inPortuguese(startingCoins)}, e as moedas não têm valor em dinheiro.`,
    },
    compete: {
      title: 'Dispute e ganhe',
      text: 'Cada desafio semanal do ranking é um torneio. Você enfrenta 24 pescadores controlados pelo computador e disputa prêmios virtuais.',
    },
    theme: {
      title: 'Tema de pescaria',
      text: 'Pesque peixinhos dourados, tubarões, uma baleia ou um tesouro afundado. Cada giro é um novo arremesso.',
    },
  },
  games: {
    title: 'Jogos em destaque',
    play: 'Jogar agora',
    playGame: (title) => `Jogar agora: ${title}`,
    isNew: 'NOVO',
    isPopular: 'EM ALTA',
  },
  desertOasis: {
    title: 'Oásis no Deserto',
    description: 'A única água num raio de cem léguas, e tem algo dourado pulando nela.',
  },
  challenge: {
    title: 'Desafio do ranking',
    text: `Toda semana, você enfrenta 24 pescadores controlados pelo computador. Seus ${SPINS_COUNTED} primeiros giros no Lucky Fishing contam. Os dez primeiros dividem uma premiação de pelo menos ${POOL.min} moedas.`,
    figures: [
      { name: 'Premiação da semana', value: POOL.min, unit: 'moedas' },
      { name: 'Premiação atual', value: POOL.current, unit: 'moedas' },
    ],
    ends: { name: 'Termina em', unit: 'depois começa uma nova semana' },
    link: 'Ver o ranking',
    note: 'Os prêmios são moedas virtuais sem valor em dinheiro. O ranking, seus giros e seus prêmios ficam neste dispositivo.',
  },
} satisfies Translation<typeof english>;
