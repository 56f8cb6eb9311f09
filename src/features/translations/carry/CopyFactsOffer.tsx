import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { changedFormValues } from '../../../core/views/form/recordForm.ts'
import {
  eventForm,
  type FactName,
  factNames,
  useEventLabels,
} from '../../../resources/events/editing.ts'
import { type EventRecord } from '../../../resources/events/events.ts'
import { formatList } from '../../../i18n/formats.ts'
import { useService } from '../../../api/useService.ts'
import { useLeaveGuard } from '../../../ui/confirm/useLeaveGuard.ts'
import { CopyFactsDialog } from './CopyFactsDialog.tsx'
import { factKinds } from '../facts/factKinds.ts'
import { UnreadVersions } from './UnreadVersions.tsx'
import { useCarries } from './useCarries.ts'

interface Props {
  /** the event before its facts were changed here, and now */
  before: EventRecord
  now: EventRecord
  /** Nothing of it is to be carried any more. */
  onSettled: () => void
}

/** Facts that were changed in one language, offered to the versions in the others. */
export function CopyFactsOffer({ before, now, onSettled }: Props) {
  const { configuration } = useService()
  const names = changedFormValues(
    factNames,
    eventForm.filled(before, configuration),
    eventForm.filled(now, configuration),
  )
  return names.length > 0 ? <Offer {...{ before, now, names, onSettled }} /> : null
}

interface OfferProps extends Props {
  names: readonly FactName[]
}

function Offer({ before, now, names, onSettled }: OfferProps) {
  const { t, i18n } = useTranslation(['carry', 'ui'])
  const words = useEventLabels()
  const nameOf = useLanguageName()
  const [isOpen, setOpen] = useState(false)
  const { carries, found, namesThere, unread, again } = useCarries(before, now, names)
  useLeaveGuard({
    isOn: carries.length > 0 && !isOpen,
    asksOnClose: false,
    question: { title: t('leave.title'), text: t('leave.text'), action: t('ui:leave') },
  })
  const languages = carries.map(({ target }) => nameOf(target.service.language))
  const list = (some: readonly string[]) => formatList(i18n.language, some)
  return (
    <>
      <output>
        {carries.length > 0 ? (
          <Alert
            severity="info"
            role="presentation"
            sx={aboveItsActions}
            action={
              <>
                <Button color="inherit" onClick={() => setOpen(true)}>
                  {t('carry')}
                </Button>
                <Button color="inherit" onClick={onSettled}>
                  {t('leaveThem')}
                </Button>
              </>
            }
          >
            {t('offer', {
              fields: list(names.map((name) => words.label(name))),
              languages: list(languages),
            })}
          </Alert>
        ) : null}
      </output>
      {unread.map(({ language, error }) => (
        <UnreadVersions
          key={language}
          {...{ language, error }}
          onRetry={() => again(language)}
          // Beside what is offered, that is left together with it.
          onLeave={carries.length > 0 ? undefined : onSettled}
        />
      ))}
      {isOpen ? (
        <CopyFactsDialog
          {...{ carries, found }}
          kind={factKinds.events}
          title={t('title')}
          nameOf={namesThere}
          asksForLinks
          onClose={(hasWritten) => {
            setOpen(false)
            if (hasWritten) onSettled()
          }}
        />
      ) : null}
    </>
  )
}

/** Where both have no room beside each other, the actions come below the words. */
const aboveItsActions = {
  mb: 2,
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 14rem', minWidth: 0 },
  '& .MuiAlert-action': { flexWrap: 'wrap', paddingInlineStart: 0 },
}
