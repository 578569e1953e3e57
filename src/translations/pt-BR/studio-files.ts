import { locale } from '../../languages/language';
import type { texts as english } from '../../pages/studio/reading/texts';
import type { texts as englishTemplate } from '../../pages/studio/template/texts';
import { capitalised } from '../../games/spoken';
import { shownPath } from '../../skins/archive/refusal';
import { fileOf } from '../../skins/paths';
import { formatBytes } from '../../skins/rules/weights';
import type { Translation } from '../translation';
import { counted, inPortuguese, listed, plural } from './plural';

const MAX_NAMED = 12;

const FOREIGN = [
  [
    '.skel .spine',
    'Os jogos não conseguem reproduzir esqueletos do Spine. No Spine, exporte a animação como uma sequência de arquivos PNG.',
  ],
  ['.heic .heif', 'Navegadores não conseguem desenhar fotos neste formato. Exporte como JPEG ou PNG.'],
  [
    '.psd .psb .kra .xcf .clip .procreate .ora .ai .afdesign .afphoto .af .fig .sketch .xd .fla .cdr .blend',
    'Os jogos precisam de imagens, não do arquivo de trabalho de um programa. Exporte PNG ou SVG a partir dele.',
  ],
  [
    '.tif .tiff .tga .dds .ktx .ktx2 .pvr .exr .hdr .jxl .jp2 .eps .pdf',
    'Navegadores não conseguem desenhar este formato. Exporte como PNG ou SVG.',
  ],
  ['.rar .7z .tar .gz .tgz', 'O estúdio só abre arquivos zip. Descompacte-o e adicione o conteúdo.'],
] as const;

export const reading = {
  noPictures:
    'Este navegador oculta os pixels das imagens, então alguns arquivos não puderam ser verificados nem convertidos e não foram adicionados. Permita que este site leia os dados de canvas ou abra o estúdio em outro navegador.',
  notFitted:
    'Usada como está. Este navegador oculta os pixels das imagens, então não foi possível verificá-la nem ajustá-la.',
  problems: {
    zip: (path, sentence) => `${shownPath(path)}: ${sentence}`,
    unreadable: 'não pôde ser lido do seu disco. Salve-o de novo e adicione-o mais uma vez',
    noSound: (kinds) =>
      `não é um som que este navegador consiga ler. Ele lê ${listed(kinds, kinds.length)}. Exporte de novo como MP3 ou WAV`,
    fontRefused: 'não é uma fonte que este navegador consiga ler. Exporte de novo como WOFF2 ou TTF',
    silent: 'está em silêncio. Exporte de novo do seu programa de som',
    notConverted:
      'precisa ser convertido, e só um navegador pode fazer isso. Adicione-o no estúdio e baixe a skin de novo',
    moreOnSheet: (path, count) =>
      `${shownPath(path)} descreve mais ${counted(count, 'imagem', 'imagens')} além das que cabem na lista. Dê às que você quer o nome dos símbolos delas.`,
    skeletonParts: (path, count) =>
      `${shownPath(path)}: ${counted(count, 'imagem', 'imagens')} ${plural(count, 'ficou de fora, porque é parte', 'ficaram de fora, porque são partes')} de um esqueleto do Spine.`,
    data: (problem) => `O arquivo de dados de {name} ${problem}`,
    dataAlone: (path) =>
      `${shownPath(path)} descreve uma sprite sheet que está faltando. Adicione a imagem junto com ele.`,
    unknown: (files) => {
      const names = listed(files.map(shownPath), MAX_NAMED);
      return files.length === 1
        ? `${names} não é um arquivo que os jogos possam usar. Exporte imagens como PNG ou SVG, e sons como MP3 ou WAV.`
        : `${names} não são arquivos que os jogos possam usar.`;
    },
    foreign: (files, advice) => `${listed(files.map(shownPath), MAX_NAMED)}: ${advice}`,
    insteadOf: (ending) => FOREIGN.find(([endings]) => endings.split(' ').includes(ending))?.[1],
    weight: (bytes, max) =>
      `Seus arquivos somariam ${formatBytes(bytes)}, mas o limite é ${formatBytes(max)}. Use imagens menores.`,
    deepFolder: 'Esta pasta tem níveis demais para ser uma skin. Adicione a pasta que contém as imagens.',
    manyFiles: (max) => `Há mais de ${max} arquivos. Adicione só as imagens, ou a pasta que as contém.`,
  },
  sheetBySize: (sheet, data) =>
    `${shownPath(sheet)} foi usado como sprite sheet de ${shownPath(data)}, porque o tamanho bate.`,
  restFrame: (frame) => `O quadro ${frame} agora é o símbolo em repouso, porque o primeiro mostra pouco.`,
  things: (path) =>
    `${shownPath(fileOf(path))}: esta folha mostra coisas diferentes. Escolha um lugar para cada uma que quiser.`,
  guessedGrid: 'As linhas e colunas são uma suposição. Se estiverem erradas, defina-as abaixo da imagem.',
  notesOf: (path, notes) => `${shownPath(fileOf(path))}: ${notes.join(' ')}`,
  fitted: {
    sound: (done) => capitalised(`${listed(done, done.length)}.`),
    converted: 'salvo como WAV',
    pause: (seconds) =>
      `${seconds.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s de silêncio retirados do início`,
    cut: (seconds) => `cortado em ${inPortuguese(seconds)} s, com o som sumindo aos poucos`,
    loudness: (gain) =>
      `volume ${inPortuguese(Math.abs(gain))} dB ${gain > 0 ? 'mais alto' : 'mais baixo'}, para ficar igual ao original`,
    mono: 'convertido para mono',
    rate: (kHz) => `salvo em ${inPortuguese(kHz)} kHz`,
    lighter: 'arquivo deixado mais leve',
    quieter: (by) => `Toca ${inPortuguese(by)} dB mais baixo, para ficar igual ao original.`,
  },
} satisfies Translation<typeof english>;

