import InputBase from '@mui/material/InputBase'
import { useEffect, useRef } from 'react'

interface Props {
  id: string
  labelledBy: string
  describedBy: string
  lang?: string | undefined
  lines: number
  value: string
  isInvalid: boolean
  readOnly: boolean
  /** What is selected at first, such as a part that is not edited visually. */
  part: string
  onChange: (html: string) => void
  onBlur: () => void
}

/** The HTML itself. A box of the browser knows one kind of line end; a text keeps its own. */
export function HtmlSource(props: Props) {
  const { id, value, part, lines, lang } = props
  const input = useRef<HTMLTextAreaElement>(null)
  const hasReturns = value.includes('\r\n')

  useEffect(() => {
    const area = input.current
    const at = area && part !== '' ? area.value.indexOf(part.replaceAll('\r\n', '\n')) : -1
    if (!area || at === -1) return
    area.focus()
    area.setSelectionRange(at, at + part.replaceAll('\r\n', '\n').length)
  }, [part])

  return (
    <InputBase
      id={id}
      multiline
      fullWidth
      minRows={lines}
      maxRows={24}
      value={value}
      readOnly={props.readOnly}
      inputRef={input}
      onBlur={props.onBlur}
      onChange={({ target }) =>
        props.onChange(hasReturns ? target.value.replaceAll('\n', '\r\n') : target.value)
      }
      sx={{ px: 1.75, py: 1.25, '& textarea': { fontFamily: 'monospace', fontSize: '0.875rem' } }}
      slotProps={{
        input: {
          lang,
          'aria-labelledby': props.labelledBy,
          'aria-describedby': props.describedBy,
          'aria-invalid': props.isInvalid,
        },
      }}
    />
  )
}
