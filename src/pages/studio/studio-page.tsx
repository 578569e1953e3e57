import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useGame } from '../../store/game-context';
import { CUSTOM_LOOK } from '../../ui/skin/custom-look';
import type { PlayableGame } from '../../games/playable';
import type { SkinCheck } from '../../skins/check-skin';
import { folderOf } from '../../skins/paths';
import { skinNames, soundFolder } from '../../skins/skin-names';
import { isEmptySkin } from '../../store/own-skin/own-skin';
import { announce } from '../../ui/announcements/announcements';
import { ButtonLink } from '../../ui/button';
import { PageHead } from '../../ui/page-head';
import { pageList } from '../page-list';
import { isKept, keepInAddress } from './address';
import { AboutSkin } from './about-skin';
import { ColourGroup } from './colours/colour-group';
import { DoubtfulFiles } from './drop/doubtful-files';
import { DropZone } from './drop/drop-zone';
import { FileGroup } from './cards/file-group';
import { Messages } from './drop/messages';
import { PictureCard } from './cards/picture-card';
import { SoundGroup } from './cards/sound-group';
import { Reels } from './trial/reels';
import type { Studio } from './editing/studio';
import './studio.css';
import { texts } from './texts';
import { useDrop } from './drop/use-drop';

interface StudioPageProps {
  readonly studio: Studio;
  readonly games: readonly PlayableGame[];
  readonly check: SkinCheck;
}

/** Where artists try their own pictures: in every build, on this device alone. */
export function StudioPage({ studio, games, check }: StudioPageProps) {
  const { skins, changed, news } = useStore(studio.state);
  const isOver = useDrop(studio);
  useEffect(() => {
    if (news) announce(news);
    // The same words again are news where they are another change, not while a colour is dragged or a name written.
  }, [news, skins.past.length]);

  const { images, sounds } = useMemo(() => skinNames(check.product), [check]);
  const [chosen, setChosen] = useState(
    () =>
      games.find(({ definition: { id } }) => isKept('game', id))?.definition.id ?? games[0]?.definition.id,
  );
  const [seen, setSeen] = useState(changed);
  if (seen !== changed) {
    setSeen(changed);
    const isOfChosen = changed.some((name) => name.startsWith(`${chosen}/`));
    const other = games.find(({ definition }) =>
      changed.some((name) => name.startsWith(`${definition.id}/`)),
    );
    if (other && !isOfChosen) setChosen(other.definition.id);
  }
  const game = games.find(({ definition }) => definition.id === chosen);
  const choose = (id: string): void => {
    keepInAddress('game', id);
    setChosen(id);
  };
  return (
    <div className="studio" data-over={isOver} data-pixelated={skins.now.pixelated || undefined}>
      <PageHead {...pageList.studio} />
      <h1 tabIndex={-1} className="text-3xl text-foam text-shadow-title min-[380px]:text-4xl sm:text-6xl">
        {texts.title}
      </h1>
      <p className="mt-4 max-w-[62ch] text-lg">{texts.intro}</p>
      <DropZone studio={studio} isOver={isOver} />
      <Messages studio={studio} />
      <DoubtfulFiles studio={studio} games={games} check={check} />
      <div role="group" aria-label={texts.games} className="studio-games">
        {games.map(({ definition: { id, title } }) => (
          <button key={id} type="button" aria-pressed={id === chosen} onClick={() => choose(id)}>
            {title}
          </button>
        ))}
      </div>
      {game && <Reels game={game} skin={skins.now} changed={changed} />}
      {game &&
        (['symbols', 'stage'] as const).map((folder) => (
          <FileGroup
            key={`${game.definition.id}/${folder}`}
            title={texts.groups[folder]}
            Card={PictureCard}
            isOpen={folder === 'symbols'}
            names={images.filter((name) => name.startsWith(`${game.definition.id}/${folder}/`))}
            studio={studio}
            games={games}
          />
        ))}
      {game && (
        <SoundGroup
          key={`${game.definition.id}/sounds`}
          names={sounds.filter((name) => folderOf(name) === soundFolder(game.definition.id))}
          studio={studio}
          games={games}
        />
      )}
      <FileGroup
        title={texts.groups.shell}
        Card={PictureCard}
        names={images.filter((name) => name.startsWith('shell/'))}
        studio={studio}
        games={games}
      />
      <ColourGroup studio={studio} />
      <AboutSkin
        studio={studio}
        check={check}
        play={game && !isEmptySkin(skins.now) && <PlayLink game={game} />}
      />
    </div>
  );
}

function PlayLink({ game: { definition } }: { game: PlayableGame }) {
  const game = useGame();
  return (
    <ButtonLink to={definition.path} onClick={() => game.set({ skin: CUSTOM_LOOK })}>
      {texts.play(definition.title)}
    </ButtonLink>
  );
}
