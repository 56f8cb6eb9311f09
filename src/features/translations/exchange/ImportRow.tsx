import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../i18n/formats.ts'
import { Button } from '../../../ui/Button.tsx'
import { ComparedTexts } from '../../../ui/compare/ComparedTexts.tsx'
import { ChoiceLine } from '../../../ui/files/ChoiceLine.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { titleOfRecord } from '../../../resources/records.ts'
import type { TakenRow, Warning } from './checked.ts'

const Line = styled(ChoiceLine)(({ theme }) => ({
  '& p': { margin: theme.spacing(0.25, 0), color: (theme.vars ?? theme).palette.text.secondary },
}))

interface Props {
  row: TakenRow
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One text: what it was, what it would be, and what has changed around it since the file was made. */
export function ImportRow({ row, isChosen, onChoose }: Props) {
  const { t, i18n } = useTranslation('exchange')
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
          {t(`kind.${collection === 'events' || kind !== 'title' ? kind : 'name'}`)}
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
            {t('row.compare')}
          </Button>
        </div>
      )}
      {isOpen ? <Compared row={row} /> : null}
    </Line>
  )
}

function Compared({ row: { unit, sourceNow, targetNow, warnings } }: { row: TakenRow }) {
  const { t } = useTranslation('exchange')
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
