export interface ExportFile {
  readonly content: Buffer | string;
  readonly contentType: string;
  readonly fileName: string;
}
