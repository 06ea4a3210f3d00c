/** For the short lists of one person: as typed arrays they take longer to make than to use. */
export const zeros = (length: number): number[] => new Array<number>(length).fill(0);
