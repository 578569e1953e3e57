import { sentenceAboutFile } from '../../../skins/archive/refusal';
import type { ArtTools } from '../../../skins/art-tools';
import { FileProblem } from '../../../skins/rules/file-problem';
import { unreadable } from '../../../skins/rules/open-image';
import { NoDecoderError } from '../../../skins/rules/pixels';
import { asImageFile, sentencesAbout } from './dropped-files';
import type { DroppedUnit } from './dropped-units';
import { soundProblemAnywhere } from './fit-sound';
import { texts } from './texts';

/** Units that have no slot yet, as they are shown; and a sentence for each thing that keeps one out of every slot. */
export async function checkUnassigned(
  units: readonly DroppedUnit[],
  tools: ArtTools,
): Promise<{ readonly units: readonly DroppedUnit[]; readonly problems: readonly string[] }> {
  const shown: DroppedUnit[] = [];
  const problems: string[] = [];
  const onSheets = new Map<DroppedUnit['pictures'], DroppedUnit[]>();
  for (const unit of units) {
    // What the stage may play as it is stays as it is.
    if (unit.atlas && !unit.data) {
      onSheets.set(unit.pictures, [...(onSheets.get(unit.pictures) ?? []), unit]);
      continue;
    }
    const wrong = sentencesAbout(unit.file, await problemsAnywhere(unit));
    problems.push(...wrong);
    if (wrong.length === 0) shown.push(unit);
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
  return { units: shown, problems };
}

/** What keeps a picture or sound out of every slot. */
async function problemsAnywhere({ kind, file }: DroppedUnit): Promise<readonly string[]> {
  if (kind === 'animation') return [];
  if (kind === 'picture') {
    const { peekAtPicture } = await import('../../../skins/fit/fit-picture');
    return (await peekAtPicture(file.content)).problems;
  }
  const problem = await soundProblemAnywhere(file);
  return problem === undefined ? [] : [problem];
}

/** Units of one sheet, each shown by its first frame while it waits for a slot. Rejects where one is not there. */
async function withFirstFrames(
  units: readonly DroppedUnit[],
  { decode, encode }: Pick<ArtTools, 'decode' | 'encode'>,
): Promise<readonly DroppedUnit[]> {
  const [{ pictures = [] } = {}] = units;
  const { cutOut } = await import('../../../skins/frames/fit-animation');
  const pages = pictures.map((one) => asImageFile(one));
  const firsts = await cutOut(
    units.flatMap(({ atlas }) => atlas ?? []),
    pages,
    { decode, encode },
  );
  return units.map((unit, index): DroppedUnit => {
    const { kind, file, candidates } = unit;
    const content = new Blob(firsts.slice(index, index + 1), { type: 'image/png' });
    const shown = { path: file.path, content };
    return kind === 'picture' ? { kind, file: shown, candidates } : { ...unit, file: shown };
  });
}
