import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../collection/list/statusReach.ts'
import { ReadAt } from '../../collection/form/ReadAt.tsx'
import { ReadOnlyNote } from '../../collection/form/ReadOnlyNote.tsx'
import { formatNumber } from '../../i18n/formats.ts'
import { useService } from '../../service/useService.ts'
import { Facts } from '../../ui/Facts.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useEventWords } from '../form/useEventWords.ts'
import { CopyChooser } from './CopyChooser.tsx'
import { idsMade } from './copyPlan.ts'
import { currentPlan } from './copyPlans.ts'
import { CopyRun } from './CopyRun.tsx'
import type { Original } from './OriginalOf.tsx'
import { useCopying } from './useCopying.ts'
import { useWhenWords } from './useWhenWords.ts'

/** An event and its copies: chosen first, then made. */
export function Duplicating({ source, isProtected, readAt, note, reread }: Original) {
  const { t, i18n } = useTranslation('eventDuplicate')
  const service = useService()
  const mayWrite = useMayWrite(service)
  const when = useWhenWords()
  const words = useEventWords()
  const copying = { service, id: source.id }
  const title = source.title || words.say('page.untitled')

  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  const undo = async (evenIfChanged?: boolean) => {
    const { changed, refused } = await work.undo(evenIfChanged)
    if (refused > 0)
      toast.show({ message: t('result.undoFailed', counted(refused)), severity: 'error' })
    if (changed > 0)
      toast.show({
        message: t('result.changed', counted(changed)),
        severity: 'warning',
        actions: [{ label: t('result.anyway', counted(changed)), onClick: () => void undo(true) }],
      })
    if (changed + refused === 0) toast.show({ message: t('result.undone', { title }) })
  }
  const tell = () => {
    const plan = currentPlan(copying)
    const count = plan ? idsMade(plan).length : 0
    if (count === 0) return
    toast.show({
      message: t('result.toast', { title, ...counted(count) }),
      actions: [{ label: t('result.undoShort'), onClick: () => void undo() }],
    })
  }
  const work = useCopying(copying, { onMade: tell })

  return (
    <>
      <PageHeader
        title={t(work.plan ? 'run.title' : 'title', { title })}
        summary={
          <Facts>
            {source.start_date && t('summary', { when: when.both(source, source.all_day) })}
            <ReadAt at={readAt} />
          </Facts>
        }
      />
      {note}
      {mayWrite ? null : <ReadOnlyNote />}
      {work.plan ? (
        <CopyRun plan={work.plan} work={work} onUndo={() => void undo()} />
      ) : mayWrite ? (
        <CopyChooser {...{ source, isProtected, reread }} onStart={work.start} />
      ) : null}
    </>
  )
}
