import type { PolicyTexts } from '../../pages/policies/texts';

export const policy = {
  binding: 'Prevalece a versão em inglês.',
  summary:
    'Um cassino social existe para divertir. Quando deixar de ser divertido, pare. Esta página mostra como manter a diversão e quem pode ajudar se você achar isso difícil.',
  sections: [
    {
      title: 'O que você está jogando',
      body: [
        [
          'A idade mínima é de 18 anos. Por favor, mantenha o jogo longe de quem é mais novo.',
          'As moedas virtuais não têm valor em dinheiro. Nada do que você ganha ou perde aqui é dinheiro.',
          'Hoje nada está à venda. Se isso mudar um dia, as compras serão definitivas e não reembolsáveis, então pense antes de comprar.',
          'Estes jogos devolvem mais do que os slots com dinheiro de verdade. A página de cada jogo diz quanto. Jogá-los não prepara você para apostas de verdade, e um dia de sorte aqui não prevê nada.',
        ],
      ],
    },
    {
      title: 'Ferramentas para manter o controle',
      body: ['Configure-as antes de começar, não no meio do jogo.'],
      more: 'limit tools',
    },
    {
      title: 'Sinais para levar a sério',
      body: [
        [
          'Você joga por mais tempo do que pretendia, ou pensa em jogar enquanto faz outras coisas.',
          'Você esconde quanto joga, ou amigos e familiares já falaram com você sobre isso.',
          'Você joga para esquecer as preocupações, ou sente inquietação ou irritação quando não pode jogar.',
          'Você passa das moedas virtuais para apostas com dinheiro em busca da mesma sensação.',
          'Você descuida do sono, do trabalho, dos estudos, do dinheiro ou das pessoas ao seu redor.',
        ],
        'Se você se reconhece em alguns desses sinais, converse com alguém. É mais fácil do que parece.',
      ],
    },
    {
      title: 'Onde encontrar ajuda',
      body: [
        'Estas organizações são independentes de nós. A ajuda delas é gratuita e confidencial. Os links abrem em uma nova aba.',
      ],
      more: 'help links',
    },
    {
      title: 'Mudanças',
      body: [
        'Nossos termos, inclusive esta página, podem ser alterados mediante aviso. Anunciamos cada mudança neste site antes que ela passe a valer.',
      ],
    },
  ],
} satisfies PolicyTexts;
