import { readCsv } from './csvFile.ts'
import type { FileProblem, ReadFile } from './textUnit.ts'
import { readXliff } from './xliffIn.ts'
import { textOfBytes } from '../../../ui/files/textOfBytes.ts'

/** Reads what came back, whatever its name says: XLIFF begins with a bracket, and CSV does not. */
export async function readTextFile(
  file: Blob,
): Promise<ReadFile | { readonly problem: FileProblem }> {
  const { text, guessed } = textOfBytes(new Uint8Array(await file.arrayBuffer()))
  if (text.trim() === '') return { problem: 'empty' }
  const read = text.trimStart().startsWith('<') ? readXliff(text) : readCsv(text)
  return 'problem' in read || guessed === undefined ? read : { ...read, guessed }
}
