import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import { cellMessage } from '../cells/cellMessage.ts'
import type { CheckedRow } from './checkedFile.ts'

type Problem = Omit<Extract<CheckedRow, { kind: 'problem' }>, 'kind'>

/** Which row is not taken, and why, with its cells. */
export function useProblemMessages(of: CollectionName) {
  const { t, i18n } = useTranslation('transfer')
  return ({ place, problem, wrong }: Problem): string => {
    const cells = wrong.map((cell) =>
      cellMessage(
        t,
        fieldLabel(i18n, of, cell.field),
        t(`cell.problem.${cell.problem}`),
        cell.shown,
      ),
    )
    return `${t('in.row', { place })} ${t(`in.problem.${problem}`)} ${cells.join(' ')}`
  }
}
