import { useStore } from 'zustand';
import { language } from '../languages/language';

/** The tag of the language in use. A component that calls it is drawn again, with all below it, once texts are translated. */
export const useLanguage = (): string => useStore(language, (state) => state).code;
