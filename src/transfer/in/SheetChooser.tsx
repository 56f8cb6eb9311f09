import { useTranslation } from 'react-i18next'
import { Choice, Choices } from '../../translations/exchange/Choice.tsx'
import type { Table } from './table.ts'

interface Props {
  table: Pick<Table, 'sheets' | 'sheet'>
  onChoose: (sheet: number) => void
}

/** Which sheet of a workbook, where it has more than one. */
export function SheetChooser({ table: { sheets, sheet = 0 }, onChoose }: Props) {
  const { t } = useTranslation('transfer')
  if (sheets === undefined || sheets.length < 2) return null
  return (
    <Choices>
      <Choice
        label={t('new.sheet')}
        value={String(sheet)}
        options={sheets.map((words, at) => ({ value: String(at), words }))}
        onChange={(value) => onChoose(Number(value))}
      />
    </Choices>
  )
}
