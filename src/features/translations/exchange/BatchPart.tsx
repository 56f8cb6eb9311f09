import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { formatList } from '../../../i18n/formats.ts'
import { RowList, ChoiceLine } from '../../../ui/files/RowList.tsx'
import { ApplyDialog } from './ApplyDialog.tsx'
import { type TakenRow, targetKey, type Warning } from './checked.ts'
import { DraftsDialog } from './drafts/DraftsDialog.tsx'
import { type Batch, byRecord, chosenOf } from './takenTexts.ts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import { Button } from '../../../ui/Button.tsx'
import { ComparedTexts } from '../../../ui/compare/ComparedTexts.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { titleOfRecord } from '../../../resources/records.ts'

const Line = styled(ChoiceLine)(({ theme }) => ({
  '& p': { margin: theme.spacing(0.25, 0), color: (theme.vars ?? theme).palette.text.secondary },
}))

interface ImportRowProps {
  row: TakenRow
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One text: what it was, what it would be, and what has changed around it since the file was made. */
function ImportRow({ row, isChosen, onChoose }: ImportRowProps) {
  const { t, i18n } = useTranslation(['exchange', 'eventForm', 'recordForm', 'ui'])
  const id = useId()
  const { unit, source, version, warnings, findings } = row
  const missing = (warning: Warning) =>
    formatList(i18n.language, findings[warning as keyof typeof findings] ?? [])
  const [isOpen, setOpen] = useState(unit.kind === 'title')
  const { collection, kind, from, to } = unit
  const shown = version ?? source
  const language = version ? to : from
  // One without a version leads to where that is made.
  const path: string = `/$language/${version ? collection : 'translations'}/$id`
  return (
    <Line
      {...{ id, isChosen, onChoose }}
      name={
        <>
          <RouterLink to={path} params={{ language, id: String(shown.id) }} lang={language}>
            {titleOfRecord(collection, shown)}
          </RouterLink>
          {': '}
          {kind === 'title' && collection !== 'events'
            ? t('ui:name')
            : fieldLabel(i18n, 'events', kind)}
        </>
      }
    >
      {warnings.map((warning) => (
        <p key={warning}>
          <strong>
            {t(`warning.${warning}`, {
              title: titleOfRecord(collection, source),
              missing: missing(warning),
            })}
          </strong>
        </p>
      ))}
      {unit.isEmptied ? <p>{t('row.emptied')}</p> : null}
      {unit.kind === 'title' ? null : (
        <div>
          <Button aria-expanded={isOpen} aria-describedby={id} onClick={() => setOpen(!isOpen)}>
            {t('ui:compare')}
          </Button>
        </div>
      )}
      {isOpen ? <Compared row={row} /> : null}
    </Line>
  )
}

function Compared({ row: { unit, sourceNow, targetNow, warnings } }: { row: TakenRow }) {
  const { t } = useTranslation(['exchange', 'eventForm', 'recordForm', 'ui'])
  const isHtml = unit.kind !== 'title'
  return (
    <>
      {warnings.includes('sourceChanged') ? (
        <>
          <p>{t('row.source')}</p>
          <ComparedTexts before={unit.source} after={sourceNow} {...{ isHtml }} lang={unit.from} />
        </>
      ) : null}
      <p>{t('row.target')}</p>
      <ComparedTexts before={targetNow} after={unit.target} {...{ isHtml }} lang={unit.to} />
    </>
  )
}

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}))

/** The texts of one language, each to be taken or left, and all of them written in one gesture. */
export function BatchPart({ batch, onWritten }: { batch: Batch; onWritten: () => void }) {
  const { t } = useTranslation(['exchange', 'translations', 'ui', 'app', 'job'])
  const nameOf = useLanguageName()
  const button = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [isOpen, setOpen] = useState(false)
  const { rows, kind, collection, to } = batch
  const chosen = chosenOf(rows, said)
  const Writing = kind === 'change' ? ApplyDialog : DraftsDialog
  const all = (isChosen: boolean) =>
    setSaid(new Map(rows.map(({ unit }) => [targetKey(unit), isChosen])))
  return (
    <section>
      <Typography variant="h2">
        {t(`batch.${kind}`, {
          what: t(`app:shell.${collection}`),
          language: nameOf(to),
        })}
      </Typography>
      <Ways>
        <Button
          ref={button}
          variant="contained"
          disabled={chosen.length === 0}
          onClick={() => setOpen(true)}
        >
          {kind === 'change'
            ? t('batch.save', { count: chosen.length })
            : t('batch.make', { count: byRecord(chosen).size })}
        </Button>
        <Button onClick={() => all(true)}>{t('batch.all')}</Button>
        <Button onClick={() => all(false)}>{t('job:selection.clear')}</Button>
      </Ways>
      <RowList isUnmarked {...{ rows }} sx={{ display: 'grid', gap: 1 }}>
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
