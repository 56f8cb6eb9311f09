import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../collection/form/languageWords.ts'
import { changedBoxes } from '../../collection/form/recordForm.ts'
import { eventForm, type FactName, factNames, useEventWords } from '../../events/editing.ts'
import { type EventRecord } from '../../events/events.ts'
import { formatList } from '../../i18n/formats.ts'
import { useService } from '../../service/useService.ts'
import { useLeaveGuard } from '../../ui/confirm/useLeaveGuard.ts'
import { useConfirmed } from '../confirming/useConfirmed.ts'
import type { Listing } from '../pairing/listing.ts'
import { foundIn } from '../near/found.ts'
import { useNear } from '../near/useNear.ts'
import { namesIn } from '../sideBySide/carrying.ts'
import type { Carry } from './carried.ts'
import { CarryDialog } from './CarryDialog.tsx'

interface Props {
  /** the event before its facts were changed here, and now */
  before: EventRecord
  now: EventRecord
  /** Nothing of it is to be carried any more. */
  onSettled: () => void
}

/** Facts that were changed in one language, offered to the versions in the others. */
export function CarryOffer({ before, now, onSettled }: Props) {
  const { configuration } = useService()
  const names = changedBoxes(
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
  const { t, i18n } = useTranslation('carry')
  const words = useEventWords()
  const nameOf = useLanguageName()
  const [isOpen, setOpen] = useState(false)
  const { carries, found, namesThere } = useCarries(before, now, names)
  useLeaveGuard({
    isOn: carries.length > 0 && !isOpen,
    asksOnClose: false,
    question: { title: t('leave.title'), text: t('leave.text'), action: t('leave.leave') },
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
      {isOpen ? (
        <CarryDialog
          {...{ carries, found }}
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

/**
 * The versions that are confirmed or almost certain, once every language has answered: found by what the event was,
 * for what was changed is what it has no more in common with them.
 */
function useCarries(before: EventRecord, now: EventRecord, names: readonly FactName[]) {
  const service = useService()
  const confirmed = useConfirmed(service.site)
  const { near } = useNear(service, before)
  const listings = useMemo(
    () =>
      near.flatMap((one) =>
        one.state === 'here' ? [asBefore(one.listing, service.language, before)] : [],
      ),
    [near, service, before],
  )
  const found = useMemo(() => foundIn(listings, confirmed), [listings, confirmed])
  const namesThere = useMemo(() => namesIn(listings), [listings])
  const isReading = near.some(({ state }) => state === 'reading')
  const carries = near.flatMap(({ language }): Carry[] => {
    const place = { language: service.language, id: now.id }
    const mate = found.mateOf('events', place, language)
    const isOwn = language === service.language || mate?.id === now.id
    if (isReading || isOwn || !mate || mate.certainty === 'possible') return []
    const listing = listings.find((one) => one.language === language)
    const record = listing?.events.find(({ id }) => id === mate.id)
    const source = { service, record: now }
    return record ? [{ source, target: { service: service.in(language), record }, names }] : []
  })
  return { carries, found, namesThere }
}

/** A listing with the event as it was. */
function asBefore(listing: Listing, language: string, before: EventRecord): Listing {
  if (listing.language !== language) return listing
  const others = listing.events.filter(({ id }) => id !== before.id)
  return { ...listing, events: [...others, before] }
}
