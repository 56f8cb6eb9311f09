import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { RecordLink } from '../../core/views/form/RecordLink.tsx'
import { useStatusNames } from '../../core/views/list/statusName.ts'
import type { BoardState } from '../translations/board/useBoard.ts'
import type { BoardRow } from '../translations/state/boardRow.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LanguageChip } from '../../ui/LanguageChip.tsx'
import type { Named } from './naming.ts'
import { row } from '../../ui/layout.ts'

const Versions = row('span', [0.25, 1.5], (theme) => ({
  overflowWrap: 'anywhere',
  '& > span': { display: 'inline-flex', alignItems: 'baseline', gap: theme.spacing(0.75) },
}))

interface Props {
  of: Named
  board: BoardState
  row: BoardRow
}

/** One of them in its languages, and where and how it is found. */
export function RowFacts({ of, board, row }: Props) {
  const { t } = useTranslation(['hygiene', 'ui'])
  const names = useStatusNames()
  const { languages } = board.service.configuration
  const { facts } = row.source
  const known = [facts.address, cityOf(board, row), facts.phone, facts.website, facts.email]
  const details = known.filter(Boolean)
  return (
    <>
      <Versions>
        {Object.values(row.cells).map(({ version: { language, id, status, texts } }) => (
          <span key={`${language} ${id}`}>
            <LanguageChip language={language} label={languages[language] ?? language} />
            <RecordLink name={of} language={language} place={{ id: String(id) }}>
              <span lang={texts.title ? language : undefined}>
                {texts.title || t('ui:unnamed')}
              </span>
            </RecordLink>
            {status !== null && status !== 'publish' ? `(${names.ofOne(status)})` : null}
          </span>
        ))}
      </Versions>
      <Typography
        variant="body2"
        color="textSecondary"
        lang={details.length > 0 ? row.source.language : undefined}
      >
        {details.length > 0 ? <Facts>{details}</Facts> : t('noDetails')}
      </Typography>
    </>
  )
}

function cityOf({ listings }: BoardState, { source }: BoardRow): string {
  const listing = listings.find(({ language }) => language === source.language)
  return listing?.venues.find(({ id }) => id === source.id)?.city ?? ''
}
