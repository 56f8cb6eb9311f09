import { styled } from '@mui/material/styles'
import { languagesOf } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { CollectionName } from '../../resource/collection.ts'
import { useLanguageName } from './languageLabels.ts'
import type { NounLabels } from './recordForm.ts'
import { ListLink, RecordLink } from './RecordLink.tsx'
import type { Place } from './RecordLink.tsx'

const Ways = styled('ul')(({ theme }) => ({ '& li': { marginBlock: theme.spacing(1) } }))

interface Props {
  name: CollectionName
  place: Place
  words: Pick<NounLabels, 'say'>
}

/** There is no such record here; it may exist in another language. */
export function MissingRecord({ name, place, words }: Props) {
  const { language, configuration } = useService()
  const nameOf = useLanguageName()
  const which = 'id' in place ? place.id : place.slug
  return (
    <>
      <PageHeader title={words.say('missing.title')} />
      <p>{words.say('missing.text', { which, language: nameOf(language) })}</p>
      <Ways>
        {languagesOf(configuration)
          .filter((other) => other !== language)
          .map((other) => (
            <li key={other}>
              <RecordLink {...{ name, place }} language={other}>
                {words.say('missing.look', { language: nameOf(other) })}
              </RecordLink>
            </li>
          ))}
        <li>
          <ListLink {...{ name, language }}>{words.say('missing.list')}</ListLink>
        </li>
      </Ways>
    </>
  )
}
