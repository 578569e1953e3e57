import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { saveFile } from '../../../ui/browser/download';
import { Button } from '../../../ui/button';
import { useStudio } from '../editing/studio';
import { texts } from './texts';
import { templateZip } from './template-zip';

/** Downloads all originals to draw over. */
export function TemplateButton() {
  const { games, slots } = useStudio();
  const [state, setState] = useState<'idle' | 'packing' | 'failed'>('idle');
  const pack = async (): Promise<void> => {
    setState('packing');
    try {
      await saveFile(await templateZip(games, slots), 'lucky-fishing-template.zip');
      setState('idle');
    } catch (error) {
      console.warn('The template could not be packed.', error);
      setState('failed');
    }
  };
  const isPacking = state === 'packing';
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button variant="quiet" aria-disabled={isPacking} onClick={() => isPacking || void pack()}>
        <Download aria-hidden size={18} />
        <span>{isPacking ? texts.template.packing : texts.template.get}</span>
      </Button>
      <p role="status" className="min-w-0 grow basis-56 text-muted">
        {state === 'failed' ? texts.template.failed : texts.template.text}
      </p>
    </div>
  );
}
