/** How a file or a place looks among others, one of which is chosen. */
export const choiceLook = (isChosen: boolean): string =>
  `relative min-h-[2.75rem] cursor-pointer rounded-[0.5rem] border has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold-light ${isChosen ? 'border-gold bg-[color-mix(in_oklab,var(--color-gold)_18%,var(--color-abyss))] shadow-[inset_0_0_0_1px_var(--color-gold)]' : 'border-shaft/30 bg-abyss/60 hover:border-gold-light'}`;
