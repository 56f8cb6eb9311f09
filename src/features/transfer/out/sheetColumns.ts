import type { FieldKind } from '../../../core/resource/field.ts'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import { isKnownStatus } from '../../../core/views/list/statusName.ts'
import { writables } from '../../../resources/records.ts'
import { columnNames } from '../columns/columns.ts'
import { statusOf } from '../cells/readCell.ts'
import type { FileFacts } from './fileWriter.ts'

/** A column of a workbook as a person sees it. */
export interface SheetColumn {
  readonly head: string
  /** in characters */
  readonly width: number
  /** of a column of few values, by the value what its cells show: what may be chosen there */
  readonly shown: ReadonlyMap<string, string> | undefined
}

const widths: Readonly<Partial<Record<FieldKind, number>>> = {
  name: 40,
  html: 50,
  status: 20,
  zone: 18,
  number: 8,
  flag: 8,
  wallTime: 17,
  cost: 12,
}
const [usualWidth, ownWidth] = [24, 10]

/** What each status is shown as: by its name where that is read back as this status, else in the interface's spelling. */
function shownStatuses({ translator, statuses }: FileFacts): ReadonlyMap<string, string> {
  return new Map(
    statuses.flatMap((status) => {
      const name = isKnownStatus(status) ? translator.t(`filters:status.${status}`) : status
      const shown = [name, status].find((text) => 'value' in statusOf(text, [status]))
      return shown === undefined ? [] : [[status, shown] as const]
    }),
  )
}

const ownColumns = ['id', 'language', 'url', 'exported'] as const

/** The columns of `columnNames`, in the language of the interface. */
export function sheetColumns(facts: FileFacts): readonly SheetColumn[] {
  const { of, translator } = facts
  const shown: Readonly<Partial<Record<FieldKind, ReadonlyMap<string, string>>>> = {
    status: shownStatuses(facts),
    flag: new Map([
      ['yes', translator.t('transfer:new.yes')],
      ['no', translator.t('recordForm:differences.no')],
    ]),
  }
  return columnNames(of).map((name) => {
    const own = ownColumns.find((column) => column === name)
    if (own !== undefined)
      return { head: translator.t(`transfer:out.column.${own}`), width: ownWidth, shown: undefined }
    const { kind = 'text' } = writables[of].fields[name] ?? {}
    const head = fieldLabel(translator, of, name)
    const width = Math.max(widths[kind] ?? usualWidth, head.length + 2)
    return { head, width, shown: shown[kind] }
  })
}
