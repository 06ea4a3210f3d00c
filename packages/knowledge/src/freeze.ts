/** Freezes a tree of plain objects and arrays in place: knowledge is read by everyone and changed by nobody. */
export function deepFreeze<T extends object>(tree: T): T {
  // Written for speed: it visits some sixty thousand objects each time a process starts.
  if (Array.isArray(tree)) {
    for (const item of tree) if (typeof item === 'object' && item !== null) deepFreeze(item);
  } else {
    for (const key in tree) {
      const value = tree[key];
      if (typeof value === 'object' && value !== null) deepFreeze(value);
    }
  }
  return Object.freeze(tree);
}
