import { useTranslation } from 'react-i18next'
import type { Toast } from '../../ui/toast/toast.ts'
import type { Identified } from '../collection.ts'
import { useStatusWords } from '../form/statusWords.ts'
import type { Restored } from '../safeRestoration.ts'
import type { Writable } from '../writing.ts'

/** Says what became of a record that came out of the trash, and how many have lost it. */
export function useRestoredWords() {
  const { t } = useTranslation('recordDeletion')
  const statuses = useStatusWords()

  function sentences<R extends Identified>(
    title: string,
    { record, alreadyBack }: Restored<R>,
    { fields }: Pick<Writable<R>, 'fields'>,
    lostLinks = 0,
  ): readonly string[] {
    const status = statuses.name(String(fields.status?.of(record) ?? '')).toLowerCase()
    return [
      t(alreadyBack ? 'back' : 'restored', { title, status }),
      lostLinks > 0 ? t('lostLinks', { count: lostLinks }) : '',
    ].filter(Boolean)
  }

  return {
    sentences,
    toast<R extends Identified>(...restored: Parameters<typeof sentences<R>>): Toast {
      const [first = '', ...more] = sentences(...restored)
      return more.length > 0
        ? { message: [first, ...more].join(' '), severity: 'warning' }
        : { message: first }
    },
  }
}
