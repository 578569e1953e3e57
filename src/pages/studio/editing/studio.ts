import { createStore } from 'zustand/vanilla';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { publishSkin } from '../../../features/custom-skin-art';
import type { ThemeColour } from '../../../skins/theme-colours';
import { emptySkin, isEmptySkin, type CustomSkin, type CustomSkinStore } from '../../../store/custom-skin';
import type { SavedSkins } from '../../../store/custom-skin/saved-skins';
import { createAdjusting } from './adjusting';
import { createChanges, type StudioState } from './changes';
import type { ArtTools } from '../../../skins/art-tools';
import { readGrid, type SheetGrid } from '../../../skins/frames/sheet-grid';
import { fileOf, nameOf, sourceIn, sourcePath } from '../../../skins/paths';
import { MANIFEST_FILE } from '../../../skins/skin-manifest';
import { allSlots, skinSlots, symbolSlotOf } from '../../../skins/skin-slots';
import { titleOf, withoutSlot, type CardKind } from '../cards/slot-files';
import { animationIn } from '../reading/animations/fit-animation-item';
import { readSheet } from '../reading/animations/read-sheet';
import { chosenItems, shownFrames, type SheetChoice } from '../reading/animations/sheet-choice';
import { fitItem } from '../reading/fit-item';
import { DropRefusal, type DroppedFile } from '../reading/dropped-files';
import { animationOf, type DroppedItem } from '../reading/dropped-items';
import { likelyPlaces } from '../reading/likely-slots';
import { resolveItem } from '../reading/resolve-item';
import { dropNotesOf, openDrop, thingsNote, type DropNote } from '../reading/open-drop';
import { checkUnassigned } from '../reading/unassigned';
import type { StudioGame } from '../studio-games';
import { texts } from '../texts';
import { withMoved } from './move-files';
import { manageSavedSkins, isSameSkin } from './saved-skins';
import { weightProblem, withFiles, withGains } from './skin-files';
import { zipSkin } from './skin-zip';

export type Studio = ReturnType<typeof createStudio>;

/**
 * Everything an artist does in the studio. What adds files is handled one after the other. `load-studio.tsx` calls it as the
 * page opens.
 *
 * @param opened the skin that the browser has saved, or why it saves none, and the id of the game to show first
 * @param store saves the skin after each change
 * @param saved keeps the artist's other skins
 * @param tools what checks of files need: which files the product has, how large it shows them, and a decoder of pictures
 */
