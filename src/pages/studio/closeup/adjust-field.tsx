import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Adjustment } from '../../../skins/fit/adjustment';
import { SAFE_PART } from '../../../skins/fit/layout';
import type { Size } from '../../../skins/image-list';
import { texts } from './texts';
import { LIMITS, move, scale, turn, within } from './adjust-steps';

const words = texts.adjust;

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
export function AdjustField({
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
