import type { texts as englishApp } from '../../app/texts';
import type { texts as englishLayout } from '../../app/layout/texts';
import type { texts as englishErrorScreen } from '../../app/routing/texts';
import type { texts as englishFeatures } from '../../features/texts';
import type { luckyFishingCard } from '../../games/lucky-fishing/card';
import type { oceanTreasuresCard } from '../../games/ocean-treasures/card';
import type {
  descriptions as englishDescriptions,
  lostAtSea as englishLostAtSea,
} from '../../pages/descriptions';
import type { texts as englishNotFound } from '../../pages/not-found/texts';
import type { PageName } from '../../pages/page-list';
import type { texts as englishLooks } from '../../ui/skin/texts';
import type { texts as englishUi } from '../../ui/texts';
import type { Translation } from '../translation';
import { coins, plural } from './plural';

type Card<Listed> = Translation<
  Pick<Listed, keyof Listed & ('pageTitle' | 'name' | 'teaser' | 'description')>
>;

export const ui = {
  pageTitle: (page) => (page ? `${page} · Lucky Fishing` : 'Lucky Fishing'),
  coins,
  newTab: '(abre em uma nova aba)',
  toast: {
    actions: (names) => `Pressione F8 para ir até esta mensagem e escolha ${names.join(' ou ')}.`,
  },
  fileReady: {
    title: 'Seu arquivo está pronto',
    description: 'Ele levou um momento para ser criado. Toque em Salvar para escolher onde guardá-lo.',
    action: 'Salvar',
  },
  time: {
    short: { day: 'd', hour: 'h', minute: 'min' },
    spoken: {
      day: (days) => `${days} ${plural(days, 'dia', 'dias')}`,
      hour: (hours) => `${hours} ${plural(hours, 'hora', 'horas')}`,
      minute: (minutes) => `${minutes} ${plural(minutes, 'minuto', 'minutos')}`,
    },
    today: (time) => (/^0?1:/.test(time) ? `à ${time}` : `às ${time}`),
    otherDay: (dayAndTime) => `em ${dayAndTime}`,
  },
} satisfies Translation<typeof englishUi>;

export const looks = {
  original: { title: 'Original', text: 'O mar embaixo do píer, com o primeiro desenho dos jogos.' },
  names: { 'desert-oasis': 'Oásis no Deserto', paper: 'Papel', pixel: 'Pixel' },
  skin: (author, games) => `Por ${author}, para ${games}.`,
  tried: (author) => `Por ${author}, só nesta visita.`,
  custom: { title: 'Sua arte', text: 'O que você adicionou no estúdio, neste dispositivo.' },
} satisfies Translation<typeof englishLooks>;

export const errorScreen = {
  broken: {
    pageTitle: 'Algo deu errado',
    title: 'Erro inesperado no aplicativo!',
    text: 'Algo deu errado do nosso lado. Suas moedas estão seguras: cada aposta e cada ganho são salvos na hora, e qualquer rodada em andamento será concluída automaticamente.',
  },
  missing: {
    pageTitle: 'A página não carregou',
    title: 'Não foi possível carregar esta página',
    text: 'O jogo deve ter sido atualizado depois que você o abriu. Recarregue a página para usar a nova versão. Se não resolver, tente de novo daqui a um minuto. Suas moedas estão seguras.',
  },
  unreachable: {
    pageTitle: 'Sem conexão',
    title: 'Sem conexão',
    text: 'Não foi possível carregar esta página porque o site não responde. Verifique sua conexão e recarregue a página. Suas moedas estão seguras.',
  },
  home: 'Voltar à praia',
  reload: 'Recarregar a página',
} satisfies Translation<typeof englishErrorScreen>;

export const app = {
  languageNotLoaded: {
    title: 'Não foi possível carregar o idioma',
    description: 'Verifique sua conexão e escolha o idioma de novo.',
  },
  lookNotLoaded: {
    title: 'Não foi possível carregar o visual',
    description: 'Verifique sua conexão e escolha o visual de novo.',
  },
} satisfies Translation<typeof englishApp>;

export const layout = {
  product: 'Lucky Fishing',
  skip: 'Pular para o conteúdo principal',
  header: { menu: 'Menu', balance: 'Saldo' },
  menu: { name: 'Principal', home: 'Início', install: 'Instalar o jogo' },
  footer: {
    about: {
      title: 'Sobre o Lucky Fishing',
      text: 'Slots sociais com tema de pescaria. Você joga com moedas virtuais, e não há nada para comprar.',
    },
    policies: 'Políticas',
    responsible: {
      title: 'Jogue com responsabilidade',
      age: '18+',
      text: 'Para adultos a partir de 18 anos. As moedas servem só para jogar e não têm valor em dinheiro. Jogue por diversão e faça uma pausa quando deixar de ser divertido.',
    },
    copyright: '© 2025 Lucky Fishing. Distribuído sob a Licença MIT.',
  },
} satisfies Translation<typeof englishLayout>;