export function createStudio(
  opened: Pick<StudioState, 'skin' | 'notSaved' | 'game'>,
  store: CustomSkinStore,
  tools: ArtTools,
  games: readonly StudioGame[],
  saved: SavedSkins,
) {
  /** All pictures, sounds and fonts that a skin may have. */
  const slots = skinSlots(tools.product);
  const state = createStore<StudioState>(() => ({
    ...{
      past: [],
      savedSkins: [],
      removedSkins: [],
      unassigned: [],
      duplicates: [],
      sheets: [],
      problems: [],
      dropNotes: [],
      adjusting: null,
      status: '',
      changed: [],
      isReading: false,
      watched: null,
    },
    ...opened,
  }));
  const { getState, setState } = state;
  const { change, amendChange, undo, setNotes, replaceSkin } = createChanges(state, store);
  const { openReceived, refreshSavedSkins, keepRemoved, ...otherSkins } = manageSavedSkins(
    state,
    { replaceSkin },
    saved,
  );
  store.onExternalWrite(refreshSavedSkins);
  publishSkin(state);
  const title = (slot: string): string => titleOf(slot, games);

  const kindOf = (slot: string): CardKind => {
    if (slots.fonts.includes(slot)) return 'font';
    return slots.sounds.includes(slot) ? 'sound' : 'picture';
  };
  /** Where none of the changed slots is of the game that is shown, the first that has one is shown. */
  const gameOf = (changed: readonly string[]): string => {
    const { game } = getState();
    const ids = [game, ...games.map(({ definition }) => definition.id)];
    return ids.find((id) => changed.some((slot) => slot.startsWith(`${id}/`))) ?? game;
  };
  const slotsOf = (files: ReadonlyMap<string, Blob>): string[] => {
    const names = new Set([...files.keys()].map(nameOf));
    return allSlots(slots).filter((slot) => names.has(slot));
  };
  /** Puts checked files into the skin as one change. Returns what is wrong with that. */
  const commit = (
    files: ReadonlyMap<string, Blob>,
    gains: CustomSkin['gains'],
    about: Partial<CustomSkin> = {},
    before: Pick<CustomSkin, 'files' | 'gains'> = getState().skin,
  ): string[] => {
    const all = withFiles(before.files, files);
    const problem = weightProblem(all);
    if (problem) return [problem];
    if (files.size === 0 && Object.keys(about).length === 0) return [];
    const changed = slotsOf(files);
    const [kind = 'file', ...others] = new Set(changed.map(kindOf));
    const status = texts.status.added(
      changed.map(title),
      others.length > 0 || kind === 'font' ? 'file' : kind,
    );
    const added = { files: all, gains: withGains(before.gains, files, gains) };
    change({ ...about, ...added }, status, { changed, game: gameOf(changed) });
    return [];
  };
  /** Opens a skin that came in files. Returns what is wrong with that; null where the open one can't be kept, which is said. */
  const openOther = async (skin: CustomSkin): Promise<string[] | null> => {
    const problem = weightProblem(skin.files);
    if (problem) return [problem];
    const changed = slotsOf(skin.files);
    return (await openReceived(skin, { changed, game: gameOf(changed) })) ? [] : null;
  };
  /**
   * Makes items fit slots, and commits them as one change. Returns those that are there.
   *
   * @param before what they're added to; the skin as it is without it
   */
  const fitAndCommit = async (
    places: readonly { readonly item: DroppedItem; readonly slot: string }[],
    before?: Pick<CustomSkin, 'files' | 'gains'>,
  ): Promise<readonly DroppedItem[]> => {
    const fitted = new Map<string, Blob>();
    const gains: Record<string, number> = {};
    const dropNotes: DropNote[] = [];
    const problems: string[] = [];
    const done: DroppedItem[] = [];
    for (const { item: dropped, slot: chosenSlot } of places) {
      const resolved = await resolveItem(dropped, chosenSlot, tools);
      problems.push(...resolved.problems);
      if (!resolved.item) continue;
      const { item, slot } = resolved;
      const result = await fitItem(item, slot, [...fitted, ...(before ?? getState().skin).files], tools);
      problems.push(...result.problems);
      if (!result.files) continue;
      for (const [path, content] of result.files) fitted.set(path, content);
      if (result.gain !== undefined) gains[slot] = result.gain;
      dropNotes.push(...dropNotesOf(slot, item.file.path, result.notes));
      done.push(dropped);
    }
    const refused = commit(fitted, gains, {}, before);
    const isRefused = refused.length > 0;
    setState({ problems: [...problems, ...refused], dropNotes: isRefused ? [] : dropNotes });
    return isRefused ? [] : done;
  };

  /** Why the artist is asked about what was dropped on a slot: it has the name of another. */
  const otherName = ({ file, candidates: [first, ...named] }: DroppedItem, target: string): DropNote[] =>
    named.length > 0 && [first, symbolSlotOf(first ?? '')].includes(target)
      ? [{ path: file.path, line: texts.otherName(file.path, title(target), [...new Set(named.map(title))]) }]
      : [];
  /** @param target the slot on which they were dropped, if it was one */
  const addAll = async (files: readonly DroppedFile[], target?: string): Promise<void> => {
    const { skin } = getState();
    const isManifestAlone = files.every(({ path }) => fileOf(path).toLowerCase() === MANIFEST_FILE);
    // A whole skin takes the place of an older one of the same name. Any other is one of its own, beside the one that is open.
    const replaces = (manifest: unknown): boolean =>
      manifest !== undefined && !isManifestAlone && !isEmptySkin(skin);
    const besideOf = (manifest: unknown) => (replaces(manifest) ? new Map<string, Blob>() : skin.files);
    const drop = await openDrop(files, besideOf, tools, target, getState().sheets);
    const { name = '', author = '', licence = '', colours = {}, pixelated = false } = drop.manifest ?? {};
    const hasContent = isManifestAlone || drop.files.size > 0 || Object.keys(colours).length > 0;
    const about =
      drop.manifest && hasContent ? { notes: { name, author, licence }, colours, pixelated } : undefined;
    const isWhole = about !== undefined && replaces(drop.manifest);
    const isOther = isWhole && !isSameSkin(skin, about);
    const refused = isOther
      ? await openOther({
          ...emptySkin,
          ...about,
          gains: drop.gains,
          files: withFiles(new Map(), drop.files),
        })
      : commit(drop.files, drop.gains, about, isWhole ? emptySkin : undefined);
    if (!refused) return;
    if (isWhole && !isOther && refused.length === 0) keepRemoved(skin);
    const problems = [...drop.problems, ...refused];
    const duplicates = drop.duplicates.flatMap((one) =>
      one.items.slice(0, 1).map((used) => ({ ...one, used })),
    );
    // After `commit`, which clears the notes.
    setState(({ unassigned }) => ({
      ...{ problems, duplicates, sheets: refused.length > 0 ? [] : drop.sheets },
      dropNotes: [
        ...(isOther && refused.length === 0 ? [{ line: texts.skins.shelved(skin.notes) }] : []),
        ...(refused.length > 0 ? [] : drop.notes),
        ...drop.unassigned.flatMap((item) => (target === undefined ? [] : otherName(item, target))),
      ],
      unassigned: [...drop.unassigned, ...unassigned],
    }));
  };

  let last: Promise<unknown> = Promise.resolve();
  /** @param cleared what was said before and no longer holds */
  const enqueue = (
    work: () => Promise<void>,
    cleared: Partial<StudioState> = { dropNotes: [] },
  ): Promise<void> => {
    const result = last.then(async () => {
      setState({ isReading: true, problems: [], ...cleared });
      try {
        await work();
      } catch (error) {
        if (!(error instanceof DropRefusal)) console.warn('What was dropped could not be read.', error);
        setState({ problems: [error instanceof DropRefusal ? error.message : texts.unreadable] });
      } finally {
        setState({ isReading: false });
      }
    });
    last = result;
    return result;
  };
  /** Where the artist has put files on the board in this visit, by their paths: a folder that is watched asks no more. */
  const chosenSlots = new Map<string, string>();
  const leaveOut = (item: DroppedItem): void => {
    const { unassigned, dropNotes } = getState();
    const waiting = unassigned.filter((other) => other !== item);
    setState({ unassigned: waiting });
    /** Why files were asked about that wait no more. Notes that change are announced again. */
    const isDone = ({ slot, path }: DropNote): boolean =>
      slot === undefined &&
      path !== undefined &&
      !waiting.some(({ file }) => file.path === path || file.path.startsWith(`${path}/`));
    if (dropNotes.some(isDone)) setState({ dropNotes: dropNotes.filter((note) => !isDone(note)) });
  };
  /** What lies on an item's sheet, once it's known to be one. */
  const sheetFor = async (item: DroppedItem, slot: string) => {
    const resolved = await resolveItem(item, slot, tools);
    return resolved.item && readSheet(resolved.item, resolved.slot, slots, tools);
  };
  const assignAll = async (places: readonly { readonly item: DroppedItem; readonly slot: string }[]) => {
    const sheets: SheetChoice[] = [];
    const parts: { item: DroppedItem; slot: string; of: DroppedItem }[] = [];
    for (const { item, slot } of places) {
      const sheet = await sheetFor(item, slot);
      if (sheet?.choice) sheets.push(sheet.choice);
      const own = sheet?.choice ? sheet.places : [{ item, slot }];
      parts.push(...own.map((part) => ({ ...part, of: item })));
    }
    const before = getState().dropNotes;
    const done = await fitAndCommit(parts);
    const replaced = parts.filter(({ item }) => done.includes(item)).map(({ slot }) => slot);
    // What was said of other files of the drop still holds.
    const kept = before.filter(({ slot }) => slot === undefined || !replaced.includes(slot));
    setState(({ dropNotes }) => ({ dropNotes: [...kept, ...dropNotes] }));
    const isDone = (item: DroppedItem): boolean =>
      parts.some((one) => one.of === item && done.includes(one.item));
    for (const { item, slot } of places.filter((place) => isDone(place.item))) {
      leaveOut(item);
      chosenSlots.set(item.file.path, slot);
    }
    if (sheets.length > 0) setState({ sheets });
  };
  /** Takes the artist's files out of a slot: the original is back. */
  const restore = (slot: string): void => {
    change({ files: withoutSlot(getState().skin.files, slot) }, texts.status.restored(title(slot)));
  };
  const leaveOutAll = (): void => getState().unassigned.forEach(leaveOut);

  return {
    ...{ state, games, slots, tools, leaveOut, leaveOutAll, restore, undo, setNotes, ...otherSkins },
    chooseGame: (game: string): void => setState({ game }),
    /** Adds files, each in the slot that its name says. Those whose name says none, or several, go to `unassigned`. */
    addByName: (files: () => Promise<readonly DroppedFile[]>) => enqueue(async () => addAll(await files())),
    /**
     * Adds files that were dropped on a slot, or chosen for it: there, if they make one thing of the slot's kind, and where they
     * belong if not. The artist is asked if its name is that of another slot.
     */
    addToSlot: (files: () => Promise<readonly DroppedFile[]>, slot: string) =>
      enqueue(async () => addAll(await files(), slot)),
    /** Uses another one of several files that were dropped for a slot. */
    takeInstead: (item: DroppedItem, slot: string) =>
      enqueue(async () => {
        const { duplicates } = getState();
        if ((await fitAndCommit([{ item, slot }])).length === 0) return;
        setState({ duplicates: duplicates.map((one) => (one.slot === slot ? { ...one, used: item } : one)) });
      }),
    dismissDuplicates: (): void => setState({ duplicates: [] }),
    /** Uses other rows or frames of a sheet. An animation that is chosen no more is gone. */
    chooseOnSheet: (choice: SheetChoice, next: Pick<SheetChoice, 'chosen' | 'leftOut'>) => {
      const chosen = { ...choice, ...next };
      setState(({ sheets }) => ({ sheets: sheets.map((one) => (one === choice ? chosen : one)) }));
      return enqueue(async () => {
        const gone = Object.keys(choice.chosen).filter((slot) => chosen.chosen[slot] === undefined);
        gone.forEach(restore);
        const shownIn = (slot: string, one: SheetChoice): string | undefined => {
          const row = one.chosen[slot];
          return row === undefined ? undefined : shownFrames(one, row).join();
        };
        const places = chosenItems(chosen).filter(
          ({ slot }) => shownIn(slot, choice) !== shownIn(slot, chosen),
        );
        if (places.length > 0) await fitAndCommit(places);
      });
    },
    /** Makes an animation of a picture that is a strip of frames. */
    cutAsSheet: (slot: string) =>
      enqueue(async () => {
        const { skin } = getState();
        const [path = '', content] =
          sourceIn(skin.files, slot).file ?? [...skin.files].find(([one]) => nameOf(one) === slot) ?? [];
        if (!content) return;
        const file = { path: fileOf(path), content };
        const place = { item: { kind: 'animation', file, candidates: [] }, slot: animationOf(slot) } as const;
        const sheet = await readSheet(place.item, place.slot, slots, tools);
        if (sheet?.things) {
          const { items, problems } = await checkUnassigned(sheet.things, tools);
          setState(({ unassigned }) => ({ unassigned: [...items, ...unassigned], problems }));
          setState({ dropNotes: [thingsNote(file)] });
          return;
        }
        await fitAndCommit(sheet?.places ?? [place], { ...skin, files: withoutSlot(skin.files, slot) });
        setState({ sheets: sheet ? [sheet.choice] : [] });
      }),
    /** Shows the frames of the sheet that an animation was cut out of, to be chosen. */
    openSheet: (slot: string) =>
      enqueue(async () => {
        const { files } = getState().skin;
        const grid = readGrid((await files.get(sourcePath(slot, '.json'))?.text()) ?? '');
        const item = grid && animationIn(files, slot, grid);
        const sheet = item && (await readSheet(item, slot, slots, tools));
        if (sheet?.choice) setState({ sheets: [sheet.choice] });
      }),
    dismissSheets: (): void => setState({ sheets: [] }),
    /** Adds an unassigned file in the slot that the artist has chosen for it. */
    assign: (item: DroppedItem, slot: string) => enqueue(() => assignAll([{ item, slot }]), {}),
    /** Adds each unassigned file that has a likely slot in the likeliest, as one change. Others go on waiting. */
    assignLikely: () =>
      enqueue(() => assignAll(likelyPlaces(getState().unassigned, slots, getState().game)), {}),
    /** Whether what is in a slot may move to another. */
    canMove: (from: string, to: string): boolean => from !== to && kindOf(from) === kindOf(to),
    /** Moves the artist's files from a slot to another. What is there comes back in exchange. */
    move: (from: string, to: string) =>
      enqueue(async () => {
        const { skin } = getState();
        const { [from]: _, [to]: __, ...others } = skin.gains;
        const { files, gains, problems } = await withMoved(skin.files, from, to, kindOf(from), tools);
        if (files)
          change({ files, gains: { ...others, ...gains } }, texts.status.moved(title(from), title(to)), {
            changed: [to],
            game: gameOf([to]),
          });
        setState({ problems });
      }),
    chosenSlots: chosenSlots as ReadonlyMap<string, string>,
    /** Makes an animation fit its symbol's picture again, or cuts its sheet up in another way. */
    fitAgain: (slot: string, grid?: SheetGrid) =>
      enqueue(async () => {
        const item = animationIn(getState().skin.files, slot, grid);
        // Its rows may be others now.
        setState({ sheets: [] });
        if (item) await fitAndCommit([{ item, slot }]);
      }),
    /** Opens the controls that adjust a picture, and shows its game. Null closes them. */
    openAdjusting: (slot: string | null): void =>
      setState({ adjusting: slot, game: gameOf(slot === null ? [] : [slot]) }),
    /**
     * Fits a picture into its slot in another way. Of several calls while one is worked on, the latest counts.
     *
     * @param adjustment null for how it would be fitted by itself
     */
    adjust: createAdjusting(state, amendChange, tools, title),
    removeAll: (): void => {
      keepRemoved(getState().skin);
      const nothing = { unassigned: [], duplicates: [], sheets: [], problems: [] };
      change(emptySkin, texts.status.removed, nothing);
    },
    /** @param colour `#rrggbb`; null for the original */
    setColour: (token: ThemeColour, colour: string | null): void => {
      const name = texts.colours.names[token];
      const { [token]: _, ...others } = getState().skin.colours;
      if (colour === null) amendChange({ colours: others }, texts.status.restoredColour(name));
      else amendChange({ colours: { ...others, [token]: colour } }, texts.status.recoloured(name));
    },
    setPixelated: (pixelated: boolean): void => change({ pixelated }, texts.status.pixelated(pixelated)),
    /** A sentence for each thing that would keep the open skin out of the product. */
    check: async () => (await zipSkin(getState().skin, tools)).problems,
  };
}

const StudioContext = createContext<Studio | null>(null);
export const StudioProvider = StudioContext.Provider;

/** The studio of the page, which `load-studio.tsx` has made. Throws outside a `StudioProvider`. */
export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error('There is no studio around this.');
  return studio;
}

export const useStudioState = <T>(select: (state: StudioState) => T): T =>
  useStore(useStudio().state, select);
