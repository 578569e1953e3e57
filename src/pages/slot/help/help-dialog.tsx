import { useGameState, useGameStore } from '../../../store/game-context';
import { TitledDialog } from '../../../ui/dialog';
import { Switch } from '../../../ui/switch';
import { HelpText } from './help-text';
import { texts } from './texts';

/** The help of a game. Open as long as it is rendered. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const store = useGameStore();
  const helpKey = useGameState((state) => state.helpKey);
  return (
    <TitledDialog titleId="help-title" title={texts.title} closeName={texts.close} onClose={onClose}>
      <HelpText>
        {/* A speech user may trigger the key by accident (WCAG 2.2, 2.1.4). */}
        <Switch
          on={helpKey}
          onChange={(on) => store.changeSettings({ helpKey: on })}
          text={texts.helpKey}
          className="text-text"
        />
      </HelpText>
    </TitledDialog>
  );
}
