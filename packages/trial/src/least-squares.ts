/** Least squares by one Cholesky factor of the cross products; only the last coefficient is needed. */

export interface Fit {
  readonly coefficient: number;
  /** Of that coefficient, in units of the residual variance. */
  readonly variance: number;
  readonly residualSum: number;
  /** Of the cross product of the columns. */
  readonly logDeterminant: number;
}

const SINGULAR = 1e-10;

/** The lower triangle of the columns' cross products. */
function crossProducts(rows: readonly (readonly number[])[], size: number): number[][] {
  const cross = Array.from({ length: size }, (_, row) => new Array<number>(row + 1).fill(0));
  for (const row of rows)
    cross.forEach((line, i) => {
      const value = row[i] ?? 0;
      for (let j = 0; j <= i; j++) line[j] = (line[j] ?? 0) + value * (row[j] ?? 0);
    });
  return cross;
}

/**
 * Each row holds the columns' values, with the wanted column second to last and the outcome last. Null if they are not
 * independent.
 */
export function fit(rows: readonly (readonly number[])[]): Fit | null {
  const size = rows[0]?.length ?? 0;
  const factor = crossProducts(rows, size);
  let logDeterminant = 0;
  for (const [row, line] of factor.entries()) {
    const whole = line[row] ?? 0;
    for (let column = 0; column <= row; column++) {
      const upper = factor[column] ?? [];
      let sum = line[column] ?? 0;
      for (let k = 0; k < column; k++) sum -= (line[k] ?? 0) * (upper[k] ?? 0);
      line[column] = column < row ? sum / (upper[column] ?? 1) : Math.sqrt(Math.max(0, sum));
    }
    if (row === size - 1) break;
    const pivot = line[row] ?? 0;
    if (pivot ** 2 <= SINGULAR * whole) return null;
    logDeterminant += 2 * Math.log(pivot);
  }
  const outcome = factor.at(-1) ?? [];
  const pivot = factor.at(-2)?.at(-1) ?? 1;
  return {
    coefficient: (outcome.at(-2) ?? 0) / pivot,
    variance: 1 / pivot ** 2,
    residualSum: (outcome.at(-1) ?? 0) ** 2,
    logDeterminant,
  };
}
