import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { ListBar } from '../../../core/views/list/ListBar.tsx'
import { usePresses } from '../../../core/views/list/select/selections.ts'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { useService } from '../../../api/useService.ts'
import { todayIn, type WallDay } from '../../../time/wallTime.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { RecordCards } from '../../../ui/table/RecordCards.tsx'
import { useRowKeys } from '../../../ui/table/useRowKeys.ts'
import { forgetHidden, type HiddenEvent, isThere, useHiddenEvents } from '../hiddenEvents.ts'
import { HiddenSelection } from './HiddenSelection.tsx'
import { type RowLabels, useRowMessages } from './useRowMessages.ts'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import { StatusMark } from '../../../core/views/list/StatusMark.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import type { Service } from '../../../api/service.ts'
import { EventTitle } from './EventTitle.tsx'
import { EventWhenCell } from './EventWhenCell.tsx'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { namedRecord } from '../../../core/resource/namedRecord.ts'

/** Opens any event that can be named: by its number, its slug or its page on the website. */
function OpenByName({ language }: { language: string }) {
  const { t } = useTranslation(['hiddenEvents', 'ui'])
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const open = (event: FormEvent) => {
    event.preventDefault()
    const named = namedRecord(typed)
    setWrong(named === null)
    if (named?.kind === 'id')
      void navigate({ to: '/$language/events/$id', params: { language, id: named.id } })
    if (named?.kind === 'slug')
      void navigate({
        to: '/$language/events/by-slug/$slug',
        params: { language, slug: named.slug },
      })
  }
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('open')}
      </Typography>
      <Stack component="form" direction="row" spacing={1} onSubmit={open} noValidate>
        <TextField
          fullWidth
          label={t('openLabel')}
          value={typed}
          error={isWrong}
          helperText={isWrong ? t('openWrong') : undefined}
          onChange={(event) => setTyped(event.target.value)}
          sx={{ maxWidth: 460 }}
        />
        <Button type="submit" variant="outlined" sx={{ alignSelf: 'start' }}>
          {t('ui:open')}
        </Button>
      </Stack>
    </section>
  )
}

interface HiddenEventCardProps {
  event: HiddenEvent
  today: WallDay
  words: RowLabels
  service: Service
}

/** A hidden event as it was when this browser last met it. */
function HiddenEventCard({ event, today, service, words }: HiddenEventCardProps) {
  const { t } = words
  const { t: say } = useTranslation(['hiddenEvents', 'ui'])
  const { id, title } = event
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <div>
        <EventTitle {...{ event, words }} language={service.language} />
        <div>
          <EventWhenCell {...{ event, today, words }} siteZone={service.configuration.timezone} />
        </div>
        {isThere(event) ? null : <StatusMark status="trash" />}
      </div>
      <IconButton
        aria-label={say('forget', { title: title || t('ui:untitled') })}
        onClick={() => forgetHidden(service, id)}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

const rowId = ({ id }: HiddenEvent) => String(id)

/** Events that no listing shows: those this browser knows, to be chosen and changed, and a way to open any other. */
export function HiddenEvents() {
  const { t } = useTranslation(['hiddenEvents', 'ui'])
  const nameOf = useLanguageName()
  const service = useService()
  const { language, configuration } = service
  const events = useHiddenEvents(service)
  const rows = useRowKeys()
  const words = useRowMessages()
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
      <ListBar>
        {isSelecting ? <HiddenSelection known={events} {...{ rows, early }} /> : null}
      </ListBar>
      {events.length > 0 ? (
        <RecordCards
          caption={t('caption')}
          records={events}
          {...{ rowId, card }}
          pick={mayWrite ? ({ title }) => title || words.t('ui:untitled') : undefined}
        />
      ) : (
        <EmptyState title={t('none', { language: nameOf(language) })} />
      )}
      <OpenByName language={language} />
    </Stack>
  )
}
