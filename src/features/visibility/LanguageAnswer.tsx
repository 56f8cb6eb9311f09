import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../core/views/form/languageLabels.ts'
import type { Service } from '../../api/service.ts'
import { type KnownFacts, useFacts } from './useFacts.ts'
import { VersionReading } from './VersionReading.tsx'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import HelpOutlined from '@mui/icons-material/HelpOutlineOutlined'
import LinkIcon from '@mui/icons-material/LinkOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useMayWrite } from '../../core/views/list/statusReach.ts'
import { type Facts, firstDayListing } from './facts.ts'
import {
  type Reason,
  reasonsFor,
  type Verdict,
  verdictOn,
  remediesFor,
  clockOfSite,
} from './reasons.ts'
import { RemedyWay } from './RemedyWay.tsx'
import { useStatusNames } from '../../core/views/list/statusName.ts'
import { formatDate, formatDateTime } from '../../i18n/formats.ts'
import { readWallDay } from '../../time/wallTime.ts'
import { stack } from '../../ui/layout.ts'

const statuses = ['draft', 'pending', 'private'] as const

/** A reason in a sentence. */
export function useReasonMessages(): (reason: Reason, facts: Facts) => string {
  const { t, i18n } = useTranslation('visibility')
  const nameOf = useLanguageName()
  const { ofOne } = useStatusNames()
  const moment = (at: string) => formatDateTime(i18n.language, at)
  /** The day on which the listing reaches an event. */
  const reached = ({ own }: Facts) => {
    const end = own.kind === 'here' ? readWallDay(own.record.end_date) : null
    return end ? formatDate(i18n.language, firstDayListing(end)) : ''
  }
  return (reason, facts) => {
    const { kind } = reason
    const isListed = facts.usual === 'yes'
    if (kind === 'status') {
      const own = statuses.find((one) => one === reason.status)
      return own ? t(`reason.${own}`) : t('reason.otherStatus', { status: ofOne(reason.status) })
    }
    if (kind === 'scheduled')
      return reason.at
        ? t('reason.scheduled', { at: moment(reason.at) })
        : t('reason.scheduledSometime')
    if (kind === 'overdue' || kind === 'begun')
      return t(`reason.${kind}`, { at: moment(reason.at) })
    if (kind === 'past')
      return t(isListed ? 'reason.pastListed' : 'reason.past', { at: moment(reason.at) })
    if (kind === 'beyond' && isListed) return t('reason.beyondListed', { at: moment(reason.at) })
    if (kind === 'beyond')
      return t('reason.beyond', { at: moment(reason.at), from: reached(facts) })
    if (kind === 'language')
      return t(isListed ? 'reason.languageListed' : 'reason.language', {
        language: nameOf(reason.language),
      })
    if (kind === 'hidden' && isListed) return t('reason.hiddenListed')
    if (kind === 'category') {
      const { name, id, state } = reason.category
      return t(state === 'empty' ? 'reason.emptyCategory' : 'reason.missingCategory', {
        name: name || `#${id}`,
      })
    }
    if (kind === 'unknown') return t(`unknown.${reason.what}`)
    return t(`reason.${kind}`)
  }
}

const Said = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  margin: 0,
  fontWeight: 600,
}))

const Reasons = stack('ul', 1, (theme) => ({
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

interface AnswerProps {
  facts: Facts
  /** in the language of the event */
  service: Service
}

/** Whether an event is seen in one language; why not, and what to do about each reason. */
function Answer({ facts, service }: AnswerProps) {
  const { t } = useTranslation('visibility')
  const wordsOf = useReasonMessages()
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

interface Props {
  /** in the language of the event */
  service: Service
  id: number
}

/** What people see of the version of an event in another language, once the service has said. */
export function LanguageAnswer({ service, id }: Props) {
  const known = useFacts(service, [id])
  return (
    <>
      <VersionReading {...{ service, id, known }} onAgain={known.read} />
      <KnownAnswer {...{ service, id, known }} />
    </>
  )
}

/** The same of what was asked already. */
export function KnownAnswer({ service, id, known }: Props & { known: KnownFacts }) {
  const { t } = useTranslation('visibility')
  const nameOf = useLanguageName()
  const facts = known.of(id)
  if (facts === null)
    return (
      <output style={{ display: 'block' }}>
        {t('asking', { language: nameOf(service.language) })}
      </output>
    )
  return (
    <div aria-busy={known.isReading}>
      <Answer {...{ facts, service }} />
    </div>
  )
}
