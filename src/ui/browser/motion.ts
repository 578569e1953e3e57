/** Whether the player, or else the system, prefers less motion: the root element has the answer. */
export const wantsLessMotion = (): boolean => document.documentElement.dataset['motion'] === 'reduced';
