import { styled } from '@mui/material/styles'
import type { Command } from 'prosemirror-state'
import { useTranslation } from 'react-i18next'
import { addColumn, removeColumn } from './tableColumns.ts'
import { addRow, removeRow } from './tableRows.ts'
import { removeTable } from './tables.ts'
import { ToolButton } from './ToolButton.tsx'

const Words = styled('span')({ paddingInline: 6, fontSize: '0.8125rem', whiteSpace: 'nowrap' })

/** A line of its own: the tools above stay where they are. */
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', flexBasis: '100%' })

const tools = { addRow, removeRow, addColumn, removeColumn, removeTable } as const
const names = ['addRow', 'removeRow', 'addColumn', 'removeColumn', 'removeTable'] as const

/** What can be done with the table of the selection. */
export function TableTools({ run }: { run: (command: Command) => void }) {
  const { t } = useTranslation('html')
  return (
    <Line>
      {names.map((name) => (
        <ToolButton key={name} name={t(`table.${name}`)} onPress={() => run(tools[name])}>
          <Words>{t(`tableShort.${name}`)}</Words>
        </ToolButton>
      ))}
    </Line>
  )
}
