/** A fault with its location, so that an editor can jump to it. */
export interface Issue {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export const issueText = ({ file, line, message }: Issue) => `data/${file}:${line}  ${message}`;
