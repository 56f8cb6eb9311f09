import type { Namesakes } from '../namesakes.ts'
import type { RecordForm, Shown } from '../recordForm.ts'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../../i18n/formats.ts'
import { NamesakeDialog } from '../NamesakeDialog.tsx'
import { NamesakeFacts } from '../NamesakeFacts.tsx'

interface Props<R extends Shown> extends Namesakes<R> {
  definition: Pick<RecordForm<R, never, never>, 'name' | 'titleOf'>
}

/** What was sent before and never answered seems to have been made: what was found, and the choice. */
export function AskPerhapsMade<R extends Shown>({ definition, ...props }: Props<R>) {
  const { t, i18n } = useTranslation('recordForm')
  const isFound = props.existing.length > 0
  const whenOf = ({ modified }: R) =>
    modified ? t('perhaps.when', { when: formatDateTime(i18n.language, modified) }) : ''
  return (
    <NamesakeDialog
      {...props}
      collection={definition.name}
      title={t(isFound ? 'perhaps.title' : 'perhaps.unseenTitle')}
      text={t(isFound ? 'perhaps.text' : 'perhaps.unseenText')}
      createAnyway={t('perhaps.create')}
      renderFacts={(record) => (
        <NamesakeFacts
          record={record}
          title={definition.titleOf(record)}
          details={[whenOf(record)]}
        />
      )}
    />
  )
}
