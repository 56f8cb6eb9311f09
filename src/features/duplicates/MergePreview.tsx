import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useFieldLabels } from '../activity/useFieldText.ts'
import { formatDate, formatList } from '../../i18n/formats.ts'
import type { BoardState } from '../translations/board/useBoard.ts'
import type { Merging } from './useMerging.ts'
import type { Named } from './naming.ts'
import Radio from '@mui/material/Radio'
import type { BoardRow } from '../translations/state/boardRow.ts'
import { RowFacts } from './RowFacts.tsx'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { RecordLink } from '../../core/views/form/RecordLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { LanguageChip } from '../../ui/LanguageChip.tsx'
import { movesOf } from './steps.ts'
import type { Losing } from './useLosing.ts'

/** As many as are named. */
const mostNamed = 20

interface LosingLineProps {
  of: Named
  board: BoardState
  losing: Losing
  /** something that may not be written names one of those that go, which keeps all of them */
  isKept: boolean
}

/** A record that goes, and the events that go over to what stays. */
function LosingLine({ of, board, losing, isKept }: LosingLineProps) {
  const { t, i18n } = useTranslation(['hygiene', 'ui'])
  const { languages } = board.service.configuration
  const { lost, events, isUnread, retry } = losing
  const { version, into } = lost
  const { language } = version
  const { steps } = movesOf(board.service, of, [losing])
  const moved = new Set(steps.map(({ task }) => task.opened.id))
  const moving = events?.filter(({ id }) => moved.has(id)) ?? []
  const count = moving.length
  const holes = {
    count,
    from: version.texts.title || t('ui:unnamed'),
    into: into.texts.title || t('ui:unnamed'),
  }
  const what = events
    ? t(`${isKept ? 'movesOnly' : 'moves'}${count > 0 ? '' : 'None'}`, holes)
    : isUnread
      ? t('unreadEvents', holes)
      : t('reading', holes)
  return (
    <li>
      <Typography component="span">
        <LanguageChip language={language} label={languages[language] ?? language} /> {what}
      </Typography>{' '}
      {isUnread ? <Button onClick={retry}>{t('ui:retry')}</Button> : null}
      {count > 0 ? (
        <details>
          <summary>{t('which', holes)}</summary>
          <ul>
            {moving.slice(0, mostNamed).map(({ id, title, start_date }) => (
              <li key={id}>
                <RecordLink name="events" language={language} place={{ id: String(id) }}>
                  <span lang={language}>{title || t('ui:unnamed')}</span>
                </RecordLink>{' '}
                {formatDate(i18n.language, start_date, 'short')}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  )
}

interface MergeRowProps {
  of: Named
  board: BoardState
  row: BoardRow
  merging: Merging
}

/** One that may be the one that stays; of more than two, each may also be left out. */
function MergeRow({ of, board, row, merging }: MergeRowProps) {
  const { t } = useTranslation(['hygiene', 'ui'])
  const { rows, chosen, choose, included, include } = merging
  const id = useId()
  const facts = (
    <span id={id}>
      <RowFacts {...{ of, board, row }} />
    </span>
  )
  return (
    <div>
      <FormControlLabel
        value={row.id}
        label={facts}
        control={<Radio onChange={() => choose(row)} />}
        // The first line beside the middle of the radio.
        sx={{ alignItems: 'start', '& .MuiFormControlLabel-label': { pt: 1 } }}
      />
      {rows.length > 2 ? (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={included.includes(row)}
              disabled={row === chosen}
              onChange={(_, isOn) => include(row, isOn)}
              // Several may have one name.
              slotProps={{ input: { 'aria-describedby': id } }}
            />
          }
          label={t('include', { name: row.source.texts.title || t('ui:unnamed') })}
          sx={{ display: 'flex', width: 'fit-content', pl: 4, overflowWrap: 'anywhere' }}
        />
      ) : null}
    </div>
  )
}

interface Props {
  of: Named
  board: BoardState
  merging: Merging
}

/** Which of them stays, and what becomes of the others and their events. */
export function MergePreview({ of, board, merging }: Props) {
  const { t } = useTranslation(['hygiene', 'ui'])
  const { rows, chosen, losing, unmoved, isOfSeveral } = merging
  const id = useId()
  return (
    <>
      <FormControl>
        <FormLabel id={id}>{t('stays')}</FormLabel>
        <RadioGroup aria-labelledby={id} value={chosen?.id ?? ''} sx={{ gap: 1 }}>
          {rows.map((row) => (
            <MergeRow key={row.id} {...{ of, board, row, merging }} />
          ))}
        </RadioGroup>
      </FormControl>
      {losing.length === 0 ? <Alert severity="warning">{t('tooFew')}</Alert> : null}
      <ul style={{ margin: 0 }}>
        {losing.map((one) => (
          <LosingLine
            key={`${one.lost.version.language} ${one.lost.version.id}`}
            {...{ of, board }}
            losing={one}
            isKept={unmoved > 0}
          />
        ))}
      </ul>
      <TakingChoice {...{ of, merging }} />
      {isOfSeveral && losing.length > 0 ? (
        <Alert severity="info">{t('becomeVersions')}</Alert>
      ) : null}
      {unmoved > 0 ? <Alert severity="warning">{t('unmoved', { count: unmoved })}</Alert> : null}
      <Alert severity="info">{t('hiddenNote')}</Alert>
    </>
  )
}

function TakingChoice({ of, merging }: Pick<Props, 'of' | 'merging'>) {
  const { t, i18n } = useTranslation(['hygiene', 'ui'])
  const label = useFieldLabels()
  const { taking, isTaking, setTaking } = merging
  if (taking.length === 0) return null
  const names = [...new Set(taking.flatMap(({ values }) => Object.keys(values)))]
  const labels = names.map((name) => label(of, name))
  return (
    <FormControlLabel
      control={<Checkbox checked={isTaking} onChange={(_, isOn) => setTaking(isOn)} />}
      label={t('take', { fields: formatList(i18n.language, labels) })}
    />
  )
}
