import { sentenceAboutFile } from '../../../skins/archive/refusal';
import type { ArtTools } from '../../../skins/art-tools';
import { FileProblem } from '../../../skins/rules/file-problem';
import { unreadable } from '../../../skins/rules/open-image';
import { NoDecoderError } from '../../../skins/rules/pixels';
import { asImageFile, sentencesAbout } from './dropped-files';
import type { DroppedItem } from './dropped-items';
import { soundProblemAnywhere } from './fit-sound';
import { texts } from './texts';

/** Items that have no slot yet, as they are shown; and a sentence for each thing that keeps one out of every slot. */
export async function checkUnassigned(
  items: readonly DroppedItem[],
  tools: ArtTools,
): Promise<{ readonly items: readonly DroppedItem[]; readonly problems: readonly string[] }> {
  const shown: DroppedItem[] = [];
  const problems: string[] = [];
  const onSheets = new Map<DroppedItem['pictures'], DroppedItem[]>();
  for (const item of items) {
    // What the stage may play as it is stays as it is.
    if (item.atlas && !item.data) {
      onSheets.set(item.pictures, [...(onSheets.get(item.pictures) ?? []), item]);
      continue;
    }
    const wrong = sentencesAbout(item.file, await problemsAnywhere(item));
    problems.push(...wrong);
    if (wrong.length === 0) shown.push(item);
  }
  for (const group of onSheets.values()) {
    try {
      shown.push(...(await withFirstFrames(group, tools)));
    } catch (error) {
      const [{ file = { path: '' } } = {}, page] = [group[0], group[0]?.pictures?.[0]];
      if (error instanceof NoDecoderError) problems.push(texts.noPictures);
      else {
        const problem = error instanceof FileProblem ? texts.problems.data(error.message) : unreadable(error);
        problems.push(sentenceAboutFile(page?.path ?? file.path, problem));
      }
    }
  }
  return { items: shown, problems };
}

/** What keeps a picture or sound out of every slot. */
async function problemsAnywhere({ kind, file }: DroppedItem): Promise<readonly string[]> {
  if (kind === 'animation') return [];
  if (kind === 'picture') {
    const { peekAtPicture } = await import('../../../skins/fit/fit-picture');
    return (await peekAtPicture(file.content)).problems;
  }
  const problem = await soundProblemAnywhere(file);
  return problem === undefined ? [] : [problem];
}

/** Items of one sheet, each shown by its first frame while it waits for a slot. Rejects where one is not there. */
async function withFirstFrames(
  items: readonly DroppedItem[],
  { decode, encode }: Pick<ArtTools, 'decode' | 'encode'>,
): Promise<readonly DroppedItem[]> {
  const [{ pictures = [] } = {}] = items;
  const { cutOut } = await import('../../../skins/frames/fit-animation');
  const pages = pictures.map((one) => asImageFile(one));
  const firsts = await cutOut(
    items.flatMap(({ atlas }) => atlas ?? []),
    pages,
    { decode, encode },
  );
  return items.map((item, index): DroppedItem => {
    const { kind, file, candidates } = item;
    const content = new Blob(firsts.slice(index, index + 1), { type: 'image/png' });
    const shown = { path: file.path, content };
    return kind === 'picture' ? { kind, file: shown, candidates } : { ...item, file: shown };
  });
}
