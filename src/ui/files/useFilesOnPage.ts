import { useEffect } from 'react'
import { droppedFile } from './droppedFile.ts'

/** While this is open a file may be dropped or pasted anywhere: beside the place the browser would leave the page. */
export function useFilesOnPage(take: (file: File) => void): void {
  useEffect(() => {
    const stop = new AbortController()
    const over = (event: DragEvent) => event.preventDefault()
    const taken = (event: Event, data: DataTransfer | null) => {
      const file = droppedFile(data)
      if (!file) return
      event.preventDefault()
      take(file)
    }
    const { signal } = stop
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('drop', (event) => taken(event, event.dataTransfer), { signal })
    document.addEventListener('paste', (event) => taken(event, event.clipboardData), { signal })
    return () => stop.abort()
  }, [take])
}
