import { spokenList } from '../../games/spoken';
import type { Size } from '../../skins/image-list';
import { formatBytes } from '../../skins/rules/weights';
import type { texts as english } from '../../skins/texts';
import type { Translation } from '../translation';
import { counted, inPortuguese, plural } from './plural';

const again = 'Exporte de novo do seu programa de desenho';
const pixelsText = (pixels: number): string =>
  inPortuguese(pixels < 10 ? Number(pixels.toFixed(2)) : Math.round(pixels));
const sizeText = ({ width, height }: Size): string => `${pixelsText(width)} × ${pixelsText(height)}`;
const embed = 'Incorpore ao SVG ou exclua';
const asPngOrWebp = 'exporte como PNG ou WebP';
const leaveOut = 'Deixe de fora tudo o que não faz parte da skin.';
const noScripts = 'porque imagens não podem conter scripts';
const still = 'Exporte uma imagem parada, porque é o jogo que a anima';
const downloadOrPack = 'Baixe de novo ou compacte de novo.';
const fault = (problem: string, advice: string) => ({ problem, advice });
const tooHeavy =
  (advice = '') =>
  (bytes: number, max: number): string =>
    `tem ${formatBytes(bytes)}. Reduza para no máximo ${formatBytes(max)}${advice}`;
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
const list = (items: readonly string[]): string => items.join(', ');
const anyOf = (items: readonly string[]): string => spokenList(items, 'or');
const formatName = (format: string): string => (format === 'webp' ? 'WebP' : format.toUpperCase());
const percent = (part: number): string => `${Math.round(100 * part)}%`;

