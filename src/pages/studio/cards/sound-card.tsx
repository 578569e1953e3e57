import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useStore } from 'zustand';
import { fileOf, folderOf } from '../../../skins/paths';
import { soundFolder } from '../../../skins/skin-names';
import { FileCard, type CardProps } from './file-card';
import { hear, hearing, stopHearing, type HeardSound } from './hearing';
import { fileNamed, titleOf } from './named-files';
import { texts } from '../texts';

const { hear: words } = texts;

/** One sound of a game, and the artist's in its place. */
export function SoundCard(props: CardProps) {
  const { name, games, files } = props;
  const title = titleOf(name, games);
  const game = games.find(({ definition: { id } }) => folderOf(name) === soundFolder(id));
  const ours = game?.art.sounds[fileOf(name)]?.find((address) => typeof address === 'string');
  const yours = fileNamed(files, name, 'sound');
  return (
    <FileCard
      {...props}
      kind="sound"
      ours={ours && <HearButton sound={ours} text={words.ours} title={title} />}
      yours={yours && <HearButton sound={yours} text={words.yours} title={title} />}
    />
  );
}

interface HearButtonProps {
  readonly sound: HeardSound;
  readonly text: string;
  readonly title: string;
}

function HearButton({ sound, text, title }: HearButtonProps) {
  const isHeard = useStore(hearing, ({ now }) => now === sound);
  const Icon = isHeard ? Square : Play;
  const label = isHeard ? words.stop : text;
  return (
    <button
      type="button"
      className="studio-hear"
      aria-label={`${label}: ${title}`}
      onClick={() => (isHeard ? stopHearing() : void hear(sound))}
    >
      <Icon aria-hidden size={18} />
      <span>{label}</span>
    </button>
  );
}
