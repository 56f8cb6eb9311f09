import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { useListAddress } from '../../collection/list/useListAddress.ts'
import { PresetLinks } from '../../ui/filters/PresetLinks.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { PairingFailed } from '../board/Board.tsx'
import { ReadingProgress } from '../board/ReadingProgress.tsx'
import { spans } from './driftDates.ts'
import { driftFilters } from './driftFilters.ts'
import { DriftReport } from './DriftReport.tsx'
import { useDriftBoard } from './useDriftBoard.ts'

/** Confirmed versions of events whose facts have come apart, and the ways to bring them together again. */
export function DriftPage() {
  const { t } = useTranslation('drift')
  const address = useListAddress(driftFilters, [])
  const { span = 'upcoming' } = address.filters
  const board = useDriftBoard(span)
  const { language } = board.service
  const presets = spans.map((id) => ({
    id,
    words: t(`spans.${id}`),
    search: address.searchOf({ ...address.filters, span: id === 'upcoming' ? undefined : id }),
    isCurrent: id === span,
  }))
  return (
    <Stack spacing={1.5}>
      <PageHeader
        title={t('title')}
        summary={t('summary')}
        actions={
          <RouterButton to="/$language/translations" params={{ language }} variant="outlined">
            {t('board')}
          </RouterButton>
        }
      />
      <PresetLinks label={t('spans.label')} {...{ presets }} />
      {board.hasPairingFailed ? <PairingFailed onRetry={board.pairAgain} /> : null}
      {board.hasPairingFailed || board.isSettled ? null : <ReadingProgress board={board} />}
      {board.isSettled && !board.hasPairingFailed ? <DriftReport {...{ board, address }} /> : null}
    </Stack>
  )
}
