/** The first file of what was dropped or pasted; null for text and everything else. */
export function droppedFile(data: DataTransfer | null): File | null {
  return data?.files[0] ?? null
}
