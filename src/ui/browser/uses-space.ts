const USES_SPACE = 'a, button, input, select, textarea, summary, dialog, [tabindex="0"]';

/** Whether what has the focus does something with Space by itself. A page's heading, which it is led to, does not. */
export const usesSpace = (focused: EventTarget | null): boolean =>
  focused instanceof Element && focused.closest(USES_SPACE) !== null;
