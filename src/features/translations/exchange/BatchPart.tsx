import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import { Button } from '../../../ui/Button.tsx'
import { RowList } from '../../../ui/files/RowList.tsx'
import { ApplyDialog } from './ApplyDialog.tsx'
import { targetKey } from './checked.ts'
import { ImportRow } from './ImportRow.tsx'
import { DraftsDialog } from './drafts/DraftsDialog.tsx'
import { type Batch, byRecord, chosenOf } from './takenTexts.ts'

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}))

/** The texts of one language, each to be taken or left, and all of them written in one gesture. */
export function BatchPart({ batch, onWritten }: { batch: Batch; onWritten: () => void }) {
  const { t, i18n } = useTranslation(['exchange', 'translations'])
  const nameOf = useLanguageName()
  const button = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [isOpen, setOpen] = useState(false)
  const { rows, kind, collection, to } = batch
  const chosen = chosenOf(rows, said)
  const Writing = kind === 'change' ? ApplyDialog : DraftsDialog
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  const all = (isChosen: boolean) =>
    setSaid(new Map(rows.map(({ unit }) => [targetKey(unit), isChosen])))
  return (
    <section>
      <Typography variant="h2">
        {t(`batch.${kind}`, {
          what: t(`translations:of.${collection}`),
          language: nameOf(to),
        })}
      </Typography>
      {kind === 'create' ? <p>{t('batch.beside')}</p> : null}
      <Ways>
        <Button
          ref={button}
          variant="contained"
          disabled={chosen.length === 0}
          onClick={() => setOpen(true)}
        >
          {kind === 'change'
            ? t('batch.save', counted(chosen.length))
            : t('batch.make', counted(byRecord(chosen).size))}
        </Button>
        <Button onClick={() => all(true)}>{t('batch.all')}</Button>
        <Button onClick={() => all(false)}>{t('batch.none')}</Button>
      </Ways>
      <RowList isUnmarked {...{ rows }} more={t('row.more')} sx={{ display: 'grid', gap: 1 }}>
        {(row) => {
          const key = targetKey(row.unit)
          return (
            <ImportRow
              key={key}
              {...{ row }}
              isChosen={chosen.includes(row)}
              onChoose={(isChosen) => setSaid(new Map([...said, [key, isChosen]]))}
            />
          )
        }}
      </RowList>
      {isOpen ? (
        <Writing
          batch={{ ...batch, rows: chosen }}
          onClose={(hasWritten) => {
            setOpen(false)
            button.current?.focus()
            if (hasWritten) onWritten()
          }}
        />
      ) : null}
    </section>
  )
}