export const template = {
  template: {
    get: 'Baixar os originais',
    text: 'Um zip para desenhar por cima, com tamanhos e áreas seguras. Adicione-o de novo quando tiver mudado alguma coisa.',
    packing: 'Empacotando os originais...',
    failed: 'Não foi possível carregar os originais. Verifique sua conexão e tente de novo.',
    unchanged: (count, isAll) =>
      isAll
        ? 'Nada mudou: todos os arquivos ainda são os originais.'
        : `${counted(count, 'arquivo', 'arquivos')} do modelo ainda ${plural(count, 'é o original e ficou como estava', 'são os originais e ficaram como estavam')}.`,
    readme: `Estas são as imagens e os sons originais. Desenhe por cima de qualquer um e mantenha o nome dele, ou troque-o por um PNG, SVG ou WebP de mesmo nome. Depois adicione este zip ou esta pasta no estúdio: ele usa o que você mudou. A pasta "template" não faz parte da sua skin.

silhouettes.png mostra todos os símbolos como formas pretas. Os seus também devem ser tão diferentes entre si quanto esses.
safe-area.svg mostra onde desenhar um símbolo.

Ao lado da imagem de um símbolo, você pode adicionar outros arquivos: animações para um ganho (fish.win), para quando os rolos param (fish.rest) e para quando o rolo dele chega (fish.land), e uma imagem para quando o rolo dele gira (fish.blur.png).

Arquivo, tamanho no jogo em pixels (o dobro é melhor para bitmaps) e o que deixar livre:`,
    more: 'Você também pode adicionar estas, que o original não tem:',
    size: ({ width, height }) => `${width} x ${height}`,
    seconds: (max) => `no máximo ${max} s`,
    symbolSafeArea: 'deixe um dezesseis avos vazio de cada lado',
    safeAreas: {
      title: 'calma no meio: a partir de 9% das bordas esquerda e direita',
      burst: 'calma no meio',
      banner: 'com poucos detalhes à esquerda; celulares mostram só a metade direita',
      sign: 'com poucos detalhes, exceto nos 11% da esquerda e da direita, nos 28% de cima e nos 16% de baixo',
      plate: 'escuro de 5% a 48% e de 52% a 95% da largura, de 16,5% a 83,5% da altura',
    },
  },
} satisfies Translation<typeof englishTemplate>;