export const features = {
  language: 'Idioma',
  sound: { name: 'Som', on: 'O som está ligado', off: 'O som está desligado' },
  textCopy: {
    question: 'O arquivo não chegou?',
    show: 'Mostrar como texto',
    label: 'Seu jogo como texto',
    advice:
      'Copie todo este texto e guarde-o em um lugar seguro, como uma nota. Depois, você pode colá-lo na sua página Perfil.',
    copy: 'Copiar',
    copied: 'Copiado. Ao colar, confira se o texto está lá.',
    notCopied: 'Seu navegador não conseguiu copiar o texto. Selecione tudo e copie você mesmo.',
    failed: 'Não foi possível criar o texto. Recarregue a página e tente de novo.',
  },
} satisfies Translation<typeof englishFeatures>;

export const notFound = {
  code: '404',
  title: 'Esta página se perdeu no mar',
  text: 'Ela pode ter mudado de endereço ou nunca ter existido. Vamos voltar para a praia.',
  home: 'Voltar à praia',
} satisfies Translation<typeof englishNotFound>;

// One and two agree with the gender of the noun.
export const counts = { words: [] } satisfies { words: readonly string[] };

export const luckyFishing = {
  pageTitle: 'Slots',
  name: 'Slot Lucky Fishing',
  teaser: 'Junte três símbolos iguais em um rolo e ganhe até 100 vezes a sua aposta.',
  description:
    'Gire três rolos embaixo do píer. Três símbolos iguais em um rolo pagam até 100 vezes a sua aposta. Moedas virtuais sem valor em dinheiro, para adultos 18+.',
} satisfies Card<typeof luckyFishingCard>;

export const oceanTreasures = {
  pageTitle: 'Ocean Treasures',
  name: 'Ocean Treasures',
  teaser: 'Colete pérolas em cinco rolos e ganhe mergulhos grátis até a câmara do tesouro.',
  description:
    'Gire cinco rolos com dez linhas. Colete pérolas e ganhe mergulhos grátis até a câmara do tesouro. Moedas virtuais sem valor em dinheiro, para adultos 18+.',
} satisfies Card<typeof oceanTreasuresCard>;

export const pages = {
  leaderboard: { title: 'Ranking' },
  profile: { title: 'Perfil' },
  settings: { title: 'Configurações' },
  looks: { title: 'Visuais' },
  studio: { title: 'Estúdio' },
  fairness: { title: 'Confira as chances' },
  terms: { title: 'Termos de Uso' },
  privacy: { title: 'Política de Privacidade' },
  responsibleGaming: { title: 'Jogo Responsável' },
} satisfies Record<Exclude<PageName, 'home'>, { title: string }>;

export const descriptions = {
  home: 'Slots sociais grátis no navegador: três rolos de peixes, cinco de tesouros. Só moedas virtuais, para adultos 18+.',
  leaderboard:
    'Dispute moedas virtuais com 24 pescadores controlados pelo computador no desafio semanal. Seus 100 primeiros giros contam.',
  profile:
    'Seu nome, suas estatísticas e todas as rodadas que você jogou, guardados no seu próprio dispositivo. Salve tudo em um arquivo para levar com você.',
  settings:
    'Escolha idioma, som, movimento, visual e gráficos, ou comece de novo. Tudo fica salvo no seu próprio dispositivo.',
  looks: 'Todos os visuais e quem os criou.',
  studio:
    'Use suas próprias imagens e veja na hora como ficam nos rolos. Nada sai do seu dispositivo, e você pode baixar tudo em um zip.',
  fairness: 'Compare suas rodadas com as chances do jogo e refaça as contas no seu próprio navegador.',
  terms:
    'As regras para jogar Lucky Fishing. Para adultos a partir de 18 anos, com moedas virtuais sem valor em dinheiro.',
  privacy: 'Suas moedas, rodadas e resultados ficam no seu próprio navegador. Nada é enviado a lugar nenhum.',
  responsibleGaming:
    'Como manter o jogo divertido: limites, lembretes, autoexclusão e onde buscar ajuda para problemas com jogos e apostas.',
} satisfies Translation<typeof englishDescriptions>;

export const lostAtSea = {
  title: 'Perdida no mar',
  description: 'Esta página não existe no Lucky Fishing.',
} satisfies Translation<Pick<typeof englishLostAtSea, 'title' | 'description'>>;
