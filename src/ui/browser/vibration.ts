/** Whether this device can vibrate. Desktop browsers have the function too, and nothing to vibrate. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
