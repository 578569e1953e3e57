import { Button } from '../../ui/button';
import { formatDay } from '../../ui/format/format-instant';
import { useGame } from '../../store/game-context';
import { Notice } from './notice';

const texts = {
  title: (date: string) => `Is today ${date}?`,
  text: "Your device's date has changed by more than a day, and the game now goes by it. If it's wrong, correct it in your device's settings. Limits and breaks keep the time they had left.",
  yes: "Yes, that's right",
} as const;

/** Asks whether the changed date of the device is right. `date` in milliseconds since 1970. */
export function DateNotice({ date }: { readonly date: number }) {
  const game = useGame();
  return (
    <Notice title={texts.title(formatDay(date))} text={texts.text}>
      <Button variant="brass" className="shrink-0" onClick={() => game.confirmDate()}>
        {texts.yes}
      </Button>
    </Notice>
  );
}
