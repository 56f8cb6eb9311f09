import { styled } from '@mui/material/styles'
import { useId, useState, useMemo, useCallback } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { HtmlSource } from './HtmlSource.tsx'
import { useField, type FieldProps } from './useField.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { RichEditor } from '../html/rich/RichEditor.tsx'
import { RenderedNote } from '../html/rich/RenderedNote.tsx'
import { countsOf, sanitised } from '../html/sanitise.ts'
import { useSettled } from './useSettled.ts'
import Button from '@mui/material/Button'
import { row } from '../layout.ts'

const Prose = styled('div')(({ theme }) => ({
  maxWidth: '72ch',
  overflowWrap: 'anywhere',
  '& img, & video, & table': { maxWidth: '100%', height: 'auto' },
  '& a': { color: (theme.vars ?? theme).palette.primary.main },
}))

interface SafeHtmlProps {
  html: string
  /** Language of the text, where it is not the interface's. */
  lang?: string
}

/** HTML that came from the service, shown without its scripts, styles, forms and frames. */
function SafeHtml({ html, lang }: SafeHtmlProps) {
  const show = useCallback(
    (box: HTMLElement | null) => box?.replaceChildren(sanitised(html)),
    [html],
  )
  return <Prose lang={lang} ref={show} />
}

interface HtmlPreviewProps<V extends FieldValues> extends FieldProps<V> {
  lang?: string
}

const Preview = styled('section')(({ theme }) => ({
  maxHeight: 480,
  overflow: 'auto',
  padding: theme.spacing(1, 2),
  border: `1px dashed ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}))

/** How HTML will look, sanitised, shown on demand. */
function HtmlPreview<V extends FieldValues>(props: HtmlPreviewProps<V>) {
  const { t } = useTranslation('form')
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)} sx={{ my: 0.5 }}>
        {t(isShown ? 'html.hide' : 'html.show', { field: props.label })}
      </Button>
      {isShown ? <Shown {...props} /> : null}
    </>
  )
}

function Shown<V extends FieldValues>({ control, name, label, lang }: HtmlPreviewProps<V>) {
  const { t } = useTranslation('form')
  const html = String(useWatch({ control, name }) ?? '')
  return (
    <Preview aria-label={t('html.preview', { field: label })} tabIndex={0}>
      {html.trim() ? <SafeHtml html={html} {...(lang ? { lang } : {})} /> : t('html.empty')}
    </Preview>
  )
}

const Counted = styled('span')(({ theme }) => ({
  marginInlineEnd: theme.spacing(1),
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.75rem',
}))

/** How long a text is. It is there to be read, and interrupts nobody. */
function TextCounts({ html, lang }: { html: string; lang?: string | undefined }) {
  const { t } = useTranslation('form')
  const settled = useSettled(html, 400)
  const { characters, words } = useMemo(() => countsOf(settled, lang), [settled, lang])
  if (characters === 0) return null
  return (
    <Counted>
      {t('html.characters', { count: characters })}, {t('html.words', { count: words })}
    </Counted>
  )
}

interface Props<V extends FieldValues> extends FieldProps<V> {
  lines: number
  lang?: string
  /** A short text: new lines get no paragraphs, and there are fewer tools. */
  isBrief?: boolean
  /** The texts of the record as they were read; they tell whether the service renders texts. Left out where none does. */
  beside?: readonly string[]
}

/** As narrow as its place, whatever is written in it. */
const Field = styled('div')({ minWidth: 0 })

const Box = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    minWidth: 0,
    border: `1px solid color-mix(in srgb, ${palette.text.primary} 24%, transparent)`,
    borderRadius: theme.shape.borderRadius,
    background: palette.background.paper,
    overflow: 'hidden',
    '&:hover': { borderColor: palette.text.primary },
    '&:focus-within': {
      borderColor: palette.primary.main,
      // No shadow: where colours are forced there is none.
      outline: `1px solid ${palette.primary.main}`,
    },
    '&[data-invalid="true"]': { borderColor: palette.error.main },
  }
})

const Row = row('div', [0.5, 2], { alignItems: 'center', justifyContent: 'space-between' })

const Label = styled('label')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.875rem',
}))

const Help = styled('p')(({ theme }) => ({
  flex: '1 1 14rem',
  margin: 0,
  marginInlineStart: theme.spacing(1.75),
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.75rem',
  '&[data-invalid="true"]': { color: (theme.vars ?? theme).palette.error.main },
}))

/** HTML edited as it will look, or as its source. The string is the truth: what nobody changed is never written anew. */
export function RichInput<V extends FieldValues>(props: Props<V>) {
  const { label, lang, lines, isBrief = false, beside } = props
  const { field, id, error, isDirty, readOnly } = useField(props)
  const { t } = useTranslation('form')
  const own = useId()
  const [isSource, setSource] = useState(false)
  const [part, setPart] = useState('')
  const [isRead, setRead] = useState(false)
  const html = String(field.value ?? '')
  const [opened] = useState(html)
  const ids = { id, labelledBy: `${own}label`, describedBy: `${own}help` }
  const isInvalid = error !== undefined
  const shared = {
    ...ids,
    lines,
    isInvalid,
    readOnly,
    lang,
    value: html,
    onChange: field.onChange,
    onBlur: field.onBlur,
  }

  const source = <HtmlSource {...shared} part={part} />
  return (
    <Field>
      <Row sx={{ mb: 0.5 }}>
        <Label id={ids.labelledBy} htmlFor={id}>
          {label}
        </Label>
        <ViewSwitch
          label={t('html.views', { field: label })}
          isSource={isSource}
          onChange={(next) => {
            setPart('')
            setSource(next)
          }}
        />
      </Row>
      <Box data-invalid={isInvalid}>
        {isSource ? source : null}
        {isSource ? null : (
          <RichEditor
            {...shared}
            {...{ label, isBrief }}
            source={
              <>
                {source}
                <HtmlPreview {...props} />
              </>
            }
            onSource={(found) => {
              setPart(found)
              setSource(true)
            }}
          />
        )}
      </Box>
      <Row sx={{ mt: 0.5 }}>
        <Help id={ids.describedBy} data-invalid={isInvalid}>
          {error ?? props.help}
        </Help>
        <TextCounts html={html} lang={lang} />
      </Row>
      {isSource ? <HtmlPreview {...props} /> : null}
      {isDirty && !isRead && beside ? (
        <RenderedNote
          {...{ opened, html }}
          beside={beside}
          onChange={field.onChange}
          onClose={() => setRead(true)}
        />
      ) : null}
    </Field>
  )
}
