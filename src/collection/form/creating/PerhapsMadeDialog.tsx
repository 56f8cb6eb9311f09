import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../i18n/formats.ts'
import type { CollectionName } from '../../collection.ts'
import { NamesakeDialog } from '../NamesakeDialog.tsx'
import { NamesakeFacts } from '../NamesakeFacts.tsx'
import type { Namesakes } from '../namesakes.ts'
import type { Shown } from '../recordForm.ts'

/** A record of any collection, with what it is called. */
export interface Candidate extends Shown {
  readonly called: string
}

interface Props extends Namesakes<Candidate> {
  collection: CollectionName
}

/** What was sent before and never answered seems to have been made: what was found, and the choice. */
export function PerhapsMadeDialog(props: Props) {
  const { t } = useTranslation('recordForm')
  const isFound = props.existing.length > 0
  return (
    <NamesakeDialog
      {...props}
      title={t(isFound ? 'perhaps.title' : 'perhaps.unseenTitle')}
      text={t(isFound ? 'perhaps.text' : 'perhaps.unseenText')}
      createAnyway={t('perhaps.create')}
      Facts={CandidateFacts}
    />
  )
}

function CandidateFacts({ record }: { record: Candidate }) {
  const { t, i18n } = useTranslation('recordForm')
  const { called, modified } = record
  const when = modified ? t('perhaps.when', { when: formatDateTime(i18n.language, modified) }) : ''
  return <NamesakeFacts record={record} title={called} details={[when]} />
}
