import { Button } from '../../ui/button';
import { formatDay } from '../../ui/format/format-instant';
import { useGame } from '../../store/game-context';
import { Notice } from './notice';
import { texts } from './texts';

const { title, text, yes } = texts.date;

/** Asks whether the changed date of the device is right. `date` in milliseconds since 1970. */
export function DateNotice({ date }: { readonly date: number }) {
  const game = useGame();
  return (
    <Notice title={title(formatDay(date))} text={text}>
      <Button variant="brass" className="shrink-0" onClick={() => game.confirmDate()}>
        {yes}
      </Button>
    </Notice>
  );
}
