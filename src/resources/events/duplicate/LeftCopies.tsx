import type { StoredDraft } from '../../../core/write/drafts.ts'
import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useDiscarding } from '../../../core/views/form/drafts/storedDrafts.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { focusPage } from '../../../ui/pageFocus.ts'
import { LeftNote } from '../../../core/views/form/drafts/DraftNotes.tsx'
import { chosenDays } from './choices.ts'
import { choicesIn } from './useChoicesDraft.ts'
import { Facts } from '../../../ui/Facts.tsx'

interface Props {
  draft: StoredDraft
  today: WallDay
  onTake: () => void
  onDiscard: () => void
}

/** Copies that were chosen and not made: which way, and how many. */
function LeftChoices({ draft, today, ...ways }: Props) {
  const { t } = useTranslation('eventDuplicate')
  const chosen = choicesIn(draft.body)
  if (chosen === null) return null
  const { choices, edits } = chosen
  const count = choices.way === 'one' ? 1 : chosenDays(choices, today).days.length
  return (
    <LeftNote {...{ draft, ...ways }}>
      <p>
        <Facts>
          {t(`way.${choices.way}`)}
          {t('unmade.chosen', { count })}
          {edits.size > 0 ? t('unmade.edited', { count: edits.size }) : ''}
        </Facts>
      </p>
    </LeftNote>
  )
}

interface Drafting {
  readonly isKept: boolean
  /** the same page is open in another tab */
  readonly isElsewhere: boolean
  readonly offered: readonly StoredDraft[]
  take(draft: StoredDraft): Promise<void>
}

/** What was left of copies on this device, each to be taken up or thrown away; whether there is room, and another tab. */
export function LeftCopies({ drafting, today }: { drafting: Drafting; today: WallDay }) {
  const { t } = useTranslation('eventDuplicate')
  const discard = useDiscarding()
  return (
    <>
      {drafting.isKept ? null : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('unmade.full')}
        </Alert>
      )}
      <output>
        {drafting.isElsewhere ? (
          <Alert severity="info" role="presentation" sx={{ mb: 2 }}>
            {t('unmade.elsewhere')}
          </Alert>
        ) : null}
      </output>
      {drafting.offered.map((draft) => (
        <LeftChoices
          key={draft.key}
          {...{ draft, today }}
          onTake={() => {
            void drafting.take(draft)
            focusPage()
          }}
          onDiscard={() => {
            discard(draft)
            focusPage()
          }}
        />
      ))}
    </>
  )
}
