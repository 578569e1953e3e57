import mitt from 'mitt';
import type { StageEvents } from '../../stage/stage-events';

/** What happens on the stage of the game page that is open. */
export const stageEvents = mitt<StageEvents>();

/** What is told to players of it, on any page. */
export type ToldStageEvents = Pick<StageEvents, 'spinShown' | 'winPresented'>;
