import { languageNames } from '../languages/language';
import { useGameStore } from '../store/game-context';
import { useHydrated } from '../ui/hooks';
import { useLanguage } from '../ui/use-language';
import { texts } from './texts';

/** The choice of the language, each under its own name. It takes effect at once, in every tab. */
export function LanguageSelect() {
  const store = useGameStore();
  return (
    <label inert={!useHydrated()} className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
      <span>{texts.language}</span>
      <select
        value={useLanguage()}
        onChange={({ target }) => store.changeSettings({ language: target.value })}
        className="min-h-11 rounded-md border border-shaft/60 bg-abyss px-3 text-text"
      >
        {Object.entries(languageNames).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag} translate="no">
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
