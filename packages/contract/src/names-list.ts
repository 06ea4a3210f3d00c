/** More than anybody takes. A longer list is a mistake or an attack. */
export const MOST_NAMES = 60;
export const LONGEST_NAMES_TEXT = 2000;

const BETWEEN = /[\n,;]/;

export const countNames = (text: string): number => text.split(BETWEEN).filter((entry) => entry.trim() !== '').length;
