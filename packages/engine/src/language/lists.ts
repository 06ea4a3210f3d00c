/** Lists of words by their names. */
export type Lists<K extends string> = Readonly<Record<K, readonly string[]>>;
export type ListsBy<K extends string> = Readonly<Partial<Record<K, readonly string[]>>>;
/** The same from the names of the lists, which the schema of the files is made of too. */
export type ListsOf<N extends readonly string[]> = Lists<N[number]>;
