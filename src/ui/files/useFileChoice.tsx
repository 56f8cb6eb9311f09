import { useRef, useEffect } from 'react'

interface FileChoice {
  /** Names the input. */
  label: string
  /** As the attribute of the input. */
  accept: string
  onFile: (file: File) => void
}

/** A file of this device: `open` lets it be looked for, and `input` stands unseen beside what opens it. */
export function useFileChoice({ label, accept, onFile }: FileChoice) {
  const input = useRef<HTMLInputElement>(null)
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file may be chosen once more.
          target.value = ''
        }}
      />
    ),
  }
}

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

/** The first file of what was dropped or pasted; null for text and everything else. */
export function droppedFile(data: DataTransfer | null): File | null {
  return data?.files[0] ?? null
}
