import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { readAdjustment, unadjusted, type Adjustment } from '../../../skins/fit/adjustment';
import { SAFE_PART } from '../../../skins/fit/layout';
import { sourceIn } from '../../../skins/paths';
import { isSymbol, type Size } from '../../../skins/image-list';
import { Button } from '../../../ui/button';
import { useStudio, useStudioState } from '../editing/studio';
import { texts } from '../texts';

const words = texts.adjust;

/** By how much a press changes a picture: parts of its place, a factor, degrees. */
const STEP = { move: 1 / 64, scale: 1.05, turn: 5 } as const;
const LIMITS = { scale: [0.25, 4], frame: [0.3, 1] } as const;

const within = (value: number, [min, max]: readonly [number, number]): number =>
  Math.min(max, Math.max(min, value));
const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

type Step = (before: Adjustment) => Adjustment;
const move =
  (x: number, y: number): Step =>
  (one) => ({ ...one, x: within(one.x + x, [-1, 1]), y: within(one.y + y, [-1, 1]) });
const scale =
  (by: number): Step =>
  (one) => ({ ...one, scale: within(one.scale * by, LIMITS.scale) });
const turn =
  (degrees: number): Step =>
  (one) => ({ ...one, turn: turned(one.turn + degrees) });

const steps = [
  { label: words.left, Icon: ArrowLeft, keys: ['ArrowLeft'], step: move(-STEP.move, 0) },
  { label: words.right, Icon: ArrowRight, keys: ['ArrowRight'], step: move(STEP.move, 0) },
  { label: words.up, Icon: ArrowUp, keys: ['ArrowUp'], step: move(0, -STEP.move) },
  { label: words.down, Icon: ArrowDown, keys: ['ArrowDown'], step: move(0, STEP.move) },
  { label: words.smaller, Icon: ZoomOut, keys: ['-', '_'], step: scale(1 / STEP.scale) },
  { label: words.larger, Icon: ZoomIn, keys: ['+', '='], step: scale(STEP.scale) },
  { label: words.turnLeft, Icon: RotateCcw, keys: ['['], step: turn(-STEP.turn) },
  { label: words.turnRight, Icon: RotateCw, keys: [']'], step: turn(STEP.turn) },
] as const;

interface AdjustProps {
  /** The path in the skin, without the ending. */
  readonly slot: string;
  readonly title: string;
  /** The URL of the picture as it is fitted now. */
  readonly picture: string;
  readonly shown: Size;
}

