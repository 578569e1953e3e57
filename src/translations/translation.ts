/** What a language puts in the place of English texts: the same shape, with any wording. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...args: infer Args) => infer Said
    ? (...args: Args) => Translation<Said>
    : Texts extends object
      ? { readonly [Key in keyof Texts]: Translation<Texts[Key]> }
      : Texts;
