import { Button } from '../../../ui/button';
import { texts } from './texts';

/** Takes an artist's file out of a slot that has no original. @param title of the slot */
export const RemoveButton = ({ title, onRemove }: { title: string; onRemove: () => void }) => (
  <Button variant="quiet" aria-label={texts.states.removeThis(title)} onClick={onRemove}>
    {texts.states.remove}
  </Button>
);
