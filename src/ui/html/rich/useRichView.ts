import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Reason } from './reason.ts'
import { isAllLocked, openText, textOf } from './richText.ts'
import type { RichText } from './richText.ts'
import { richView } from './richView.ts'
import type { Around } from './richView.ts'

export interface Refused {
  reason: Reason
  detail: string
}

interface Wishes extends Omit<Around, 'onState' | 'isEditable'> {
  value: string
  isBrief: boolean
  readOnly: boolean
  onChange: (html: string) => void
}

interface RichViewing {
  place: RefObject<HTMLDivElement | null>
  view: EditorView | null
  state: EditorState | null
  /** Why the text as a whole is not for visual editing. */
  refused: Refused | null
}

function opening(html: string, isBrief: boolean): RichText | Refused {
  const text = openText(html, isBrief)
  if (typeof text === 'string') return { reason: text, detail: '' }
  const first = isAllLocked(text) ? text.opened.flat()[0] : undefined
  return first ? { reason: first.attrs['reason'], detail: first.attrs['detail'] } : text
}

/** An editor over a text. It is opened again only when the text was changed from outside. */
export function useRichView(wishes: Wishes): RichViewing {
  const { value, isBrief } = wishes
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(wishes)
  const written = useRef(value)
  const [text, setText] = useState(() => opening(value, isBrief))
  const [view, setView] = useState<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)

  useEffect(() => {
    latest.current = wishes
  })

  useEffect(() => {
    if (value === written.current) return
    written.current = value
    setText(opening(value, isBrief))
  }, [value, isBrief])

  useEffect(() => {
    if (!place.current || 'reason' in text) return undefined
    const made = richView(place.current, text.document, {
      onState(next, isTextChanged) {
        setState(next)
        if (!isTextChanged) return
        const html = textOf(next.doc, text)
        if (html === written.current) return
        written.current = html
        latest.current.onChange(html)
      },
      isEditable: () => !latest.current.readOnly,
      onLink: () => latest.current.onLink(),
      onBlur: () => latest.current.onBlur(),
      attributes: () => latest.current.attributes(),
      locked: {
        why: (reason, detail) => latest.current.locked.why(reason, detail),
        edit: latest.current.locked.edit,
        onEdit: (html) => latest.current.locked.onEdit(html),
      },
    })
    setView(made)
    setState(made.state)
    return () => {
      made.destroy()
      setView(null)
    }
  }, [text])

  return { place, view, state, refused: 'reason' in text ? text : null }
}
