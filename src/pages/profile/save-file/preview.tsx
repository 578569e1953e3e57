import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import { useGameStore } from '../../../store/game-context';
import type { ImportPreview } from '../../../store/account/import-save';
import { formatTime } from '../../../ui/format/format-instant';
import { PanelTable } from '../panel';
import { useGames } from '../games';
import { texts } from '../texts';
import { limitChanges } from './limit-changes';
import { previewLines } from './preview-rows';

const messages = texts.file.preview;

const TITLE_ID = 'preview';

interface PreviewProps {
  readonly preview: ImportPreview;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What a file would change: limits and breaks first. With the buttons to import it or not. Takes the focus. */
export function Preview({ preview, isBusy, onConfirm, onCancel }: PreviewProps) {
  const store = useGameStore();
  const games = useGames();
  const { now, then, savedAt } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [preview]);
  return (
    <div className="mt-5 rounded-md border border-shaft/30 p-4">
      <h3 ref={heading} tabIndex={-1} id={TITLE_ID} className="text-xl">
        {messages.title}
      </h3>
      <p className="mt-1 text-sm text-muted">{messages.savedAt(formatTime(Date.parse(savedAt)))}</p>
      <LimitList
        title={texts.file.limitChanges.title}
        changes={limitChanges(now.game, then.game, store.now(), false)}
      />
      <PanelTable labelledBy={TITLE_ID} heads={Object.values(messages.columns)} className="mt-2">
        {previewLines(games, preview).map((line) => (
          <tr key={line.name}>
            <th scope="row">{line.name}</th>
            <td>
              <bdi>{line.now}</bdi>
            </td>
            <td>
              {line.then === null ? (
                <span className="text-muted">{messages.same}</span>
              ) : (
                <strong>
                  <bdi>{line.then}</bdi>
                </strong>
              )}
            </td>
          </tr>
        ))}
      </PanelTable>
      <p className="mt-3 text-sm text-muted">{messages.stays}</p>
      <p className="mt-3 text-sm text-muted">{messages.stricter}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={onConfirm}>
          {texts.file.confirm}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.file.cancel}
        </Button>
      </div>
    </div>
  );
}

export const LimitList = ({ title, changes }: { title: string; changes: readonly string[] }) =>
  changes.length > 0 && (
    <div className="mt-3">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 grid list-disc gap-1 ps-5 marker:text-gold">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
