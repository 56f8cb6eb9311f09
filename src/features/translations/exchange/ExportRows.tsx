import Alert from '@mui/material/Alert'
import { formatList } from '../../../i18n/formats.ts'
import { Button } from '../../../ui/Button.tsx'
import { PairingFailed } from '../board/Board.tsx'
import { BoardAlerts, useRowsText } from '../board/BoardNotes.tsx'
import { ReadingProgress } from '../board/ReadingProgress.tsx'
import { type Export, useExport, type RefusedLater } from './useExport.ts'
import { useService } from '../../../api/useService.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import type { PairedCollection } from '../pairing/listing.ts'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import { Choice, Choices } from '../../../ui/form/Choice.tsx'
import { addressWith } from './exchangeFilters.ts'
import { wantedStates } from './exportUnits.ts'
import type { TextKind } from './textUnit.ts'
import type { BoardProps } from '../board/useBoard.ts'

interface ExportChoicesProps extends Pick<BoardProps, 'of' | 'board' | 'searchFor'> {
  out: Export
}

/** From which language to which, which rows, and what of them. */
function ExportChoices({ of, board, searchFor, out }: ExportChoicesProps) {
  const { t } = useTranslation(['exchange', 'recordList'])
  const navigate = useNavigate()
  const { languages } = board.service.configuration
  const { search, codes, from, others, to, state } = out
  const go = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = addressWith(search, changes)
    void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  }
  const named = (some: readonly string[]) =>
    some.map((code) => ({ value: code, words: languages[code] ?? code }))
  return (
    <Choices>
      <Choice
        label={t('out.from')}
        value={from}
        options={named(codes)}
        onChange={(code) => go({ from: code, to: code === to ? undefined : to })}
      />
      <Choice
        label={t('out.to')}
        value={to}
        options={named(others)}
        onChange={(code) => go({ to: code })}
      />
      <Choice
        label={t('recordList:groups.what')}
        value={state ?? 'all'}
        options={(['all', ...wantedStates] as const).map((one) => ({
          value: one,
          words: t(`out.states.${one}`),
        }))}
        onChange={(one) => {
          const next = wantedStates.find((wanted) => wanted === one)
          void navigate({ to: '.', search: searchFor({ state: next }), replace: true })
        }}
      />
      <Kinds {...{ of, out }} onChange={(texts) => go({ texts })} />
    </Choices>
  )
}

interface KindsProps extends Pick<ExportChoicesProps, 'of' | 'out'> {
  /** as the address has them; nothing for all */
  onChange: (texts: string | undefined) => void
}

function Kinds({ of, out: { ofThis, kinds }, onChange }: KindsProps) {
  const { t, i18n } = useTranslation(['exchange', 'eventForm', 'recordForm', 'recordList', 'ui'])
  const turn = (kind: TextKind, isOn: boolean) => {
    const next = ofThis.filter((one) => (one === kind ? isOn : kinds.includes(one)))
    const isAll = next.length === ofThis.length
    onChange(isAll || next.length === 0 ? undefined : next.join(','))
  }
  return (
    <fieldset>
      <legend>{t('out.texts')}</legend>
      {ofThis.map((kind) => (
        <FormControlLabel
          key={kind}
          label={
            kind === 'title' && of !== 'events' ? t('ui:name') : fieldLabel(i18n, 'events', kind)
          }
          control={
            <Checkbox checked={kinds.includes(kind)} onChange={(_, isOn) => turn(kind, isOn)} />
          }
        />
      ))}
    </fieldset>
  )
}

interface LaterErrorsProps {
  of: PairedCollection
  later: readonly RefusedLater[]
}

/** What of a file could not be taken in again, how much and why, before anybody translates it. */
function LaterErrors({ of, later }: LaterErrorsProps) {
  const { t } = useTranslation(['exchange', 'recordList'])
  const { language } = useService()
  const search = { ...(of === 'events' ? {} : { of }), state: 'missing' }
  return (
    <Alert severity="warning" role="presentation">
      {t('out.later')}
      <ul>
        {later.map(({ problem, count }) => (
          <li key={problem}>
            {t('out.laterWhy', { count, why: t(`problem.${problem}`) })}{' '}
            {problem === 'noVersion' ? (
              <RouterLink to="/$language/translations" params={{ language }} search={search}>
                {t('out.laterCreate')}
              </RouterLink>
            ) : null}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

interface Props {
  count: number
  of: PairedCollection
}

/** How many are left out because they may have a version already, and where to say which it is. */
function Undecided({ count, of }: Props) {
  const { t } = useTranslation(['exchange', 'recordList'])
  const { language } = useService()
  const search = { ...(of === 'events' ? {} : { of }), state: 'unpaired' }
  return (
    <Alert severity="info" role="presentation">
      {t('out.undecided', { count })}{' '}
      <RouterLink to="/$language/translations" params={{ language }} search={search}>
        {t('out.decide')}
      </RouterLink>
    </Alert>
  )
}

/** The rows of the board as a file for translators: from which language to which, and what of it. */
export function ExportRows({ of, board, filters, searchFor }: BoardProps) {
  const { t, i18n } = useTranslation(['exchange', 'recordList'])
  const rowsText = useRowsText()
  const out = useExport({ of, board, filters })
  if (board.hasPairingFailed) return <PairingFailed onRetry={board.pairAgain} />
  if (!board.isSettled) return <ReadingProgress board={board} />
  const { languages } = board.service.configuration
  const unread = out.unread.map((code) => languages[code] ?? code)
  return (
    <>
      <ExportChoices {...{ of, board, searchFor, out }} />
      <BoardAlerts board={board} count={out.rows.length} />
      <p>{rowsText(out.rows.length)}</p>
      {out.undecided.length > 0 ? <Undecided {...{ of }} count={out.undecided.length} /> : null}
      {unread.length > 0 ? (
        <Alert severity="warning">
          {t('out.unread', { languages: formatList(i18n.language, unread) })}
        </Alert>
      ) : null}
      {out.later.length > 0 ? <LaterErrors {...{ of }} later={out.later} /> : null}
      <Choices>
        <Button variant="contained" disabled={!out.canSave} onClick={() => out.save('xliff')}>
          {t('out.xliff')}
        </Button>
        {(['xliff12', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="outlined"
            disabled={!out.canSave}
            onClick={() => out.save(format)}
          >
            {t(`out.${format}`)}
          </Button>
        ))}
      </Choices>
      <p>{t('out.text')}</p>
    </>
  )
}
