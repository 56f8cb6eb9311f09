import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { download } from '../../../ui/download.ts'
import { useFileChoice } from '../../../ui/files/useFileChoice.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import type { BoardState } from '../board/useBoard.ts'
import { exportedPairs, importedPairs, type IsThere } from '../confirmed/pairsFile.ts'
import { confirmedOf } from '../confirmed/storedLinks.ts'
import { useConfirmed } from '../confirming/useConfirmed.ts'
import { ImportDialog, type FoundPairs } from './ImportDialog.tsx'
import type { PairedCollection } from '../pairing/listing.ts'

/** More than this is no file of pairs: ten thousand take three million bytes. */
const mostBytes = 50_000_000

/** What was confirmed here, out to a file and in from one: dropped on it, or chosen. */
export function PairsFiles({ board }: { board: BoardState }) {
  const { t } = useTranslation(['translations', 'filters', 'transfer'])
  const [found, setFound] = useState<FoundPairs | null>(null)
  const { site } = board.service
  const confirmed = useConfirmed(site)
  const count = confirmed.together.length + confirmed.apart.length
  const refuse = (message: string) => toast.show({ message, severity: 'error' })
  const read = async (file: File) => {
    if (file.size > mostBytes) return refuse(t('files.unreadable'))
    const before = await confirmedOf(site)
    const read = { text: await file.text(), site, isThere: isListed(board) }
    const next = importedPairs(read.text, site, before, read.isThere)
    if (next.kind === 'otherSite') return refuse(t('files.otherSite', { site: next.site }))
    return next.kind === 'pairs'
      ? setFound({ ...next, file: read })
      : refuse(t(`files.${next.kind}`))
  }
  const choice = useFileChoice({
    label: t('files.file'),
    accept: 'application/json,.json',
    onFile: (file) => void read(file),
  })
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void read(file)
  }
  return (
    <Box
      component="section"
      aria-label={t('files.title')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('files.kept', { count })}
      </Typography>
      <Button
        disabled={count === 0}
        onClick={() => download('agenda.pairs.json', exportedPairs(site, confirmed))}
      >
        {t('transfer:part.out')}
      </Button>
      <Button onClick={choice.open}>{t('filters:import')}</Button>
      {choice.input}
      {found === null ? null : (
        <ImportDialog {...{ board, found }} onClose={() => setFound(null)} />
      )}
    </Box>
  )
}

/**
 * Whether a record is there, as far as the board knows: of events it reads some months and never the hidden ones,
 * and a language or a collection that it did not read says nothing. What is not known counts as there.
 */
function isListed({ listings }: Pick<BoardState, 'listings'>): IsThere {
  const known = new Map<string, ReadonlySet<number>>()
  for (const { language, ...collections } of listings)
    for (const [collection, records] of Object.entries(collections))
      if (records.length > 0)
        known.set(`${collection} ${language}`, new Set(records.map(({ id }) => id)))
  return (collection: PairedCollection, language, id) =>
    collection === 'events' || known.get(`${collection} ${language}`)?.has(id) !== false
}
