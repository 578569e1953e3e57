import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { fileOf, folderOf } from '../../../skins/paths';
import { soundFolder } from '../../../skins/skin-slots';
import { useStudio, useStudioState } from '../editing/studio';
import { texts } from './texts';
import { FileCard } from './file-card';
import { FileGroup } from './file-group';
import { fileInSlot, titleOf } from './slot-files';
import { playPreview, previewPlayer, stopPreview, type PreviewSound } from './preview-player';

/** The sounds of a game, each original beside the artist's. It is silent once it is left. */
export function SoundGroup({ slots }: { slots: readonly string[] }) {
  const hasFailed = useStore(previewPlayer, (state) => state.hasFailed);
  useEffect(() => stopPreview, []);
  return (
    <FileGroup title={texts.groups.sounds} slots={slots} Card={SoundCard}>
      <p className="mt-1 max-w-[62ch] text-muted">{texts.preview.text}</p>
      <p role="alert" className="mt-1 text-gold-light empty:hidden">
        {hasFailed && texts.preview.failed}
      </p>
    </FileGroup>
  );
}

function SoundCard({ slot }: { slot: string }) {
  const { games } = useStudio();
  const custom = useStudioState(({ skin }) => fileInSlot(skin.files, slot, 'sound'));
  const gain = useStudioState(({ skin }) => skin.gains[slot]);
  const title = titleOf(slot, games);
  const game = games.find(({ definition: { id } }) => folderOf(slot) === soundFolder(id));
  const original = game?.art.sounds[fileOf(slot)]?.find((url) => typeof url === 'string');
  return (
    <FileCard
      slot={slot}
      kind="sound"
      isCustom={custom !== undefined}
      original={original && <PlayButton sound={original} text={texts.preview.original} title={title} />}
      custom={custom && <PlayButton sound={custom} text={texts.preview.custom} {...{ title, gain }} />}
    />
  );
}

interface PlayButtonProps {
  readonly sound: PreviewSound;
  readonly text: string;
  readonly title: string;
  /** By how much it's played quieter than its file is (dB). */
  readonly gain?: number | undefined;
}

function PlayButton({ sound, text, title, gain }: PlayButtonProps) {
  const isPlaying = useStore(previewPlayer, (state) => state.sound === sound);
  const Icon = isPlaying ? Square : Play;
  const label = isPlaying ? texts.preview.stop : text;
  return (
    <button
      type="button"
      className="flex flex-wrap items-center justify-center gap-x-2 border border-shaft/35 font-display font-semibold hover:border-gold"
      aria-label={texts.preview.of(label, title)}
      onClick={() => (isPlaying ? stopPreview() : void playPreview(sound, gain))}
    >
      <Icon aria-hidden size={18} />
      <span>{label}</span>
    </button>
  );
}
