const USES_SPACE = 'a, button, input, select, textarea, summary, dialog, [tabindex="0"]';

/** Whether the focused element uses Space itself. A heading that received the focus doesn't. */
export const usesSpace = (focused: EventTarget | null): boolean =>
  focused instanceof Element && focused.closest(USES_SPACE) !== null;
