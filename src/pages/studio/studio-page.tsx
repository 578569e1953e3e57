import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { isForWins } from '../../games/win-art';
import { announce } from '../../ui/announcements';
import { useHydrated } from '../../ui/hooks';
import { PageTitle } from '../page-title';
import { AboutSkin } from './about-skin';
import { SheetRows } from './animation/sheet-rows';
import { StaleAnimations } from './animation/stale-animations';
import { FileGroup } from './cards/file-group';
import { PictureCard } from './cards/picture-card';
import { SoundGroup } from './cards/sounds';
import { WinGroup } from './cards/wins';
import { Adjusting } from './closeup/adjust';
import { ColourGroup } from './colour-group';
import { DuplicateFiles } from './drop/duplicate-files';
import { DropZone } from './drop/drop-zone';
import { StudioMessages } from './drop/messages';
import { OneColour } from './drop/one-colour';
import { UNASSIGNED_ID, UnassignedFiles } from './drop/unassigned-files';
import { useDrop } from './drop/use-drop';
import { StudioProvider, useStudio, type Studio } from './editing/studio';
import { putInUrl } from './studio-url';
import { TemplateButton } from './template/template-button';
import { texts as cardTexts } from './cards/texts';
import { texts } from './texts';
import { TrialSection } from './trial/trial-section';
import { WatchFolder } from './watch/watch-folder';
import { YourSkins } from './your-skins';
import './studio.css';
import { joinSentences } from '../../languages/sentences';

/** The reels stay beside the files in a wide studio, and above them in a narrow one: what is added is seen to spin. */
const TOP =
  'studio-top flex flex-col gap-[1rem] wide-studio:grid wide-studio:grid-cols-[minmax(0,1fr)_auto] wide-studio:grid-rows-[auto_auto_1fr] wide-studio:gap-x-[2.5rem]';

/**
 * Where artists try their own pictures: in every build, on this device alone.
 *
 * @param open gets the studio, the same one each time
 */
export const StudioPage = ({ open }: { readonly open: () => Studio }) => (
  <div className="@container/studio mx-auto max-w-[80rem] px-(--edge) pt-4 pb-16 [--edge:clamp(0.75rem,3vw,2rem)] sm:pt-8">
    {useHydrated() ? (
      <StudioProvider value={open()}>
        <Workshop />
      </StudioProvider>
    ) : (
      <div className={TOP}>
        <div>
          <Head />
        </div>
      </div>
    )}
  </div>
);

const Head = () => (
  <>
    <PageTitle name="studio" />
    <p className="mt-2 max-w-[62ch] sm:mt-4 sm:text-lg">{texts.intro}</p>
  </>
);

function Workshop() {
  const { state, games, slots, chooseGame } = useStudio();
  const { skin, past, status, dropNotes, unassigned, game: chosen } = useStore(state);
  const isOver = useDrop();
  useEffect(() => {
    const said = joinSentences([...(status ? [status] : []), ...dropNotes.map(({ line }) => line)]);
    if (said) announce(said);
    // The same words again are told where they are another change, not while a colour is dragged or a name written.
  }, [status, dropNotes, past.length]);
  const asked = useRef(0);
  useEffect(() => {
    const isAskedMore = unassigned.length > asked.current;
    asked.current = unassigned.length;
    if (!isAskedMore) return;
    announce(texts.unassigned.title);
    document.getElementById(UNASSIGNED_ID)?.scrollIntoView({ block: 'nearest' });
  }, [unassigned.length]);
  const game = games.find(({ definition }) => definition.id === chosen);
  return (
    <div data-over={isOver} data-pixelated={skin.pixelated || undefined}>
      <div className={TOP}>
        <div>
          <Head />
          <div
            role="group"
            aria-label={texts.games}
            className="mt-4 flex w-fit flex-wrap gap-1 rounded-[1.75rem] bg-trench/70 p-1 shadow-top-light"
          >
            {games.map(({ definition: { id, title } }) => (
              <button
                key={id}
                type="button"
                lang="en"
                translate="no"
                aria-pressed={id === chosen}
                className="min-h-11 rounded-pill border border-transparent px-5 font-display font-semibold aria-pressed:border-gold aria-pressed:bg-gold/18 aria-pressed:text-gold-light"
                onClick={() => {
                  putInUrl('game', id);
                  chooseGame(id);
                }}
              >
                {title}
              </button>
            ))}
          </div>
        </div>
        <div className="studio-files order-1 min-w-0 wide-studio:col-start-1">
          <DropZone isOver={isOver} />
          <StudioMessages />
          <Adjusting />
          <StaleAnimations />
          <OneColour />
          <SheetRows />
          <DuplicateFiles />
          <UnassignedFiles />
          <WatchFolder />
          <TemplateButton />
        </div>
        {game && <TrialSection game={game} />}
      </div>
      {(['symbols', 'stage'] as const).map((folder) => (
        <FileGroup
          key={`${chosen}/${folder}`}
          title={cardTexts.groups[folder]}
          Card={PictureCard}
          isOpen={folder === 'symbols'}
          slots={slots.images.filter((slot) => slot.startsWith(`${chosen}/${folder}/`))}
        />
      ))}
      <SoundGroup
        key={`${chosen}/sounds`}
        slots={slots.sounds.filter((slot) => slot.startsWith(`${chosen}/`))}
      />
      <WinGroup />
      <FileGroup
        title={cardTexts.groups.shell}
        Card={PictureCard}
        slots={slots.images.filter((slot) => slot.startsWith('shell/') && !isForWins(slot))}
      />
      <ColourGroup />
      <YourSkins />
      <AboutSkin game={game?.definition} />
    </div>
  );
}
