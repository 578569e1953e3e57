/** 「魚3匹」. @param plural with its counter, and `#` for the count; one without gets the counter for anything */
export const counted = (count: number | string, plural: string): string =>
  plural.includes('#') ? plural.replace('#', String(count)) : `${plural}${count}個`;
