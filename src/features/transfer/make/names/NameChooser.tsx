import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../../../core/resource/collection.ts'
import { Choice, Choices as Buttons } from '../../../../ui/form/Choice.tsx'
import { Button } from '../../../../ui/Button.tsx'
import type { NameToSettle } from '../check/dryRun.ts'
import type { Choices, NameChoice, Candidate } from './linkCell.ts'
import { useService } from '../../../../api/useService.ts'

const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5, 2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
  margin: theme.spacing(2.5, 0, 1.5),
  padding: 0,
  listStyle: 'none',
  '& .MuiTextField-root': { width: '100%' },
}))

/** So many are offered for a name beside those that come near. */
const mostOthers = 200

const wordsOf = ({ name, detail }: Candidate) => `${name} (${detail})`

function choiceOf(value: string): NameChoice | null {
  if (value === 'leave' || value === 'make') return { kind: value }
  return value === '' ? null : { kind: 'record', id: Number(value) }
}

function valueOf(choice: NameChoice | undefined): string {
  if (choice === undefined) return ''
  return choice.kind === 'record' ? String(choice.id) : choice.kind
}

interface Props {
  names: readonly NameToSettle[]
  candidatesOf: (of: CollectionName) => readonly Candidate[]
  choices: Choices
  onChoose: (choices: Choices) => void
}

/** Names that no record has, or several have: which record they mean, if any. */
export function NameChooser({ names, candidatesOf, choices, onChoose }: Props) {
  const { t } = useTranslation(['transfer', 'ui'])
  const { language } = useService()
  if (names.length === 0) return null
  const choose = (some: readonly NameToSettle[], choice: NameChoice | null) => {
    const next = new Map(choices)
    for (const { key } of some) {
      if (choice === null) next.delete(key)
      else next.set(key, choice)
    }
    onChoose(next)
  }
  const unsettled = names.filter(({ key }) => !choices.has(key))
  const unheard = unsettled.filter(({ areNamesakes }) => !areNamesakes)
  const optionsOf = ({ of, candidates, areNamesakes }: NameToSettle) => {
    const all = candidatesOf(of)
    const others = areNamesakes || all.length > mostOthers ? [] : all
    const offered = [
      ...candidates,
      ...others.filter(({ id }) => candidates.every((one) => one.id !== id)),
    ]
    return [
      { value: '', words: t('ui:choose') },
      { value: 'leave', words: t('new.leave') },
      ...(areNamesakes ? [] : [{ value: 'make', words: t(`ui:new.${of}`) }]),
      ...offered.map((one) => ({ value: String(one.id), words: wordsOf(one), language })),
    ]
  }
  return (
    <section aria-label={t('new.names')}>
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        {t('new.names')}
      </Typography>
      <Typography>{t('new.namesText')}</Typography>
      <output>{t('new.unsettledNames', { count: unsettled.length })}</output>
      {unheard.length > 1 ? (
        <Buttons>
          <Button variant="outlined" onClick={() => choose(unheard, { kind: 'make' })}>
            {t('new.makeAll')}
          </Button>
          <Button variant="outlined" onClick={() => choose(unheard, { kind: 'leave' })}>
            {t('new.leaveAll')}
          </Button>
        </Buttons>
      ) : null}
      <Lines>
        {names.map((one) => (
          <li key={one.key}>
            <Choice
              label={t(`new.nameOf.${one.of}`, { name: one.name })}
              value={valueOf(choices.get(one.key))}
              options={optionsOf(one)}
              onChange={(value) => choose([one], choiceOf(value))}
            />
            <Typography variant="body2" color="textSecondary">
              {one.areNamesakes ? `${t('new.namesakes')} ` : ''}
              {Object.values(one.more).length > 0 ? `${Object.values(one.more).join(', ')}. ` : ''}
              {t('ui:count.rows', { count: one.rows })}
            </Typography>
          </li>
        ))}
      </Lines>
    </section>
  )
}
