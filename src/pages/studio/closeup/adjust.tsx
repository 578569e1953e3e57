import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { objectUrl } from '../../../features/custom-skin-art';
import { readAdjustment, unadjusted, type Adjustment } from '../../../skins/fit/adjustment';
import { sourceIn } from '../../../skins/paths';
import { isSymbol, sizeOf, type Size } from '../../../skins/image-list';
import { Button } from '../../../ui/button';
import { fileInSlot, titleOf } from '../cards/slot-files';
import { useStudio, useStudioState } from '../editing/studio';
import { imageList } from '../image-list';
import { texts } from './texts';
import { AdjustField } from './adjust-field';
import { move, scale, STEP, turn, type Step } from './adjust-steps';

const words = texts.adjust;

const steps = [
  { label: 'left', Icon: ArrowLeft, keys: ['ArrowLeft'], step: move(-STEP.move, 0) },
  { label: 'right', Icon: ArrowRight, keys: ['ArrowRight'], step: move(STEP.move, 0) },
  { label: 'up', Icon: ArrowUp, keys: ['ArrowUp'], step: move(0, -STEP.move) },
  { label: 'down', Icon: ArrowDown, keys: ['ArrowDown'], step: move(0, STEP.move) },
  { label: 'smaller', Icon: ZoomOut, keys: ['-', '_'], step: scale(1 / STEP.scale) },
  { label: 'larger', Icon: ZoomIn, keys: ['+', '='], step: scale(STEP.scale) },
  { label: 'turnLeft', Icon: RotateCcw, keys: ['['], step: turn(-STEP.turn) },
  { label: 'turnRight', Icon: RotateCw, keys: [']'], step: turn(STEP.turn) },
] as const;

interface AdjustProps {
  /** The path in the skin, without the ending. */
  readonly slot: string;
  readonly title: string;
  /** The URL of the picture as it is fitted now. */
  readonly picture: string;
  readonly shown: Size;
}

/** The picture that is being adjusted, beside the reels that show it. */
export function Adjusting() {
  const { games } = useStudio();
  const slot = useStudioState(({ adjusting }) => adjusting) ?? '';
  const file = useStudioState(({ skin }) => fileInSlot(skin.files, slot, 'picture'));
  const shown = sizeOf(imageList, slot);
  if (!file || !shown) return null;
  return <Adjust key={slot} {...{ slot, shown }} title={titleOf(slot, games)} picture={objectUrl(file)} />;
}

/** Moves, scales and turns a picture in its place, by pointer, keys or buttons. Undo takes it back. */
function Adjust({ slot, title, picture, shown }: AdjustProps) {
  const studio = useStudio();
  const [fitted, wanted, change] = useAdjustment(slot, picture);
  const panel = useRef<HTMLElement>(null);
  // Before it goes, the focus is still in it.
  useLayoutEffect(() => {
    const { current } = panel;
    const opener = document.activeElement;
    current?.scrollIntoView();
    current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    return () => {
      if (current?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const press = (step: Step): void => change(step(wanted), true);
  const onKeyDown = (event: KeyboardEvent): void => {
    const found = steps.find(({ keys }) => (keys as readonly string[]).includes(event.key));
    // Many keyboards have brackets on AltGr only.
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (!found || (isCommand && !event.getModifierState('AltGraph'))) return;
    event.preventDefault();
    press(found.step);
  };
  return (
    <section
      ref={panel}
      aria-labelledby="adjust-title"
      className="mt-4 rounded-lg border border-shaft/15 bg-deep/80 p-4 shadow-mid sm:p-5"
    >
      <h2 id="adjust-title" className="text-2xl">
        {words.title(title)}
      </h2>
      <p id="adjust-help" className="mt-1 max-w-[62ch] text-sm text-muted">
        {words.help}
      </p>
      <div className="mt-3 flex flex-wrap gap-4">
        <AdjustField
          {...{ title, shown, fitted, wanted, change, onKeyDown }}
          isSymbol={isSymbol(slot)}
          describedBy="adjust-help"
        />
        <div className="relative z-1 grid grow basis-56 content-start gap-3">
          <div className="grid w-fit grid-cols-4 gap-2">
            {steps.map(({ label, Icon, step }) => (
              <Button
                key={label}
                variant="brass"
                aria-label={words[label]}
                title={words[label]}
                onClick={() => press(step)}
              >
                <Icon aria-hidden size={18} />
              </Button>
            ))}
          </div>
          {!isSymbol(slot) && (
            <div role="group" aria-label={words.fit} className="flex flex-wrap gap-2">
              {(['cover', 'contain'] as const).map((fit) => (
                <Button
                  key={fit}
                  variant="quiet"
                  className="aria-pressed:border-gold aria-pressed:text-gold-light"
                  aria-pressed={wanted.fit === fit}
                  onClick={() => press((one) => ({ ...one, fit }))}
                >
                  {words[fit]}
                </Button>
              ))}
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              variant="quiet"
              className="aria-pressed:border-gold aria-pressed:text-gold-light"
              aria-pressed={wanted.ground === 'removed'}
              onClick={() => press((one) => ({ ...one, ground: one.ground === 'kept' ? 'removed' : 'kept' }))}
            >
              {words.ground}
            </Button>
            <Button variant="quiet" onClick={() => change(null, true)}>
              {words.reset}
            </Button>
            <Button variant="quiet" onClick={() => studio.openAdjusting(null)}>
              {words.close}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

/**
 * How a slot's picture is adjusted: as it is shown, and as the artist wants it, which comes a moment later.
 *
 * @returns the picture with its adjustment, the wanted one, and what changes that: null fits the picture automatically,
 * and `isDone` is false while it is dragged
 */
function useAdjustment(slot: string, picture: string) {
  const studio = useStudio();
  const saved = useStudioState(({ skin }) => sourceIn(skin.files, slot).adjustment);
  const [fitted, setFitted] = useState({ picture, adjustment: unadjusted });
  const [wanted, setWanted] = useState(unadjusted);
  /** How many changes are still worked on: what is saved meanwhile is older than what is wanted. */
  const working = useRef(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (text: string): void => {
      if (!isCurrent) return;
      const adjustment = readAdjustment(text) ?? unadjusted;
      setFitted({ picture, adjustment });
      if (working.current === 0) setWanted(adjustment);
    };
    if (saved) saved.text().then(show, () => undefined);
    else show('');
    return () => {
      isCurrent = false;
    };
  }, [saved, picture]);
  const change = (next: Adjustment | null, isDone: boolean): void => {
    setWanted(next ?? unadjusted);
    if (!isDone) return;
    working.current += 1;
    void studio.adjust(slot, next).finally(() => {
      working.current -= 1;
    });
  };
  return [fitted, wanted, change] as const;
}
