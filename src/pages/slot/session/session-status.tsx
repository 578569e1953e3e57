import { playBlockText } from '../../../features/play-block-text';
import { game } from '../../../store/game';
import { usePlayStatus } from './play-status';
import { texts } from '../texts';

/** Time and net result of the session below the reels, and above them why the player can't spin, if so. */
export function SessionStatus() {
  const { block, minutes, minutesLeft, net } = usePlayStatus((status) => status);
  const blockText = block && block.reason !== 'reminder' && playBlockText(block, game.now());
  return (
    <>
      {blockText && (
        <p id="closed" role="status" className="machine-note glass [--glass:94%]">
          <strong>{`${blockText.title}.`}</strong> <span>{blockText.description}</span>
        </p>
      )}
      <dl className="machine-session" data-testid="session">
        <div>
          <dt>{texts.session}</dt>
          <dd>
            <span>{texts.minutes(minutes)}</span>
            {minutesLeft !== null && !blockText && <span>{` · ${texts.minutesLeft(minutesLeft)}`}</span>}
          </dd>
        </div>
        <div>
          <dt>{texts.net}</dt>
          <dd>{texts.gained(net)}</dd>
        </div>
      </dl>
    </>
  );
}