/** Moves, scales and turns a picture in its place, by pointer, keys or buttons. Undo takes it back. */
export function Adjust({ slot, title, picture, shown }: AdjustProps) {
  const studio = useStudio();
  const [fitted, wanted, change] = useAdjustment(slot, picture);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const group = panel.current?.closest('details');
    if (group) group.open = true;
    panel.current?.scrollIntoView({ block: 'center' });
    panel.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, []);
  const press = (step: Step): void => change(step(wanted), true);
  const onKeyDown = (event: KeyboardEvent): void => {
    const found = steps.find(({ keys }) => (keys as readonly string[]).includes(event.key));
    if (!found || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    press(found.step);
  };
  return (
    <section ref={panel} aria-label={words.title(title)} className="mt-4">
      <h4 className="font-display text-[1.125rem]">{words.title(title)}</h4>
      <p id={`adjust-${slot}`} className="mt-1 max-w-[62ch] text-sm text-muted">
        {words.help}
      </p>
      <div className="mt-3 grid gap-4 @min-[44rem]/studio:grid-cols-[auto_1fr]">
        <Field
          {...{ title, shown, fitted, wanted, change, onKeyDown }}
          isSymbol={isSymbol(slot)}
          describedBy={`adjust-${slot}`}
        />
        <div className="relative z-1 grid content-start gap-3">
          <div className="grid w-fit grid-cols-4 gap-2">
            {steps.map(({ label, Icon, step }) => (
              <Button
                key={label}
                variant="brass"
                aria-label={label}
                title={label}
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
            <Button variant="quiet" onClick={() => change(unadjusted, true)}>
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
 * @returns the picture with its adjustment, the wanted one, and what changes that: `isDone` is false while it is dragged
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
  const change = (next: Adjustment, isDone: boolean): void => {
    setWanted(next);
    if (!isDone) return;
    working.current += 1;
    void studio.adjust(slot, next === unadjusted ? null : next).finally(() => {
      working.current -= 1;
    });
  };
  return [fitted, wanted, change] as const;
}

interface FieldProps {
  readonly title: string;
  readonly shown: Size;
  readonly isSymbol: boolean;
  /** The picture's URL, and how it is adjusted in that. */
  readonly fitted: { readonly picture: string; readonly adjustment: Adjustment };
  readonly wanted: Adjustment;
  readonly change: (next: Adjustment, isDone: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly describedBy: string;
}

type Drag = 'move' | 'scale' | 'turn';

/** Of the longer side of the field (CSS pixels). */
const SIDE = 264;

const HANDLE =
  'absolute grid size-11 place-items-center touch-none after:size-5 after:rounded-full after:border-2 after:border-abyss after:bg-gold after:shadow-mid';

/** A picture in its place, with handles. Until it is fitted again it is moved as it is. */
function Field({
  title,
  shown,
  isSymbol: isSquare,
  fitted: { picture, adjustment: fitted },
  wanted,
  change,
  onKeyDown,
  describedBy,
}: FieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const drag = useRef<{
    readonly kind: Drag;
    readonly from: Adjustment;
    readonly x: number;
    readonly y: number;
  }>(null);
  const by = SIDE / Math.max(shown.width, shown.height);
  const size = { width: shown.width * by, height: shown.height * by };

  const start = (event: PointerEvent<HTMLElement>): void => {
    const kind = ((event.target as HTMLElement).dataset['drag'] ?? 'move') as Drag;
    drag.current = { kind, from: wanted, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const draggedTo = ({ clientX, clientY }: PointerEvent): Adjustment | undefined => {
    const box = field.current?.getBoundingClientRect();
    if (!box || !drag.current) return undefined;
    const { kind, from, x, y } = drag.current;
    if (kind === 'move') return move((clientX - x) / box.width, (clientY - y) / box.height)(from);
    const centre = { x: box.x + box.width * (0.5 + from.x), y: box.y + box.height * (0.5 + from.y) };
    const [before, now] = [
      { x: x - centre.x, y: y - centre.y },
      { x: clientX - centre.x, y: clientY - centre.y },
    ];
    if (kind === 'scale')
      return scale(Math.hypot(now.x, now.y) / Math.max(1, Math.hypot(before.x, before.y)))(from);
    const degrees = (Math.atan2(now.y, now.x) - Math.atan2(before.y, before.x)) * (180 / Math.PI);
    return turn(Math.round(degrees))(from);
  };
  const onMove = (event: PointerEvent): void => {
    const next = draggedTo(event);
    if (next) change(next, false);
  };
  const end = (event: PointerEvent): void => {
    const next = draggedTo(event);
    drag.current = null;
    if (next) change(next, true);
  };
  // However large the picture is, its handles stay in reach.
  const frame = `${100 * within((isSquare ? SAFE_PART : 1) * wanted.scale, LIMITS.frame)}%`;
  const shift = `translate(${100 * (wanted.x - fitted.x)}%, ${100 * (wanted.y - fitted.y)}%)`;
  const rest = `rotate(${wanted.turn - fitted.turn}deg) scale(${wanted.scale / fitted.scale})`;
  return (
    <div
      ref={field}
      role="group"
      tabIndex={0}
      aria-label={words.field(title)}
      aria-describedby={describedBy}
      className="relative mt-6 cursor-move touch-none rounded-md bg-trench inset-ring inset-ring-shaft/25"
      style={size}
      onKeyDown={onKeyDown}
      onPointerDown={start}
      onPointerMove={onMove}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <div className="absolute inset-0 overflow-hidden rounded-md">
        <img
          src={picture}
          alt=""
          draggable={false}
          className="size-full object-contain"
          style={{
            transform: `${shift} ${rest}`,
            transformOrigin: `${50 + 100 * fitted.x}% ${50 + 100 * fitted.y}%`,
          }}
        />
      </div>
      {isSquare && (
        <div
          aria-hidden
          className="pointer-events-none absolute border border-dashed border-shaft/50"
          style={{ inset: `${50 * (1 - SAFE_PART)}%` }}
        />
      )}
      <div
        aria-hidden
        className="pointer-events-none absolute inset-0 grid place-items-center"
        style={{ transform: `translate(${100 * wanted.x}%, ${100 * wanted.y}%) rotate(${wanted.turn}deg)` }}
      >
        <div className="relative border border-dashed border-gold/70" style={{ width: frame, height: frame }}>
          <span
            data-drag="turn"
            className={`${HANDLE} pointer-events-auto bottom-full left-1/2 -mb-4 -ml-[1.375rem] cursor-grab`}
          />
          <span
            data-drag="scale"
            className={`${HANDLE} pointer-events-auto -right-[1.375rem] -bottom-[1.375rem] cursor-nwse-resize`}
          />
        </div>
      </div>
    </div>
  );
}
