import Alert from '@mui/material/Alert'
import { useState, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorDetails, apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { useService } from '../../../api/useService.ts'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { changedFormValues } from '../../../core/views/form/recordForm.ts'
import { CopyFactsDialog } from './CopyFactsDialog.tsx'
import { namesFor, type FactsCopy } from './copiedFacts.ts'
import { useConfirmed } from '../confirming/useConfirmed.ts'
import { factKinds } from '../facts/factKinds.ts'
import { foundIn } from '../near/found.ts'
import { useNear } from '../near/useNear.ts'
import type { Listing } from '../pairing/listing.ts'
import { isEventLink, namesIn } from '../sideBySide/copyFacts.ts'
import { formatList } from '../../../i18n/formats.ts'
import {
  eventForm,
  type FactName,
  factNames,
  useEventLabels,
} from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { useLeaveGuard } from '../../../ui/confirm/useLeaveGuard.ts'

interface CopyFactsOfferProps {
  /** the event before its facts were changed here, and now */
  before: EventRecord
  now: EventRecord
  /** Nothing of it is to be carried any more. */
  onSettled: () => void
}

/** Facts that were changed in one language, offered to the versions in the others. */
export function CopyFactsOffer({ before, now, onSettled }: CopyFactsOfferProps) {
  const { configuration } = useService()
  const names = changedFormValues(
    factNames,
    eventForm.filled(before, configuration),
    eventForm.filled(now, configuration),
  )
  return names.length > 0 ? <Offer {...{ before, now, names, onSettled }} /> : null
}

interface OfferProps extends CopyFactsOfferProps {
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
              fields: list(
                names
                  .filter((name) => carries.some((carry) => carry.names.includes(name)))
                  .map((name) => words.label(name)),
              ),
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

interface UnreadVersionsProps {
  language: string
  error: Error
  onRetry: () => void
  /** nothing where it cannot be left by itself */
  onLeave: (() => void) | undefined
}

/** A language that was not read: nobody knows whether it has a version that needs what was changed. */
function UnreadVersions({ language, error, onRetry, onLeave }: UnreadVersionsProps) {
  const { t } = useTranslation(['carry', 'service'])
  const nameOf = useLanguageName()
  const refusal = ApiError.from(error)
  const words = apiErrorMessage(refusal)
  return (
    <div style={{ marginBlockEnd: 16 }}>
      <ErrorNote
        title={t('unread', { language: nameOf(language) })}
        text={
          <>
            <div>{t(`service:${words.title}`, words.values)}</div>
            {t(`service:${words.text}`)}
          </>
        }
        details={apiErrorDetails(refusal)}
        onRetry={onRetry}
        actions={onLeave ? <Button onClick={onLeave}>{t('leaveThem')}</Button> : null}
      />
    </div>
  )
}

/**
 * The versions that are confirmed or almost certain, once every language has answered or refused: found by what the
 * event was, for what was changed is what it has no more in common with them. Languages that refused are told beside.
 */
function useCarries(before: EventRecord, now: EventRecord, names: readonly FactName[]) {
  const service = useService()
  const confirmed = useConfirmed(service.site)
  const { near, again } = useNear(service, before, names.some(isEventLink))
  const listings = useMemo(
    () =>
      near.flatMap((one) =>
        one.state === 'here' ? [asBefore(one.listing, service.language, before)] : [],
      ),
    [near, service, before],
  )
  const found = useMemo(() => foundIn(listings, confirmed), [listings, confirmed])
  const namesThere = useMemo(() => namesIn(listings), [listings])
  // A language that is asked again takes nothing away from what is offered already.
  const [wasRead, setRead] = useState(false)
  const isRead = wasRead || near.every(({ state }) => state !== 'reading')
  if (isRead !== wasRead) setRead(isRead)
  const carries = near.flatMap(({ language }): FactsCopy[] => {
    const place = { language: service.language, id: now.id }
    const mate = found.mateOf('events', place, language)
    const isOwn = language === service.language || mate?.id === now.id
    if (!isRead || isOwn || !mate || mate.certainty === 'possible') return []
    const listing = listings.find((one) => one.language === language)
    const record = listing?.events.find(({ id }) => id === mate.id)
    if (!record) return []
    const target = { service: service.in(language), record }
    const lacking = namesFor(names, now, record)
    return lacking.length > 0
      ? [{ kind: factKinds.events, source: { service, record: now }, target, names: lacking }]
      : []
  })
  const unread = near.flatMap((one) => (isRead && one.state === 'refused' ? [one] : []))
  return { carries, found, namesThere, unread, again }
}

/** A listing with the event as it was. */
function asBefore(listing: Listing, language: string, before: EventRecord): Listing {
  if (listing.language !== language) return listing
  const others = listing.events.filter(({ id }) => id !== before.id)
  return { ...listing, events: [...others, before] }
}
