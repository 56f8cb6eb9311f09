import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import HelpOutlined from '@mui/icons-material/HelpOutlineOutlined'
import LinkIcon from '@mui/icons-material/LinkOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../collection/list/statusReach.ts'
import type { Service } from '../service/service.ts'
import type { Facts } from './facts.ts'
import { reasonsFor, type Verdict, verdictOn } from './reasons.ts'
import { remediesFor } from './remedies.ts'
import { RemedyWay } from './RemedyWay.tsx'
import { clockOfSite } from './clockOfSite.ts'
import { useReasonWords } from './useReasonWords.ts'

const Said = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  margin: 0,
  fontWeight: 600,
}))

const Reasons = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(1, 0, 0),
  paddingInlineStart: theme.spacing(2.5),
  maxWidth: '76ch',
  overflowWrap: 'anywhere',
}))

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1),
  marginBlockStart: theme.spacing(0.5),
  // Its words begin where those of the reason do.
  '& > a:first-of-type:not(button + a)': { marginInlineStart: theme.spacing(-1.25) },
}))

const signs = {
  visible: <CheckCircle color="success" fontSize="small" />,
  address: <LinkIcon color="warning" fontSize="small" />,
  closed: <VisibilityOff color="error" fontSize="small" />,
  unknown: <HelpOutlined color="warning" fontSize="small" />,
} satisfies Record<Verdict, unknown>

interface Props {
  facts: Facts
  /** in the language of the event */
  service: Service
}

/** Whether an event is seen in one language; why not, and what to do about each reason. */
export function Answer({ facts, service }: Props) {
  const { t } = useTranslation('visibility')
  const wordsOf = useReasonWords()
  const mayWrite = useMayWrite(service)
  const rights = { mayWrite, isNobody: service.account.kind === 'anonymous' }
  const reasons = reasonsFor(facts, clockOfSite(service))
  const verdict = verdictOn(reasons, facts)
  return (
    <div>
      <Said>
        {signs[verdict]}
        <span>
          {t(`verdict.${verdict}`)} <PublicLink {...{ facts, verdict }} />
        </span>
      </Said>
      {reasons.length > 0 ? (
        <Reasons>
          {reasons.map((reason) => {
            const remedies = remediesFor(reason, facts, rights)
            const words = wordsOf(reason, facts)
            return (
              <li key={words}>
                {words}
                {remedies.length > 0 ? (
                  <Ways>
                    {remedies.map((remedy) => (
                      <RemedyWay
                        key={remedy.kind === 'write' ? remedy.what : remedy.kind}
                        {...{ remedy, facts, service }}
                      />
                    ))}
                  </Ways>
                ) : null}
              </li>
            )
          })}
        </Reasons>
      ) : null}
    </div>
  )
}

/** Its page on the website, where anybody can open that. */
function PublicLink({ facts, verdict }: { facts: Facts; verdict: Verdict }) {
  const { t } = useTranslation('visibility')
  const url = facts.own.kind === 'here' ? facts.own.record.url : ''
  if (!url || (verdict !== 'visible' && verdict !== 'address')) return null
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer">
      {t('here')}
    </Link>
  )
}
