import { closureText } from '../../components/closure-text';
import { game } from '../../store/game';
import { useStanding } from './standing';
import { texts } from './texts';
import { useSessionWarnings } from './use-session-warnings';

/** Time and net result of the session, always there on the beam below the reels; above them, why they are closed. */
export function SessionBeam() {
  const { closure, minutes, minutesLeft, net } = useStanding((standing) => standing);
  useSessionWarnings(minutesLeft);
  const closed = closure && closure.reason !== 'reminder' && closureText(closure, game.now());
  return (
    <>
      {closed && (
        <p id="closed" role="status" className="machine-note glass [--glass:94%]">
          <strong>{closed.title}.</strong> {closed.description}
        </p>
      )}
      <dl className="machine-session" data-testid="session">
        <div>
          <dt>{texts.session}</dt>
          <dd>
            {texts.minutes(minutes)}
            {minutesLeft !== null && !closed && <span> · {texts.minutesLeft(minutesLeft)}</span>}
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
