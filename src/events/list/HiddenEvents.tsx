import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../collection/form/languageWords.ts'
import { usePresses } from '../../collection/list/select/selections.ts'
import { useMayWrite } from '../../collection/list/statusReach.ts'
import { useService } from '../../service/useService.ts'
import { todayIn } from '../../time/wallTime.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { RecordCards } from '../../ui/table/RecordCards.tsx'
import { useRowKeys } from '../../ui/table/useRowKeys.ts'
import { type HiddenEvent, useHiddenEvents } from '../hiddenEvents.ts'
import { HiddenEventCard } from './HiddenEventCard.tsx'
import { HiddenSelection } from './HiddenSelection.tsx'
import { OpenByName } from './OpenByName.tsx'
import { useRowWords } from './useRowWords.ts'

const rowId = ({ id }: HiddenEvent) => String(id)

/** Events that no listing shows: those this browser knows, to be chosen and changed, and a way to open any other. */
export function HiddenEvents() {
  const { t } = useTranslation('hiddenEvents')
  const nameOf = useLanguageName()
  const service = useService()
  const { language, configuration } = service
  const events = useHiddenEvents(service)
  const rows = useRowKeys()
  const words = useRowWords()
  const mayWrite = useMayWrite(service)
  const { isSelecting, start, early } = usePresses(false)
  const today = todayIn(configuration.timezone)
  const card = (event: HiddenEvent) => <HiddenEventCard {...{ event, today, service, words }} />
  return (
    <Stack spacing={2.5} ref={rows} onChange={start}>
      <PageHeader
        title={t('title')}
        summary={t('summary')}
        actions={
          <RouterButton to="." search={{}} variant="outlined">
            {t('back')}
          </RouterButton>
        }
      />
      {events.length > 0 ? (
        <RecordCards
          caption={t('caption')}
          records={events}
          {...{ rowId, card }}
          pick={mayWrite ? ({ title }) => title || words.t('untitled') : undefined}
        />
      ) : (
        <EmptyState title={t('none', { language: nameOf(language) })} />
      )}
      <OpenByName language={language} />
      {isSelecting ? <HiddenSelection known={events} {...{ rows, early }} /> : null}
    </Stack>
  )
}
