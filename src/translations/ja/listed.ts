/** 「魚」「魚、フグ」「魚、フグほか4件」. @param max how many of three or more are named */
export function listed(names: readonly string[], max = 2): string {
  const named = names.slice(0, names.length <= Math.max(2, max) ? undefined : max);
  const more = names.length - named.length;
  return `${named.join('、')}${more > 0 ? `ほか${more}件` : ''}`;
}
