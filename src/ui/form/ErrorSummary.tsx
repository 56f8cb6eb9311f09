import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useContext, useLayoutEffect, useId, useRef } from 'react'
import { useFormState, type Control, type FieldErrors, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldScope, fieldId, focusField } from './useField.ts'

const Box = styled('section')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  marginBlockEnd: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.error.main}`,
  borderInlineStartWidth: 5,
  '& ul': { margin: theme.spacing(0.5, 0, 0), paddingInlineStart: theme.spacing(2.5) },
  // At the top: the bullet stands beside the first line of several.
  '& li a': { display: 'inline-block', verticalAlign: 'top', minHeight: 24, paddingBlock: 2 },
}))

interface Problem {
  name: string
  message: string
}

function problemsOf(errors: FieldErrors, order: readonly string[]): Problem[] {
  const known = order.flatMap((name) => {
    const message = errors[name]?.message
    return typeof message === 'string' ? [{ name, message }] : []
  })
  return known
}

interface Props<V extends FieldValues> {
  control: Control<V>
  /** Names of the fields in the order of the page, with their labels. */
  labels: Readonly<Record<string, string>>
}

/** What keeps the form from being saved: links to the fields, over the form; it takes the focus when a save was refused. */
export function ErrorSummary<V extends FieldValues>({ control, labels }: Props<V>) {
  const { t } = useTranslation('form')
  const { errors, submitCount } = useFormState({ control })
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const scope = useContext(FieldScope)
  // In the layout effect: a passive one would run at the next key or click, and take the focus from where that went.
  useLayoutEffect(() => {
    if (submitCount > 0) box.current?.focus()
  }, [submitCount])
  const problems = problemsOf(errors, Object.keys(labels))
  if (submitCount === 0 || problems.length === 0) return null
  return (
    <Box ref={box} tabIndex={-1} aria-labelledby={id}>
      <Typography variant="h3" component="p" {...{ id }}>
        {t('summary.title', { count: problems.length })}
      </Typography>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <Link
              href={`#${fieldId(scope, name)}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(scope, name)
              }}
            >
              {labels[name]}: {message}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  )
}
