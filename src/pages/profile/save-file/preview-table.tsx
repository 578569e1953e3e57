import { useGame } from '../../../store/game-context';
import type { ImportPreview } from '../../../store/account/import-save';
import { formatTime } from '../format-time';
import { useGames } from '../games';
import { texts } from '../texts';
import { limitChanges } from './limit-changes';
import { previewLines } from './preview-rows';

const { preview: words, limitChanges: limitWords } = texts.file;

/** What an import would change: limits and breaks first, then everything else. */
export function PreviewTable({ preview, labelledBy }: { preview: ImportPreview; labelledBy: string }) {
  const game = useGame();
  const { now, then, savedAt } = preview;
  const games = useGames();
  return (
    <>
      <p className="mt-1 text-sm text-muted">{words.savedAt(formatTime(Date.parse(savedAt)))}</p>
      <LimitList title={limitWords.title} changes={limitChanges(now.game, then.game, game.now(), false)} />
      <div className="overflow-x-auto">
        <table aria-labelledby={labelledBy} className="plot-table mt-2">
          <thead>
            <tr>
              <th scope="col">{words.columns.what}</th>
              <th scope="col">{words.columns.now}</th>
              <th scope="col">{words.columns.then}</th>
            </tr>
          </thead>
          <tbody>
            {previewLines(games, preview).map((line) => (
              <tr key={line.name}>
                <th scope="row">{line.name}</th>
                <td>
                  <bdi>{line.now}</bdi>
                </td>
                <td>
                  {line.then === null ? (
                    <span className="text-muted">{words.same}</span>
                  ) : (
                    <strong>
                      <bdi>{line.then}</bdi>
                    </strong>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-sm text-muted">{words.stays}</p>
    </>
  );
}

/** The changes of limits and breaks; nothing if there are none. */
export const LimitList = ({ title, changes }: { title: string; changes: readonly string[] }) =>
  changes.length > 0 && (
    <div className="mt-3">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5 marker:text-gold">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
