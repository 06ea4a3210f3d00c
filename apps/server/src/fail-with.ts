import { AppError, type ErrorCode } from '@evidose/contract';

/** Each call of the document store has its own error: whatever fails below it, the person reads that one. */
export async function failWith<T>(code: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(code, { cause: error });
  }
}
