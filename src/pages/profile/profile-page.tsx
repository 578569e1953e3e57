import { useState } from 'react';
import { useGameState } from '../../store/game-context';
import { gameInSkin, type PlayableGame } from '../../games/playable';
import { useSkinFiles } from '../../ui/skin/active-skin';
import { AvatarImage, GamesContext } from './games';
import { OfPlayer } from '../../ui/of-player';
import { PageTitle } from '../page-title';
import { PlayerCard } from './player-card';
import { Figures } from './history/figures';
import { HistoryPanel } from './history/history-panel';
import { Plots } from './history/plots';
import { SaveFilePanel } from './save-file/save-file-panel';
import { texts } from './texts';

export function ProfilePage({ games }: { games: readonly PlayableGame[] }) {
  const { name, avatar } = useGameState((state) => state.profile);
  const skin = useSkinFiles();
  /** Whose figures and rounds are shown: those of one game, by its id, or of all. */
  const [game, setGame] = useState<string | null>(null);
  return (
    <GamesContext value={games.map((one) => gameInSkin(one, skin))}>
      <div className="mx-auto w-full max-w-6xl px-3 py-8 sm:px-8 sm:py-12 lg:px-12">
        <div className="flex items-center gap-3 px-2 min-[380px]:gap-5 sm:px-0">
          <AvatarImage
            avatar={avatar}
            width={256}
            height={256}
            className="of-player size-16 shrink-0 rounded-pill bg-linear-to-b from-mid to-abyss p-2 shadow-brass min-[380px]:size-20 sm:size-28 sm:p-3"
          />
          <div className="min-w-0">
            <PageTitle name="profile" />
            <p className="of-player mt-2 overflow-hidden font-display text-lg leading-snug wrap-anywhere text-gold-light sm:text-2xl">
              <bdi translate={name === null ? undefined : 'no'}>{name ?? texts.player.nameless}</bdi>
            </p>
          </div>
        </div>
        <p className="mt-4 max-w-[68ch] px-2 text-lg sm:px-0">{texts.intro}</p>
        <OfPlayer className="mt-7 grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
          <PlayerCard />
          <Figures game={game} onChoose={setGame} />
        </OfPlayer>
        <OfPlayer className="mt-10 grid grid-cols-1 gap-10">
          <HistoryPanel game={game} />
          <Plots game={game} />
          <SaveFilePanel />
        </OfPlayer>
      </div>
    </GamesContext>
  );
}