export const files = {
  image: {
    empty: `está vazio. ${again}`,
    unreadable: (reason) => `está cortado ou ilegível (${reason}). ${again}`,
    otherFormat: (found, wanted) =>
      `contém dados ${formatName(found)}, não ${formatName(wanted)}. ${again} como ${formatName(wanted)}`,
    notUtf8: `não está codificado em UTF-8. ${again} em UTF-8`,
    animated: `é animado. ${still}`,
    tooManyPixels: (size, max) =>
      `tem ${sizeText(size)} pixels. Reduza para no máximo ${max} pixels de cada lado`,
    moreThanDecoded: (size, side) =>
      `tem ${sizeText(size)} pixels, mais do que um navegador consegue decodificar. Reduza para no máximo ${side} × ${side}`,
    svgTooHeavy: tooHeavy(` usando menos pontos e casas decimais, ou ${asPngOrWebp}`),
    tooHeavy: tooHeavy(' usando menos pixels'),
    smallSymbol: (size, min) =>
      `tem ${sizeText(size)} pixels. Faça com pelo menos ${min} pixels no lado menor (512 é melhor)`,
    narrow: (width, min) =>
      `tem ${width} pixels de largura. Faça com pelo menos ${min} pixels (${2 * min} é melhor)`,
    symbolNotSquare: (size, right) =>
      `tem ${sizeText(size)}. Faça com ${sizeText(right)}, porque os símbolos são quadrados`,
    otherProportion: (size, right, shown) =>
      `tem ${sizeText(size)}. Faça com ${sizeText(right)}, na proporção dos ${sizeText(shown)} pixels em que aparece`,
    otherKind: (format) =>
      `é um arquivo ${formatName(format)}, que navegadores não conseguem desenhar. Exporte como PNG, SVG ou WebP`,
    noPlace: 'não corresponde a nenhuma imagem dos jogos',
    transparent:
      'é totalmente transparente. Desenhe alguma coisa ou exporte de novo do seu programa de desenho',
    smallDrawing: (span) =>
      `ocupa só ${percent(span)} da largura e da altura. Corte as bordas vazias ou desenhe maior, porque outros símbolos ocupam 90%`,
    reasons: {
      endMissing: 'falta o final',
      damaged: 'está danificado',
      tooManyPixels: 'tem pixels demais',
      damagedPart: (part) => `a parte ${part} está danificada`,
      unknownPart: (part) => `começa com ${JSON.stringify(part)}`,
      encoding: (name) => `não está codificado em ${name.toUpperCase()}`,
      unpacksTooLarge: 'fica grande demais ao ser descompactado',
      noImage: 'não começa como uma imagem',
      notSvg: (line, tag) => `linha ${line}: <${tag}> em vez de <svg>`,
      badXml: ({ line }) => `a linha ${line} não é XML válido`,
    },
  },
  fit: {
    squared: 'Ajustada ao quadrado.',
    trimmed: (span) => `Ampliada, porque ocupava só ${percent(span)} do quadrado.`,
    centred: 'Centralizado, porque estava fora do meio do quadrado.',
    faint: (opacity) =>
      `Está quase invisível, porque nenhuma parte tem mais de ${Math.max(1, Math.round(100 * opacity))}% de opacidade.`,
    covers: 'Cobre os símbolos. Deixe o centro transparente para que os rolos apareçam.',
    covered: 'Preenche a área toda, por isso as bordas são cortadas.',
    contained: 'Ajustada inteira à área.',
    converted: (format) => `Convertida de ${formatName(format)}.`,
    firstFrame: 'Mostra só o primeiro quadro.',
    upright: 'Girada ou espelhada conforme os dados EXIF.',
    reduced: (pixels) => `Reduzida de ${inPortuguese(pixels)} pixels.`,
    enlarged: (pixels) => `Ampliada de ${inPortuguese(pixels)} pixels, por isso pode parecer pouco nítida.`,
    pixelArt: (times) => `Ampliada ${times} vezes, mantendo os pixels.`,
    groundRemoved: 'O fundo foi removido.',
    fringe: {
      dark: 'As bordas escuras foram limpas.',
      light: 'As bordas brancas foram limpas.',
    },
    ground: {
      plain: 'Tem um fundo. Pressione “Ajustar” para removê-lo.',
      checkered: 'Tem um quadriculado desenhado atrás. Pressione “Ajustar” para removê-lo.',
      busy: 'O fundo não é transparente.',
    },
    leftOut: {
      script: 'Um script ficou de fora.',
      'web-page': 'Uma parte de página web ficou de fora.',
      animation: 'A animação ficou de fora, porque é o jogo que anima a imagem.',
      font: 'Uma fonte ficou de fora.',
      link: 'Um link ficou de fora.',
      outward: (targets) =>
        `O que vem de outro lugar ficou de fora (${list(targets.slice(0, 3).map(shortened))}).`,
    },
    nothingLeft: 'só contém o que vem de outro lugar. Incorpore isso ao SVG',
    text: 'Contém texto, que muda de aparência em outros dispositivos. Converta-o em curvas.',
    currentColor: 'Tudo o que usa a cor do que está ao redor (currentColor) é desenhado em preto.',
    drawn: (bytes) => `Convertida em pixels, porque tem ${formatBytes(bytes)} de formas.`,
    drawnPictures: (bytes) =>
      `Convertido em pixels, porque as imagens dentro dele ocupam ${formatBytes(bytes)}.`,
    drawnOften: (count) => `Convertida em pixels, porque desenha ${inPortuguese(count)} elementos.`,
    strip: 'Se for uma tira de quadros, toque em “Cortar como folha” ou acrescente “sheet” ao nome.',
    uneven: ([one, other]) =>
      `Os pixels têm ${one} e ${other} pixels de largura. Exporte em um múltiplo inteiro do tamanho.`,
    grid: 'Parece ter uma grade. Oculte a grade antes de exportar.',
  },
  svg: {
    onLine: ({ problem, advice }, line) => `${problem} (linha ${line}). ${advice}`,
    script: fault('contém um <script>', `Exclua-o, ${noScripts}`),
    handler: (attribute) => fault(`executa um script em ${attribute}`, `Exclua esse atributo, ${noScripts}`),
    webPage: (tag) =>
      fault(`contém parte de uma página web (<${tag}>)`, 'Exclua-a ou exporte a imagem como SVG puro'),
    animated: (by) => fault(`é animado com ${by}`, still),
    doctype: fault(
      'tem um DOCTYPE com entidades ou um arquivo externo',
      'Exclua o DOCTYPE ou exporte como SVG puro',
    ),
    reference: (target) => fault(`faz referência a ${target}`, embed),
    styleSheet: fault('carrega uma folha de estilo de outro arquivo', embed),
    cssImport: fault('carrega um estilo ou uma imagem de outro arquivo', embed),
    noNamespace: (namespace) =>
      fault(
        `não tem xmlns="${namespace}" no <svg>`,
        'Acrescente, porque os navegadores precisam disso para mostrar a imagem',
      ),
    noSize: fault('não tem tamanho', 'Dê ao <svg> width e height, ou um viewBox'),
    tooComplex: (max) =>
      `desenha mais de ${inPortuguese(max)} elementos, porque suas cópias contêm mais cópias. Para corrigir, ${asPngOrWebp}`,
  },
  animation: {
    heavyData: tooHeavy(' usando menos quadros'),
    notData:
      'não contém dados de sprite sheet. Exporte em JSON do Aseprite ou do TexturePacker, ou solte a imagem sem este arquivo',
    spine:
      'é um esqueleto do Spine, que os jogos não conseguem reproduzir. No Spine, exporte uma sequência de arquivos PNG',
    otherSheet: (described, found) =>
      `descreve uma sprite sheet de ${sizeText(described)} pixels, mas a imagem tem ${sizeText(found)}. Exporte os dois arquivos de novo, juntos`,
    noFrames: 'não tem quadros. Exporte a animação de novo',
    outside: (frame) =>
      `tem um quadro fora da imagem, “${frame}”. Exporte a sprite sheet e os dados de novo, juntos`,
  },
  animationNotes: {
    squared: 'Quadros centralizados em um quadrado.',
    cropped: 'As bordas vazias comuns a todos os quadros foram cortadas.',
    enlarged: (from, to) => `Quadros ampliados de ${pixelsText(from)} para ${to} pixels.`,
    enlargedSoft: (from, to) =>
      `Quadros ampliados de ${pixelsText(from)} para ${to} pixels, por isso podem parecer pouco nítidos.`,
    linedUp: 'Alinhada com a imagem do símbolo.',
    faded: 'Não começa com a imagem do símbolo, por isso há uma transição suave da imagem para ela.',
    still: 'O primeiro quadro agora é o símbolo em repouso.',
    cut: (rows, columns) =>
      `Cortada em ${counted(rows, 'linha', 'linhas')} e ${counted(columns, 'coluna', 'colunas')} de quadros.`,
    clip: (name, count) => `Mostra “${name}”, uma das suas ${count} animações.`,
    clips: (count, motion) =>
      `Mostra suas ${count} animações, uma depois da outra. Para mostrar só uma, dê a ela o nome “${motion}”.`,
    groundRemoved: 'O fundo liso dos quadros foi removido.',
    ground: 'Os quadros não têm fundo transparente.',
    uncut:
      'Não foi possível separar os quadros, por isso tudo aparece como um só. Defina as linhas e as colunas.',
    plainLayers: 'As camadas são desenhadas no modo normal, porque os jogos não conhecem outro.',
    noTimes: (count, rate) => `Os ${count} quadros vêm sem tempos, por isso passam a ${rate} por segundo.`,
    faster: (seconds, max) =>
      `Dura ${max} ${plural(max, 'segundo', 'segundos')} em vez de ${inPortuguese(Number(seconds.toFixed(1)))}, porque um ganho é curto.`,
    fewerFrames: (count, max) => `Reamostrada de ${count} para ${max} quadros.`,
    resampled: (from, to) => `Reamostrada de ${Math.round(from)} para ${Math.round(to)} quadros por segundo.`,
    rounded: (rate) => `Os tempos dos quadros foram arredondados para ${Math.round(rate)} por segundo.`,
    otherSheet: (described, found) =>
      `Os dados descrevem uma sprite sheet de ${sizeText(described)} pixels, mas a imagem tem ${sizeText(found)}. Verifique se os dois arquivos combinam.`,
  },
  sound: {
    empty: 'está vazio. Exporte de novo do seu programa de som',
    tooHeavy: tooHeavy(' encurtando ou comprimindo o som'),
  },
  font: {
    empty: 'está vazio. Exporte a fonte de novo',
    tooHeavy: tooHeavy(' mantendo só os algarismos de 0 a 9, a vírgula e o ponto'),
    noFont: 'não é uma fonte. Exporte como WOFF2, WOFF, TTF ou OTF',
  },
  names: {
    missing: (name, extensions) => `Falta ${name}${extensions[0] ?? ''}. Adicione como ${anyOf(extensions)}.`,
    duplicates: (name, all) => `${name} tem ${all.length} arquivos (${list(all)}). Mantenha um deles.`,
    unexpected: {
      picture: (file, advice) => `${file} não é uma das imagens do jogo. ${advice}`,
      animation: (file, advice) => `${file} não é uma das animações do jogo. ${advice}`,
      sound: (file, advice) => `${file} não é um dos sons do jogo. ${advice}`,
      font: (file, advice) => `${file} não é uma das fontes do jogo. ${advice}`,
    },
    exportAs: (extensions) => `Exporte como ${anyOf(extensions)}.`,
    moveTo: (name, folder) => `Dê o nome ${name} e coloque diretamente na pasta ${folder}.`,
    moveOut: 'Tire-o desta pasta.',
    nameAfter: (names) => `Renomeie para ${anyOf(names)} ou tire-o desta pasta.`,
  },
  skin: {
    nothingElse: (manifest) => `A skin contém só ${manifest}. Adicione uma imagem, um som ou uma cor.`,
    unlistedGame: (manifest, game) =>
      `${manifest} não cita ${game}, mas a skin tem arquivos para esse jogo. Acrescente-o em "games".`,
    gainAlone: (manifest, sound) =>
      `${manifest} deixa ${sound} mais baixo, mas a skin não tem esse som. Adicione-o ou exclua-o de "gains".`,
    noSheet: (data, sheet) => `${data} não tem sprite sheet. Coloque ${sheet} ao lado dele.`,
    noData: (sheet, data) => `${sheet} é uma sprite sheet sem os dados. Coloque ${data} ao lado dela.`,
    missingDigits: (digits) =>
      `As imagens dos algarismos só são usadas quando as dez estão aqui. Ainda faltam: ${list(digits)}.`,
    notFitted: (file, notes) =>
      `${file} ainda não está como os jogos o usam. Solte no estúdio, que muda isto: ${notes.join(' ')}`,
  },
  manifest: {
    missing: 'está faltando. Ele diz como a skin se chama, quem a fez e para que jogos ela é',
    tooHeavy: tooHeavy(),
    notJson: 'não é um objeto JSON. Escreva de novo ou baixe a skin de novo no estúdio',
    needs: {
      name: 'precisa de "name": como a skin se chama',
      author: 'precisa de "author": quem a fez',
      licence: 'precisa de "licence": os termos em que outras pessoas podem usá-la, como CC-BY-4.0',
    },
    needsGames: (games) => `precisa de "games": uma lista de um ou mais jogos, ${anyOf(games)}`,
    tooLong: (field, max) => `tem um "${field}" longo demais. Use no máximo ${max} caracteres`,
    invisible: (field) => `tem um caractere invisível em "${field}". Digite de novo sem esse caractere`,
    nameless:
      'precisa de um "name" com uma letra de a a z ou um dígito, porque a pasta da skin recebe esse nome',
    unknownGame: (game, games) => `é para ${game}, que não é um jogo daqui. Use ${anyOf(games)}`,
    pixelated: 'tem um "pixelated" que não é true nem false. Escreva true se os pixels devem ficar nítidos',
    notColours: 'tem "colours" no formato errado. Escreva assim: { "gold": "#ffd27a" }',
    notGains: 'tem "gains" no formato errado. Escreva assim: { "lucky-fishing/sounds/coins": -6 }',
    badGain: (min) =>
      `tem em "gains" um número que não está entre ${min} e 0 dB. Só dá para deixar os sons mais baixos`,
    unknownField: (field) => `tem "${field}", que skins não usam. Exclua`,
    unknownColour: (name, known) => `tem uma cor "${name}", que a página não usa. Use ${anyOf(known)}`,
    badColour: (name, value) => `tem ${JSON.stringify(value)} como cor "${name}". Escreva como #rrggbb`,
    hardToRead: (problem) => `tem cores difíceis de ler: ${problem}`,
  },
  colours: {
    contrast: (text, ground, ratio, min) =>
      `${text} sobre ${ground} tem um contraste de ${ratio.replace('.', ',')}:1. Deixe uma das duas mais clara ou mais escura até chegar a pelo menos ${inPortuguese(min)}:1`,
    token: (token, colour) => `${token} (${colour})`,
    ink: (colour) => `a cor fixa ${colour}`,
  },
  archive: {
    'too-heavy': (bytes, max) =>
      `O zip tem ${formatBytes(bytes)}. Reduza para no máximo ${formatBytes(max)}.`,
    'no-zip': () => 'O arquivo não é um zip. Compacte a pasta em um zip.',
    'cut-off': () => `Falta o final do zip. ${downloadOrPack}`,
    damaged: () => `O zip está danificado. ${downloadOrPack}`,
    'several-parts': () => 'O zip está em várias partes. Compacte de novo em um só arquivo.',
    empty: () => 'O zip está vazio. Compacte a pasta da skin.',
    'nothing-usable': (sentence) => `Nada no zip pode ser usado. ${sentence}`,
    'too-many-files': (max) => `O zip contém mais de ${max} arquivos. ${leaveOut}`,
    'unpacks-too-large': (max) => `O zip, descompactado, passa de ${formatBytes(max)}. ${leaveOut}`,
    'unsafe-path': (path) =>
      `O zip contém “${path}”, um caminho que poderia levar para fora da pasta dele. Compacte a própria pasta, sem links.`,
  },
  archiveFile: {
    damaged: 'está danificado. Baixe o zip de novo ou compacte de novo',
    encrypted: 'está protegido por senha. Compacte o zip de novo sem senha',
    unknownMethod: 'está compactado de um jeito incomum. Compacte de novo em um zip comum',
    tooLarge: (bytes, max) =>
      `tem ${formatBytes(bytes)}. Deixe cada arquivo com no máximo ${formatBytes(max)}`,
    twice: 'está no zip duas vezes, e só o primeiro foi usado. Mantenha apenas um deles',
  },
} satisfies Translation<typeof english>;
