import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptDraft } from '../../collection/form/drafts/draft.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { formatAge, formatInstant } from '../../i18n/instants.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { announce } from '../../ui/live/announcements.ts'
import { chosenDays } from './choices.ts'
import { choicesIn } from './choicesDraft.ts'

interface Props {
  draft: KeptDraft
  today: WallDay
  onTake: () => void
  onDiscard: () => void
}

/** Copies that were chosen and not made: when, which way, how many, and the two things that can be done with it. */
export function LeftChoices({ draft, today, onTake, onDiscard }: Props) {
  const { t, i18n } = useTranslation(['eventDuplicate', 'drafts'])
  const id = useId()
  const title = t('drafts:left')
  useEffect(() => announce(title), [title])
  const chosen = choicesIn(draft.body)
  if (chosen === null) return null
  const { choices, edits } = chosen
  const count = choices.way === 'one' ? 1 : chosenDays(choices, today).days.length
  const number = (some: number) => formatNumber(i18n.language, some)
  return (
    <section aria-labelledby={id}>
      <Alert severity="info" role="presentation" sx={{ mb: 2 }}>
        <AlertTitle id={id}>
          {title}
          {', '}
          <time dateTime={draft.at} title={formatInstant(i18n.language, draft.at)}>
            {formatAge(i18n.language, draft.at)}
          </time>
        </AlertTitle>
        <p>
          {t(`way.${choices.way}`)} · {t('unmade.chosen', { count, number: number(count) })}
          {edits.size > 0
            ? ` · ${t('unmade.edited', { count: edits.size, number: number(edits.size) })}`
            : ''}
        </p>
        <Button variant="contained" onClick={onTake} sx={{ mr: 1 }}>
          {t('drafts:take')}
        </Button>
        <Button onClick={onDiscard}>{t('drafts:discard')}</Button>
      </Alert>
    </section>
  )
}
