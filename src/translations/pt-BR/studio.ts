import type { texts as english } from '../../pages/studio/texts';
import { shownPath } from '../../skins/archive/refusal';
import { MAX_LENGTH } from '../../skins/skin-manifest';
import type { Translation } from '../translation';
import { listed } from './plural';

const ONE = { picture: 'sua imagem', sound: 'seu som', file: 'seu arquivo' };
const SEVERAL = { picture: 'suas imagens', sound: 'seus sons', file: 'seus arquivos' };

export const studio = {
  intro:
    'Desenhe um peixe, adicione aqui e ele gira. O que você não desenhar fica com a arte original. Seus arquivos ficam neste navegador e nunca são enviados a lugar nenhum.',
  drop: {
    title: 'Solte suas imagens em qualquer lugar desta página',
    touchTitle: 'Escolha suas imagens',
    text: 'As imagens podem ter qualquer tamanho e quase qualquer formato. Dê a cada uma o nome do que ela mostra, como fish.png (peixe) ou coin.svg (moeda). Você também pode adicionar animações, sons, pastas ou um skin.zip.',
    files: 'Escolher arquivos',
    folder: 'Escolher uma pasta',
    over: 'Solte para adicionar seus arquivos',
    reading: 'Verificando seus arquivos...',
  },
  unreadable: 'Seu navegador não conseguiu ler seus arquivos. Salve-os de novo e adicione-os mais uma vez.',
  status: {
    added: (names, kind) => {
      if (names.length === 0) return 'Os dados da skin foram atualizados.';
      const uses = names.length === 1 ? `usa ${ONE[kind]}` : `usam ${SEVERAL[kind]}`;
      return `${listed(names)} agora ${uses}.`;
    },
    recoloured: (name) => `Cor mudada: ${name}.`,
    restoredColour: (name) => `Cor original restaurada: ${name}.`,
    restored: (name) => `${name} voltou ao original.`,
    pixelated: (isOn) => (isOn ? 'Agora os pixels ficam nítidos.' : 'Agora as imagens são suavizadas.'),
    otherTab: 'Atualizado com as mudanças que você fez em outra aba.',
    otherTabsChange: 'Mudanças de outra aba.',
    moved: (from, to) => `Seu arquivo foi de ${from} para ${to}.`,
    adjusted: (name) => `Ajuste feito: ${name}.`,
    removed: 'Toda a sua arte foi removida.',
    undone: (change) => `A última mudança foi desfeita (${change.replace(/\.$/, '')}).`,
  },
  undo: 'Desfazer',
  problemsTitle: 'Problemas para corrigir',
  notesTitle: 'O que foi feito com seus arquivos',
  notSaved: {
    quota:
      'Seu navegador não tem mais espaço para salvar sua arte. Ela será perdida quando você sair desta página. Para não perdê-la, compartilhe a skin e guarde uma cópia.',
    unavailable:
      'Seu navegador não salva nada para este site, talvez porque esta seja uma janela anônima. Sua arte será perdida quando você sair desta página. Para não perdê-la, compartilhe a skin e guarde uma cópia.',
    failed:
      'Seu navegador não conseguiu salvar sua última mudança. Ela será perdida quando você sair desta página. Para não perdê-la, compartilhe a skin e guarde uma cópia.',
  },
  unassigned: {
    title: 'Para onde vão estes arquivos?',
    text: 'Escolha um lugar para cada arquivo.',
    drag: 'Ou arraste um arquivo até o lugar dele.',
    files: 'Arquivos sem lugar',
    place: (file) => `Lugar de ${file}`,
    likely: 'Provável',
    inGame: (title, game) => `${title}, ${game}`,
    assign: 'Adicionar aqui',
    assignThis: (file) => `Adicionar aqui: ${file}`,
    assignLikely: (count) => `Adicionar ${count === 2 ? 'ambos' : `todos os ${count}`} ao lugar provável`,
    leaveOut: 'Ignorar',
    leaveOutThis: (file) => `Ignorar ${file}`,
    leaveOutAll: (count) => `Ignorar todos os ${count}`,
  },
  otherName: (file, slot, named) =>
    `Você adicionou ${shownPath(file)} em ${slot}, mas o nome é de ${listed(named)}. Escolha o lugar dele.`,
  watch: {
    start: 'Monitorar uma pasta',
    startOther: 'Monitorar outra pasta',
    again: (folder) => `Monitorar ${folder} de novo`,
    text: 'O que você salva nela aparece nos rolos na hora.',
    watching: (folder) => `Monitorando ${folder}. O que você salva nela aparece nos rolos na hora.`,
    stop: 'Parar de monitorar',
    none: 'Este navegador não consegue monitorar uma pasta. Depois de salvar um arquivo, adicione-o de novo.',
    lost: (folder) => `${folder} não é mais monitorada, porque seu navegador não consegue mais lê-la.`,
    denied: (folder) => `Seu navegador não tem permissão para ler ${folder}. Pressione de novo e permita.`,
  },
  skins: {
    title: 'Suas skins',
    text: 'Só uma skin fica aberta por vez: a que você edita aqui. Nas Configurações, você escolhe qual os jogos mostram. A skin de um amigo abre à parte e não muda a sua.',
    nameOf: ({ name }) => name.trim() || 'Skin sem nome',
    by: (author) => `de ${author}`,
    optionOf: ({ name, author }) =>
      `${name.trim() || 'Skin sem nome'}${author.trim() && `, de ${author.trim()}`}`,
    isOpen: '(aberta)',
    open: 'Abrir',
    openThis: (name) => `Abrir ${name}`,
    duplicate: 'Duplicar',
    startNew: 'Nova skin',
    unnamed: ({ name }, isOpen) =>
      `Para compartilhar ${name.trim() || 'esta skin'}, ${isOpen ? '' : 'abra-a e '}preencha o nome, o artista e a licença em “Salvar e compartilhar”.`,
    mix: {
      title: 'Misturar duas skins',
      text: 'Cria uma nova skin. As duas continuam como são, e os dois artistas continuam nos créditos.',
      symbols: 'Símbolos de',
      rest: 'Máquina, páginas, sons e cores de',
      make: 'Misturar',
    },
    mixOf: (symbols, rest) =>
      `${symbols.name.trim() || 'Sem nome'} em ${rest.name.trim() || 'sem nome'}`.slice(0, MAX_LENGTH.name),
    mixed: ({ name }) => `Sua mistura, ${name}, está aberta.`,
    emptyMix: 'A primeira skin não tem símbolos e a segunda só tem símbolos, então não há o que misturar.',
    copyOf: ({ name }) => `${name.trim() || 'Skin sem nome'} (cópia)`.slice(0, MAX_LENGTH.name),
    opened: ({ name }) => `${name.trim() || 'Uma skin sem nome'} está aberta.`,
    duplicated: ({ name }) => `Skin duplicada: ${name.trim() || 'sem nome'}.`,
    shelved: ({ name }) => `${name.trim() || 'Sua skin sem nome'} continua guardada em “Suas skins”.`,
    notKept:
      'Seu navegador não conseguiu guardar suas outras skins, então nada mudou. Antes, compartilhe esta para ter uma cópia e remova tudo.',
  },
  duplicates: {
    title: 'Vários arquivos para um lugar',
    text: 'O melhor é usado. Para usar outro, pressione-o.',
    choose: (name) => `Arquivo para ${name}`,
    dismiss: 'Pronto',
    note: (used, others, reason) => {
      const why = {
        vector: ', porque é nítido em qualquer tamanho',
        larger: ', porque é maior',
        alike: '',
      }[reason];
      return `${shownPath(used)} foi usado em vez de ${listed(others.map(shownPath))}${why}.`;
    },
  },
  stale: {
    text: (symbol) =>
      `${symbol} tem uma imagem nova, mas a animação começa com a antiga, que pode aparecer quando o símbolo se mover.`,
    remove: 'Remover a animação',
    removeThis: (animation) => `Remover a animação: ${animation}`,
    fade: 'Manter',
    fadeThis: (animation) => `Manter, com transição suave da nova imagem: ${animation}`,
  },
  oneColour: (game) =>
    `Todos os seus símbolos de ${game} têm quase a mesma cor e o mesmo brilho, por isso é difícil distingui-los nos rolos. Deixe alguns mais claros, mais escuros ou de outra cor.`,
  grid: {
    label: (animation) => `Quadros de ${animation}`,
    rows: 'Linhas',
    columns: 'Colunas',
    apply: 'Cortar de novo',
    applyTo: (animation) => `Cortar de novo: ${animation}`,
    frames: 'Escolher quadros',
    framesOf: (animation) => `Escolher quadros: ${animation}`,
  },
  sheet: {
    title: 'Escolha as animações',
    text: 'Toque no uso de cada linha. Toque em um quadro para tirá-lo ou colocá-lo de volta.',
    cut: 'Cortar como folha',
    cutThis: (name) => `Cortar como folha: ${name}`,
    row: (row) => `Linha ${row}`,
    whole: 'Todas as linhas em sequência',
    frames: (row) => `Quadros de ${row}`,
    frame: (frame, row) => `Quadro ${frame} de ${row}`,
    use: (animation, row) => `${animation}: ${row}`,
  },
  games: 'Jogos',
  colours: {
    title: 'Cores das páginas',
    text: 'A original está à esquerda. Pressione a cor à direita para escolher a sua.',
    original: (name, colour) => `${name}, original: ${colour}`,
    custom: (name) => `${name}, sua cor`,
    unreadable: 'Ainda sem uso nas páginas, porque algum texto ficaria difícil de ler:',
    more: (count) => `E mais ${count}.`,
    sample: {
      title: 'Amostra das suas cores',
      heading: 'Título',
      panel: 'Painel',
      button: 'Jogar',
      news: 'Novo',
      hot: 'Em alta',
      warning: 'Aviso',
      paper: 'Papel',
      wood: 'Madeira',
    },
    names: {
      foam: 'Títulos',
      text: 'Texto',
      muted: 'Texto secundário',
      shaft: 'Texto e linhas claros',
      'gold-light': 'Texto dourado',
      gold: 'Dourado',
      'gold-shade': 'Dourado escuro',
      abyss: 'Fundo',
      deep: 'Painéis',
      mid: 'Fundo claro',
      shallow: 'Água rasa',
      trench: 'Fundo mais escuro',
      sand: 'Papel',
      plank: 'Madeira clara',
      driftwood: 'Madeira do mar',
      oak: 'Madeira escura',
      coral: 'Avisos',
      wreck: 'Fundo dos avisos',
      kelp: 'Boas notícias',
    },
  },
  about: {
    title: 'Salvar e compartilhar',
    text: 'Compartilhe suas imagens, sons e cores em um zip. Abra-o no estúdio em outro dispositivo, dê a um amigo ou envie para que todo mundo possa usar.',
    fields: { name: 'Nome da skin', author: 'Artista', licence: 'Licença, como CC-BY-4.0' },
    missing: 'Por favor, preencha.',
    pixelated: 'Manter os pixels nítidos',
    pixelatedText: 'Para pixel art. As imagens são ampliadas sem suavização.',
    empty: 'Adicione antes uma imagem, um som ou uma cor.',
    problems: 'Seu zip está pronto. Corrija isto antes de enviar:',
  },
  play: (game) => `Jogar ${game} com a sua arte`,
  remove: {
    all: 'Remover tudo',
    sure: 'Remover toda a sua arte?',
    yes: 'Sim, remover tudo',
    no: 'Manter',
  },
} satisfies Translation<typeof english>;
