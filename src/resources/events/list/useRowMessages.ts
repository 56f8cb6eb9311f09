import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStatusNames } from '../../../core/views/list/statusName.ts'

/** What the rows of events are said with. Asked for once a list: six times a row, it took a sixth of drawing them. */
export function useRowMessages() {
  const { t, i18n } = useTranslation(['eventList', 'ui'])
  const { ofOne } = useStatusNames()
  const speaking = i18n.language
  return useMemo(() => ({ t, speaking, status: ofOne }), [t, speaking, ofOne])
}

export type RowLabels = ReturnType<typeof useRowMessages>
