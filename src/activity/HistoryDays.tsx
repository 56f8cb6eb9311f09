import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Operation } from '../core/write/operation.ts'
import { formatDate } from '../i18n/formats.ts'
import { HistoryLine } from './HistoryLine.tsx'
import { daysOf, type HistoryRow } from './historyRows.ts'
import type { History } from './useHistory.ts'
import { CompareDialog } from './CompareDialog.tsx'
import { UndoDialog } from './undo/UndoDialog.tsx'

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyleType: '""',
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}))

type Asked =
  | { readonly kind: 'compare'; readonly entry: Operation }
  | { readonly kind: 'back'; readonly entry: Operation }
  | { readonly kind: 'undo'; readonly row: HistoryRow }

/** A page of the history, newest first, day by day. */
export function HistoryDays({ history }: { history: History }) {
  const { i18n } = useTranslation('history')
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const { isOpen } = history
  return (
    <>
      {daysOf(history.rows).map(([day, rows]) => (
        <section key={day} aria-label={formatDate(i18n.language, day)}>
          <Typography variant="h2" sx={{ mt: 2, mb: 1 }}>
            {formatDate(i18n.language, day)}
          </Typography>
          <Lines>
            {rows.map((row) => (
              <HistoryLine
                key={row.newest.key}
                {...{ row, history }}
                onCompare={(entry) => setAsked({ kind: 'compare', entry })}
                onUndo={() => setAsked({ kind: 'undo', row })}
                onBack={(entry) => setAsked({ kind: 'back', entry })}
              />
            ))}
          </Lines>
        </section>
      ))}

      {asked?.kind === 'compare' ? (
        <CompareDialog
          entry={asked.entry}
          isOpen={isOpen(asked.entry)}
          onUndo={() =>
            setAsked({ kind: 'undo', row: { entries: [asked.entry], newest: asked.entry } })
          }
          onClose={close}
        />
      ) : null}
      {asked?.kind === 'back' ? (
        <UndoDialog entries={[asked.entry]} isBack onClose={close} />
      ) : null}
      {asked?.kind === 'undo' ? (
        <UndoDialog entries={asked.row.entries.filter(isOpen)} onClose={close} />
      ) : null}
    </>
  )
}
