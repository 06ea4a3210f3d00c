import { AppError, type RouteContract } from '@evidose/contract';
import { fetchFile } from './api.ts';

const NAME = /filename="([^"]+)"/;

/** Fetches a file of the contract with the person's token and saves it. */
export async function download(
  contract: RouteContract,
  params: Readonly<Record<string, string>> = {},
  body?: unknown,
): Promise<void> {
  const response = await fetchFile(contract, { params, body });
  const name = NAME.exec(response.headers.get('content-disposition') ?? '')?.[1];
  if (name === undefined) throw new AppError('SOMETHING_FAILED');
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has its copy by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
