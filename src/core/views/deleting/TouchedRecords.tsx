import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Touched } from './deletable.ts'
import { named, type TouchedLook, type TouchedPart, useTouched } from './useTouched.ts'
import { RecordLink } from '../form/RecordLink.tsx'
import { useLanguageName } from '../form/languageLabels.ts'
import { formatList } from '../../../i18n/formats.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { stack } from '../../../ui/layout.ts'

const Parts = stack('ul', 1, (theme) => ({
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyleType: '""',
}))

const Records = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: theme.spacing(3),
  '& li': { minHeight: 24 },
  '& a': { overflowWrap: 'anywhere' },
}))

interface TouchedRecordsProps {
  look: TouchedLook
  /** A link was followed. */
  onLeave?: () => void
}

/** What a deletion touches, in each language; or that it is being asked, or could not be found out. */
export function TouchedRecords({ look, onLeave }: TouchedRecordsProps) {
  const { t, i18n } = useTranslation(['recordDeletion', 'ui'])
  const { parts, isAsking, isUnknown } = look
  if (parts.length === 0) return null
  const others = [
    ...new Set(
      parts.flatMap(
        ({ touched, page }) => page?.items.flatMap((one) => touched.othersOf?.(one) ?? []) ?? [],
      ),
    ),
  ]
  const isUsed = parts.some(({ page }) => (page?.total ?? 0) > 0)
  return (
    <div aria-busy={isAsking}>
      <output>{isAsking ? t('asking') : isUsed || isUnknown ? '' : t('unused')}</output>
      {isUsed && !isAsking ? (
        <Parts>
          {parts.map((part) => (
            <Part
              key={`${part.touched.what} ${part.language} ${part.isTrashed}`}
              {...{ part, onLeave }}
            />
          ))}
        </Parts>
      ) : null}
      {others.length > 0 && !isAsking ? (
        <p>{t('others', { names: formatList(i18n.language, others) })}</p>
      ) : null}
      {isAsking ? null : (
        <p>
          {t('hidden')} {parts.some(({ touched }) => touched.othersOf) ? t('hiddenOthers') : null}
        </p>
      )}
      {isUnknown && !isAsking ? (
        <p role="alert">
          {t('unknown')} <Button onClick={look.again}>{t('ui:lookAgain')}</Button>
        </p>
      ) : null}
    </div>
  )
}

/** Those of one language: how many, and the first of them. */
function Part({ part, onLeave }: { part: TouchedPart; onLeave: TouchedRecordsProps['onLeave'] }) {
  const { t, i18n } = useTranslation(['recordDeletion', 'ui'])
  const nameOf = useLanguageName()
  const { touched, language, isTrashed = false, page } = part
  if (page === undefined || page.total === 0) return null
  const { name } = touched.collection
  const shown = page.items.slice(0, named)
  const rest = page.total - shown.length
  const list: string = `/$language/${isTrashed ? 'trash' : name}`
  const holes = { count: page.total }
  return (
    <li>
      {t(`count.${isTrashed ? 'trashed' : touched.what}`, { ...holes, language: nameOf(language) })}
      <Records lang={language} onClick={onLeave}>
        {shown.map((record) => (
          <li key={record.id}>
            <Facts>
              <RecordLink {...{ name, language }} place={{ id: String(record.id) }}>
                {touched.labelOf(record) || `#${record.id}`}
              </RecordLink>
              {touched.detailOf ? (
                <span lang={i18n.language}>{touched.detailOf(record, i18n.language)}</span>
              ) : null}
            </Facts>
          </li>
        ))}
        {rest > 0 ? (
          <li lang={i18n.language}>
            <RouterLink to={list} params={{ language }} search={isTrashed ? {} : touched.search}>
              {t('ui:andMore', { count: rest })}
            </RouterLink>
          </li>
        ) : null}
      </Records>
    </li>
  )
}

interface TouchedByManyProps {
  touches: readonly Touched[]
  /** What the page knows of already. */
  known?: readonly TouchedPart[]
}

/** What the deletion of several records touches, in each language. */
export function TouchedByMany({ touches, known }: TouchedByManyProps) {
  return <TouchedRecords look={useTouched(touches, known)} />
}
