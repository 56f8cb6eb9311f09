import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { KeptDraft } from '../../collection/form/drafts/draft.ts'
import { useDiscarding } from '../../collection/form/drafts/useDiscarding.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { focusPage } from '../../ui/pageFocus.ts'
import { LeftChoices } from './LeftChoices.tsx'

interface Drafting {
  readonly isKept: boolean
  /** the same page is open in another tab */
  readonly isElsewhere: boolean
  readonly offered: readonly KeptDraft[]
  take(draft: KeptDraft): Promise<void>
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
