import { useTranslation } from 'react-i18next'
import type { KeptDraft } from '../../collection/form/drafts/draft.ts'
import { LeftNote } from '../../collection/form/drafts/LeftNote.tsx'
import { formatNumber } from '../../i18n/formats.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { chosenDays } from './choices.ts'
import { choicesIn } from './choicesDraft.ts'
import { Facts } from '../../ui/Facts.tsx'

interface Props {
  draft: KeptDraft
  today: WallDay
  onTake: () => void
  onDiscard: () => void
}

/** Copies that were chosen and not made: which way, and how many. */
export function LeftChoices({ draft, today, ...ways }: Props) {
  const { t, i18n } = useTranslation('eventDuplicate')
  const chosen = choicesIn(draft.body)
  if (chosen === null) return null
  const { choices, edits } = chosen
  const count = choices.way === 'one' ? 1 : chosenDays(choices, today).days.length
  const number = (some: number) => formatNumber(i18n.language, some)
  return (
    <LeftNote {...{ draft, ...ways }}>
      <p>
        <Facts>
          {t(`way.${choices.way}`)}
          {t('unmade.chosen', { count, number: number(count) })}
          {edits.size > 0
            ? t('unmade.edited', { count: edits.size, number: number(edits.size) })
            : ''}
        </Facts>
      </p>
    </LeftNote>
  )
}
