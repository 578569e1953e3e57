import ImageDown from 'lucide-react/icons/image-down';
import { useEffect, useRef, useState } from 'react';
import type { Round } from '../../../engine/round';
import { decodeRound, type RoundCodeFault } from '../../../engine/round-code/round-code';
import { joinSentences } from '../../../languages/sentences';
import { useGameStore } from '../../../store/game-context';
import { announce } from '../../../ui/announcements';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast/toasts';
import { useMachine, usePlayableGame } from '../use-machine';
import { savePicture, shareRound } from './share';
import { texts } from './texts';

export interface ReplayProps {
  /** What stands in the address for the code of a round. Mount another replay for another code. */
  readonly code: string;
  /** Whether the reels can play. */
  readonly isReady: boolean;
  /** Whether it replaces controls that may have had the focus. */
  readonly takesFocus: boolean;
  /** Returns to the machine of the player. */
  readonly onEnd: () => void;
}

/** Shows the round of a code, in place of the machine's controls, or says why it can't. */
export function Replay({ code, ...rest }: ReplayProps) {
  const { definition } = usePlayableGame();
  const [found] = useState(() => decodeRound(definition, code));
  return typeof found === 'string' ? (
    <RefusedCode fault={found} onEnd={rest.onEnd} />
  ) : (
    <ReplayControls round={found} {...rest} />
  );
}

function RefusedCode({ fault, onEnd }: { readonly fault: RoundCodeFault; readonly onEnd: () => void }) {
  useEffect(() => {
    toast({
      kind: 'replay',
      variant: 'destructive',
      title: texts.faultTitle,
      description: texts.faults[fault],
    });
    onEnd();
  }, [fault, onEnd]);
  return null;
}

/** Gives an element the focus if what had it is gone. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** All buttons fit in a row on the narrowest phones. Where they need two rows, both are full. */
const NARROW = 'px-[clamp(0.6rem,3.3cqw,1.25rem)]! @max-[22rem]:grow';

const STATUS_ID = 'replay-status';

function ReplayControls({
  round,
  isReady,
  takesFocus,
  onEnd,
}: Omit<ReplayProps, 'code'> & { readonly round: Round }) {
  const store = useGameStore();
  const playable = usePlayableGame();
  const { definition } = playable;
  /** Whether the round's picture is drawn, or the share sheet is open. */
  const [isSharing, setSharing] = useState(false);
  const spinning = useMachine(({ playback }) => playback.phase === 'spinning');
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isReady) return;
    store.replay(round);
    return () => store.endReplay(definition.id);
  }, [isReady, store, round, definition]);
  useEffect(() => {
    // What the player had pressed has gone with the machine's controls. The button that takes the focus is described by this.
    if (takesFocus) takeLostFocus(again.current);
    else announce(joinSentences([texts.notice, texts.proof]));
    return () => takeLostFocus(document.querySelector('.spin-button'));
  }, [takesFocus]);

  const watchAgain = (): void => {
    if (!spinning) store.replay(round);
  };
  const handOver = async (how: typeof shareRound): Promise<void> => {
    if (isSharing) return;
    setSharing(true);
    await how(playable, round, window.location.href);
    setSharing(false);
  };
  return (
    <section aria-label={texts.name} className="@container grid gap-2 pt-2 text-center">
      <p
        id={STATUS_ID}
        className="justify-self-center rounded-md glass px-3.5 py-1 font-text text-[0.875rem] leading-[1.3] [--glass:85%]"
      >
        <strong className="block text-balance text-gold-light">{texts.notice}</strong>{' '}
        <span className="block text-balance">{texts.proof}</span>
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          ref={again}
          variant="brass"
          className={NARROW}
          aria-disabled={spinning}
          aria-describedby={STATUS_ID}
          onClick={watchAgain}
        >
          {texts.watchAgain}
        </Button>
        <Button
          variant="brass"
          className={NARROW}
          aria-disabled={isSharing}
          onClick={() => void handOver(shareRound)}
        >
          {texts.share}
        </Button>
        <Button
          variant="brass"
          className={NARROW}
          aria-label={texts.savePicture}
          title={texts.savePicture}
          aria-disabled={isSharing}
          onClick={() => void handOver(savePicture)}
        >
          <ImageDown aria-hidden size={20} />
          <span className="hidden @[30rem]:inline">{texts.savePicture}</span>
        </Button>
        <Button className={NARROW} onClick={onEnd}>
          {texts.play}
        </Button>
      </div>
    </section>
  );
}
