import { SoundButton } from '../../../features/sound-button';
import { FeatureStatus, FeatureTable } from '../feature/feature';
import { HelpButton } from '../help/help-button';
import { usePlayable } from '../playing';
import { Reminders } from '../session/reminders';
import { Controls } from './controls';
import { Plate } from './plate';
import { ReelBox } from './reel-box';
import { ReelsTable } from './reels-table';
import './icon-button.css';

/** The machine: sign, reels, plate and controls. */
export function SlotMachine() {
  const { definition, pageArt, texts } = usePlayable();
  return (
    <section aria-labelledby="machine-title" className="machine">
      <div className="machine-sign">
        <img src={pageArt.sign} alt="" />
        <h1 id="machine-title" tabIndex={-1} aria-label={texts.name} translate="no">
          {definition.title}
        </h1>
        <FeatureStatus />
        <HelpButton />
        <SoundButton iconSize={18} className="icon-button icon-button-right" />
      </div>
      <ReelBox />
      <ReelsTable />
      <FeatureTable />
      <Plate />
      <Controls />
      <Reminders />
    </section>
  );
}
