import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Studio } from './studio';
import type { StudioState } from './changes';

const StudioContext = createContext<Studio | null>(null);
export const StudioProvider = StudioContext.Provider;

/** The studio of the page. Throws outside a `StudioProvider`. */
export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error('There is no studio around this.');
  return studio;
}

export const useStudioState = <T>(select: (state: StudioState) => T): T =>
  useStore(useStudio().state, select);
