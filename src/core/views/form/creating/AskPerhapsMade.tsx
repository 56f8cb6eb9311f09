import type { Namesakes } from '../namesakes.ts'
import type { RecordForm, Shown } from '../recordForm.ts'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../../i18n/formats.ts'
import type { CollectionName } from '../../../resource/collection.ts'
import { NamesakeDialog } from '../NamesakeDialog.tsx'
import { NamesakeFacts } from '../NamesakeFacts.tsx'

/** A record of any collection, with what it is called. */
interface Candidate extends Shown {
  readonly called: string
}

interface CandidateProps extends Namesakes<Candidate> {
  collection: CollectionName
}

/** What was sent before and never answered seems to have been made: what was found, and the choice. */
function PerhapsMadeDialog(props: CandidateProps) {
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

// Asked for by those alone whose answer got lost.

interface Props<R extends Shown> extends Namesakes<R> {
  definition: Pick<RecordForm<R, never, never>, 'name' | 'titleOf'>
}

/** Asks what is to become of a record that an earlier sending may have made. */
export function AskPerhapsMade<R extends Shown>({ definition, onUse, ...props }: Props<R>) {
  const records = new Map(props.existing.map((record) => [record.id, record]))
  const use = ({ id }: Shown) => {
    const record = records.get(id)
    if (record) onUse?.(record)
  }
  return (
    <PerhapsMadeDialog
      {...props}
      collection={definition.name}
      existing={props.existing.map((record) => candidateOf(record, definition.titleOf(record)))}
      {...(onUse ? { onUse: use } : {})}
    />
  )
}

function candidateOf(record: Shown, called: string): Candidate {
  return { ...record, called }
}
