import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../../collection/collection.ts'
import { fieldLabel } from '../../../collection/fieldLabel.ts'
import { useOutcomeWords } from '../../../collection/list/bulk/outcomeWords.ts'
import { ReasonLinks } from '../../../collection/list/bulk/ReasonLinks.tsx'
import { formatList } from '../../../i18n/formats.ts'
import { titleOfRecord } from '../../../records/records.ts'
import { useService } from '../../../service/useService.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import {
  outcomeOf,
  type PlannedRow,
  type RowProgress,
  type UntickedRow as Row,
} from './changePlan.ts'

interface PlaceProps {
  of: CollectionName
  place: number
  id: number
  title: string
}

function RowPlace({ of, place, id, title }: PlaceProps) {
  const { t } = useTranslation('transfer')
  const { language } = useService()
  const params = { language, id: String(id) }
  return (
    <>
      {t('in.row', { place })}{' '}
      <RouterLink to={`/$language/${of}/$id`} params={params} lang={language}>
        {title}
      </RouterLink>
      {' — '}
    </>
  )
}

interface Props {
  of: CollectionName
  row: PlannedRow
  progress: RowProgress
}

/** A row that was to be written, and what came of it. */
export function KeptRow({ of, row: { place, record }, progress }: Props) {
  const { t, i18n } = useTranslation('transfer')
  const { language } = useService()
  const words = useOutcomeWords((field) => fieldLabel(i18n, of, field))
  const known = { of, id: record.id, title: titleOfRecord(of, record) }
  const { state, reasons } = progress
  return (
    <>
      <RowPlace {...known} place={place} />
      {t(`in.left.state.${state}`)} {words(outcomeOf(record, progress))}
      {state === 'refused' && reasons ? <ReasonLinks {...{ ...known, language, reasons }} /> : null}
    </>
  )
}

/** A row that could have been written and was not ticked. */
export function UntickedRow({ of, row }: { of: CollectionName; row: Row }) {
  const { t, i18n } = useTranslation('transfer')
  const { since, ...place } = row
  const fields = formatList(
    i18n.language,
    since.map((field) => fieldLabel(i18n, of, field)),
  )
  return (
    <>
      <RowPlace {...{ of, ...place }} />
      {t('new.run.leftWhy.unticked')} {since.length > 0 ? t('in.left.since', { fields }) : ''}
    </>
  )
}
