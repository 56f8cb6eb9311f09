import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../collection/form/languageWords.ts'
import { useStatusNames } from '../collection/list/statusName.ts'
import { formatDate, formatDateTime } from '../i18n/formats.ts'
import { readWallDay } from '../time/wallTime.ts'
import type { Facts } from './facts.ts'
import { firstDayListing } from './listingWindow.ts'
import type { Reason } from './reasons.ts'

const statuses = ['draft', 'pending', 'private'] as const

/** A reason in a sentence. */
export function useReasonWords(): (reason: Reason, facts: Facts) => string {
  const { t, i18n } = useTranslation('visibility')
  const nameOf = useLanguageName()
  const { ofOne } = useStatusNames()
  const moment = (at: string) => formatDateTime(i18n.language, at)
  /** The day on which the listing reaches an event. */
  const reached = ({ own }: Facts) => {
    const end = own.kind === 'here' ? readWallDay(own.record.end_date) : null
    return end ? formatDate(i18n.language, firstDayListing(end)) : ''
  }
  return (reason, facts) => {
    const { kind } = reason
    const isListed = facts.usual === 'yes'
    if (kind === 'status') {
      const own = statuses.find((one) => one === reason.status)
      return own ? t(`reason.${own}`) : t('reason.otherStatus', { status: ofOne(reason.status) })
    }
    if (kind === 'scheduled')
      return reason.at
        ? t('reason.scheduled', { at: moment(reason.at) })
        : t('reason.scheduledSometime')
    if (kind === 'overdue' || kind === 'begun')
      return t(`reason.${kind}`, { at: moment(reason.at) })
    if (kind === 'past')
      return t(isListed ? 'reason.pastListed' : 'reason.past', { at: moment(reason.at) })
    if (kind === 'beyond' && isListed) return t('reason.beyondListed', { at: moment(reason.at) })
    if (kind === 'beyond')
      return t('reason.beyond', { at: moment(reason.at), from: reached(facts) })
    if (kind === 'language')
      return t(isListed ? 'reason.languageListed' : 'reason.language', {
        language: nameOf(reason.language),
      })
    if (kind === 'hidden' && isListed) return t('reason.hiddenListed')
    if (kind === 'category') {
      const { name, id, state } = reason.category
      return t(state === 'empty' ? 'reason.emptyCategory' : 'reason.missingCategory', {
        name: name || `#${id}`,
      })
    }
    if (kind === 'unknown') return t(`unknown.${reason.what}`)
    return t(`reason.${kind}`)
  }
}
