import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { BoardProps } from '../board/Board.tsx'
import { Choice, Choices } from '../../../ui/form/Choice.tsx'
import { addressWith } from './exchangeFilters.ts'
import { wantedStates } from './exportUnits.ts'
import type { TextKind } from './textUnit.ts'
import type { Export } from './useExport.ts'

interface Props extends Pick<BoardProps, 'of' | 'board' | 'searchFor'> {
  out: Export
}

/** From which language to which, which rows, and what of them. */
export function ExportChoices({ of, board, searchFor, out }: Props) {
  const { t } = useTranslation('exchange')
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
        label={t('out.which')}
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

interface KindsProps extends Pick<Props, 'of' | 'out'> {
  /** as the address has them; nothing for all */
  onChange: (texts: string | undefined) => void
}

function Kinds({ of, out: { ofThis, kinds }, onChange }: KindsProps) {
  const { t } = useTranslation('exchange')
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
          label={t(`kind.${of === 'events' || kind !== 'title' ? kind : 'name'}`)}
          control={
            <Checkbox checked={kinds.includes(kind)} onChange={(_, isOn) => turn(kind, isOn)} />
          }
        />
      ))}
    </fieldset>
  )
}
