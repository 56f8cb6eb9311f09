import { useRef } from 'react'

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
